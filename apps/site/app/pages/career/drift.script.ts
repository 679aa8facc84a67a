/**
 * Sets `--through` to an element's progress through the viewport, from 0 (entering at the bottom)
 * to 1 (left at the top). Only in browsers without scroll timelines and without reduced motion.
 */
export default function drift(element: HTMLElement): void {
  if (
    CSS.supports("animation-timeline: view()") ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  )
    return;
  let frame = 0;
  const place = (): void => {
    frame = 0;
    const { top, height } = element.getBoundingClientRect();
    element.style.setProperty(
      "--through",
      String(Math.min(1, Math.max(0, (innerHeight - top) / (innerHeight + height)))),
    );
  };
  place();
  addEventListener("scroll", () => void (frame ||= requestAnimationFrame(place)), {
    passive: true,
  });
}
