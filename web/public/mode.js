// Before the first paint: the colours that were chosen, else those of the system, so that nothing flashes.
{
  let mode;
  try {
    mode = JSON.parse(localStorage.getItem("malecon") || "{}").mode;
  } catch {
    // Nothing was chosen, or it cannot be read: the system decides.
  }
  const dark = mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mode = dark ? "dark" : "light";
}
