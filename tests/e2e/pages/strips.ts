import type { Locator } from "@playwright/test";

/** What each place shows: of a moving strip its step, by its words or else its index. */
export const shownOf = (places: Locator) =>
  places.evaluateAll((all) =>
    (all as HTMLElement[]).map((place) => {
      const window = place.querySelector("[data-moving] > [data-screen]");
      if (!window) return place.innerText;
      const strip = window.firstElementChild;
      const { top, height } = window.getBoundingClientRect();
      const at = Math.round((top - (strip?.getBoundingClientRect().top ?? 0)) / height);
      return strip?.textContent.split("\n")[at] || String(at);
    }),
  );

/** Stops the strips at this time; without one ends them. Resolves to their number. */
export const stripsAt = (places: Locator, ms?: number) =>
  places.evaluateAll((all, to) => {
    const strips = all.flatMap((place) => place.getAnimations({ subtree: true }));
    for (const one of strips) {
      if (to === undefined) one.finish();
      else one.pause();
      if (to !== undefined) one.currentTime = to;
    }
    return strips.length;
  }, ms);
