// Before the first paint: the colours that were chosen, else those of the system, so that nothing flashes.
{
  let mode, contrast;
  try {
    ({ mode, contrast } = JSON.parse(localStorage.getItem("malecon") || "{}"));
  } catch {
    // Nothing was chosen, or it cannot be read: the system decides.
  }
  const dark = mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mode = dark ? "dark" : "light";
  const more = contrast === "more" || matchMedia("(prefers-contrast: more)").matches;
  document.documentElement.dataset.contrast = more ? "more" : "auto";
}
