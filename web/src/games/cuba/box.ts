import type { Box } from "../boxes";

const box: Box = { sign: "sugar", minutes: [75, 120], weight: 3 };
export default box;
