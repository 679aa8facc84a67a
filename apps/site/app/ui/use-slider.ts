import type { EmblaCarouselType } from "embla-carousel";
import { useCallback, useEffect, useState, type RefObject } from "react";
import { slideDuration } from "#app/ui/slide-duration.ts";
import { useInView } from "#app/ui/use-in-view.ts";

/** Milliseconds from one slide to the next (section 9). */
const SPEED = 820;
/** How far below the view the slider's script is asked for: nothing, for a section out of view has no layout to measure. */
const NEAR = "0px";

export interface SliderControls {
  /** Before, the list scrolls by itself. */
  ready: boolean;
  selected: number;
  places: number;
  previous: () => void;
  next: () => void;
}

/** Turns a list that scrolls into a loop with drag, once it comes near the view (SH-09). */
export function useSlider(viewport: RefObject<HTMLElement | null>, instant: boolean): SliderControls {
  const near = useInView(viewport, { margin: NEAR, once: true });
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const [place, setPlace] = useState({ selected: 0, places: 0 });
  useEffect(() => (near ? load(viewport, setEmbla) : undefined), [near, viewport]);
  useEffect(() => {
    if (!embla) return;
    const look = () => setPlace({ selected: embla.selectedScrollSnap(), places: embla.scrollSnapList().length });
    look();
    embla.on("select", look).on("reInit", look);
    return () => void embla.off("select", look).off("reInit", look);
  }, [embla]);
  const previous = useCallback(() => embla?.scrollPrev(instant), [embla, instant]);
  const next = useCallback(() => embla?.scrollNext(instant), [embla, instant]);
  return { ready: embla !== null, ...place, previous, next };
}

/** Fetches the slider's script and starts it where the visitor had scrolled to. Without it the list still scrolls. */
function load(target: RefObject<HTMLElement | null>, ready: (api: EmblaCarouselType | null) => void): () => void {
  let api: EmblaCarouselType | undefined;
  let gone = false;
  import("embla-carousel").then(({ default: Embla }) => {
    const viewport = target.current;
    const slide = viewport?.querySelector("li");
    if (gone || !viewport || !slide) return;
    const second = slide.nextElementSibling;
    const startIndex = second instanceof HTMLElement ? Math.round(viewport.scrollLeft / (second.offsetLeft - slide.offsetLeft)) : 0;
    viewport.scrollLeft = 0;
    api = Embla(viewport, { loop: true, align: "start", startIndex, duration: slideDuration(SPEED, slide.offsetWidth) });
    ready(api);
  }, () => undefined);
  return () => {
    gone = true;
    api?.destroy();
    ready(null);
  };
}
