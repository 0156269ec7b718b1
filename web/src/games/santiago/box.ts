import type { Box } from "../boxes";

const box: Box = { sign: "car", minutes: [40, 75], weight: 2 };
export default box;
