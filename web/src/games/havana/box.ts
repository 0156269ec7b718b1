import type { Box } from "../boxes";

const box: Box = { sign: "house", minutes: [30, 45], weight: 1 };
export default box;
