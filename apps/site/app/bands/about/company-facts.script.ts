import { COUNT_STAGGER, COUNT_TICK, countTo } from "#app/bands/about/count-up.ts";
import { onceInView } from "#app/browser/once-in-view.ts";
import { runStrip } from "#app/browser/run-strip.ts";

/** Root margin: the counter starts below the viewport's upper quarter (HOME-04). */
const LOWER_THREE_QUARTERS = "-25% 0px 0px 0px";

export default function companyFacts(list: HTMLElement): void {
  onceInView(list, LOWER_THREE_QUARTERS, () => {
    const figures = [...list.querySelectorAll<HTMLElement>("[data-figure]")];
    for (const [at, figure] of figures.entries())
      runStrip(figure, countTo(Number(figure.dataset.figure)).map(String), {
        tick: COUNT_TICK,
        delay: at * COUNT_STAGGER,
      });
  });
}
