import Embla, { type EmblaCarouselType } from "embla-carousel";
import { createAutoplay } from "#app/browser/playback/autoplay.ts";
import { inlineSign } from "#app/text/inline-sign.ts";
import { slideDuration } from "#app/browser/slide-duration.ts";
import { turnPlayback } from "#app/browser/playback/turn-playback.ts";

/** Section 9. */
const SPEED = 820;

/** A draggable loop that starts at the visitor's scroll position (SH-09). */
export default function slider(element: HTMLElement): void {
  const viewport = element.querySelector<HTMLElement>("[data-viewport]");
  const [first, second] = viewport?.querySelectorAll("li") ?? [];
  if (!viewport || !first) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  // Right to left both distances are negative.
  const startIndex = second
    ? Math.round(viewport.scrollLeft / (second.offsetLeft - first.offsetLeft))
    : 0;
  const isReversed = inlineSign(viewport) < 0;
  viewport.scrollLeft = 0;
  const embla = Embla(viewport, {
    loop: true,
    align: "start",
    direction: isReversed ? "rtl" : "ltr",
    startIndex,
    duration: slideDuration(SPEED, first.offsetWidth),
  });
  const move = {
    previous: () => embla.scrollPrev(still.matches),
    next: () => embla.scrollNext(still.matches),
  };
  const autoplay = createAutoplay(element, {
    advance: move.next,
    delay: Number(element.dataset.autoplay),
    allowed: () => !still.matches && second !== undefined,
  });
  showPlace(element, embla, autoplay.begin);
  viewport.addEventListener("keydown", (event) => {
    const turn = {
      ArrowLeft: isReversed ? move.next : move.previous,
      ArrowRight: isReversed ? move.previous : move.next,
    }[event.key];
    if (!turn) return;
    event.preventDefault();
    turn();
  });
  for (const [name, turn] of Object.entries(move))
    element.querySelector(`[data-turn="${name}"]`)?.addEventListener("click", turn);
  const playback = element.querySelector<HTMLElement>("[data-playback]");
  playback?.addEventListener("click", () => autoplay.pause(turnPlayback(playback)));
  const follow = (): void => {
    playback?.toggleAttribute("hidden", still.matches);
    autoplay.begin();
  };
  still.addEventListener("change", follow);
  follow();
  element.dataset.ready = "true";
}

/** One dot per slide, with the current one flagged; each move restarts the autoplay timer. */
function showPlace(element: HTMLElement, embla: EmblaCarouselType, moved: () => void): void {
  const places = element.querySelector("[data-places]");
  const update = (): void => {
    const wanted = embla.scrollSnapList().length;
    if (places && places.childElementCount !== wanted)
      places.replaceChildren(...Array.from({ length: wanted }, () => document.createElement("i")));
    for (const [at, place] of [...(places?.children ?? [])].entries())
      place.toggleAttribute("data-current", at === embla.selectedScrollSnap());
    moved();
  };
  update();
  embla.on("select", update).on("reInit", update);
}
