import { COUNT_STAGGER, countUp } from "#app/bands/about/count-up.ts";
import { onceInView } from "#app/browser/once-in-view.ts";

/** Root margin: the counter starts below the viewport's upper quarter (HOME-04). */
const LOWER_THREE_QUARTERS = "-25% 0px 0px 0px";

export default function companyFacts(list: HTMLElement): void {
  onceInView(list, LOWER_THREE_QUARTERS, () => {
    for (const [at, figure] of [...list.querySelectorAll<HTMLElement>("[data-figure]")].entries()) {
      const end = [...figure.childNodes];
      const show = (value: number): void => figure.replaceChildren(String(value));
      show(0);
      countUp(Number(figure.dataset.figure), at * COUNT_STAGGER, show, () =>
        figure.replaceChildren(...end),
      );
    }
  });
}
