/**
 * Says in `--through` how far an element is through the view, from 0 (coming from below) to 1 (gone
 * above). Only where the browser has no scroll timelines, and only while motion is welcome.
 */
export default function drift(element: HTMLElement): void {
  if (
    CSS.supports("animation-timeline: view()") ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  )
    return;
  let asked = 0;
  const place = (): void => {
    asked = 0;
    const { top, height } = element.getBoundingClientRect();
    element.style.setProperty(
      "--through",
      String(Math.min(1, Math.max(0, (innerHeight - top) / (innerHeight + height)))),
    );
  };
  place();
  addEventListener("scroll", () => void (asked ||= requestAnimationFrame(place)), {
    passive: true,
  });
}
