/** A colour as it looks at the hour of the picture: as it is at dusk, darker at night. */
export const dusk = (colour: string): string => `color-mix(in srgb, ${colour}, #0f1b2b var(--night))`;
