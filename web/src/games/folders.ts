/** What was found in the games' folders, by game. */
export const byGame = <Found>(files: Record<string, Found>): Record<string, Found> =>
  Object.fromEntries(Object.entries(files).map(([path, found]) => [path.split("/").at(-2)!, found]));
