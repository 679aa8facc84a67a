import { useEffect, type RefObject } from "react";

/**
 * Says in `--through` how far an element is through the view, from 0 (coming from below) to 1 (gone above). Only where the browser
 * has no scroll timelines, and only while motion is welcome.
 */
export function useDrift(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current;
    if (!element || CSS.supports("animation-timeline: view()") || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let asked = 0;
    const place = (): void => {
      asked = 0;
      const { top, height } = element.getBoundingClientRect();
      element.style.setProperty("--through", String(Math.min(1, Math.max(0, (innerHeight - top) / (innerHeight + height)))));
    };
    const look = (): void => {
      asked ||= requestAnimationFrame(place);
    };
    place();
    addEventListener("scroll", look, { passive: true });
    return () => {
      removeEventListener("scroll", look);
      cancelAnimationFrame(asked);
    };
  }, [target]);
}
