// Before the first paint: the colours that were chosen, so that nothing flashes.
try {
  const mode = JSON.parse(localStorage.getItem("malecon") || "{}").mode;
  if (mode === "light" || mode === "dark") document.documentElement.dataset.mode = mode;
} catch {
  // Nothing was chosen, or it cannot be read: the system decides.
}
