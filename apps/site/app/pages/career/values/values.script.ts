import { revealAt } from "#app/pages/career/values/reveal.ts";

/** The reveal starts when the title is within this many pixels of the viewport's top (CAR-05). */
const NEAR = 400;

/** Hides items below the viewport and reveals them one by one as the title nears the top. */
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
