/** Toggles a `PlaybackButton` and swaps its label. Returns whether it is paused now. */
export function turnPlayback(button: HTMLElement): boolean {
  const isPaused = button.toggleAttribute("data-paused");
  const { other = "" } = button.dataset;
  button.dataset.other = button.ariaLabel ?? "";
  button.ariaLabel = other;
  return isPaused;
}
