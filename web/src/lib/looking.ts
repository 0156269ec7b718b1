/** Look now, every so many milliseconds as long as the page is in sight, and whenever it comes into sight again. */
export function keepLooking(look: () => void, pause: number): () => void {
  const seen = (): void => void (document.visibilityState === "visible" && look());
  look();
  const timer = setInterval(seen, pause);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
