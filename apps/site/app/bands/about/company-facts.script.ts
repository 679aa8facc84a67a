import { COUNT_STAGGER, COUNT_STEPS, COUNT_TICK, countTo } from "#app/bands/about/count-up.ts";
import { onceInView } from "#app/browser/once-in-view.ts";

/** Root margin: the counter starts below the viewport's upper quarter (HOME-04). */
const LOWER_THREE_QUARTERS = "-25% 0px 0px 0px";

export default function companyFacts(list: HTMLElement): void {
  onceInView(list, LOWER_THREE_QUARTERS, () => {
    const figures = [...list.querySelectorAll<HTMLElement>("[data-figure]")];
    for (const [at, figure] of figures.entries()) count(figure, at * COUNT_STAGGER);
  });
}

const spanOf = (...content: (Node | string)[]): HTMLSpanElement => {
  const span = document.createElement("span");
  span.append(...content);
  return span;
};

/**
 * A strip of all numbers moves behind a window of one line, over the figure's own text. Numbers
 * written one after another would cost style, layout and paint of the page 33 times a second.
 */
function count(figure: HTMLElement, delay: number): void {
  const numbers = countTo(Number(figure.dataset.figure));
  const strip = spanOf(...numbers.map((number) => spanOf(String(number))));
  const window = spanOf(strip);
  window.dataset.screen = "";
  figure.append(window);
  figure.dataset.moving = "";
  const end = `translateY(${(-100 * COUNT_STEPS) / numbers.length}%)`;
  const moving = strip.animate(
    { transform: ["translateY(0)", end] },
    { duration: COUNT_STEPS * COUNT_TICK, easing: `steps(${COUNT_STEPS})`, delay, fill: "both" },
  );
  // Hidden, not removed: the browser would match all elements with every `:has()`.
  moving.onfinish = () => {
    delete figure.dataset.moving;
    moving.cancel();
  };
}
