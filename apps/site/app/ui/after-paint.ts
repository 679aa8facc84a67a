/** Runs a task once the next frame is on the screen: a press is answered first, and what merely follows from it comes after. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
