import { revealAt } from "#app/pages/career/values/reveal.ts";

/** Pixels from the view's top within which the title starts the reveal (CAR-05). */
const NEAR = 400;

/**
 * Hides what is still below the view, and reveals it one by one on each side when the title comes
 * near the top. What is in view already nobody sees vanish.
 */
export default function values(band: HTMLElement): void {
  const title = band.querySelector("h2");
  const sides = [...band.querySelectorAll("ul")].map((side) => [...side.children]);
  if (
    !title ||
    band.getBoundingClientRect().top < innerHeight ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  )
    return;
  const show = (place: number, isShown: boolean): void =>
    sides.forEach((side) => side[place]?.toggleAttribute("data-hidden", !isShown));
  const count = Math.max(...sides.map(({ length }) => length));
  for (let place = 0; place < count; place++) show(place, false);
  const over = new AbortController();
  const look = (): void => {
    if (title.getBoundingClientRect().top > NEAR) return;
    over.abort();
    for (let place = 0; place < count; place++) setTimeout(show, revealAt(place), place, true);
  };
  addEventListener("scroll", look, { passive: true, signal: over.signal });
  look();
}
