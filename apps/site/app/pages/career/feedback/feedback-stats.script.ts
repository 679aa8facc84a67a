import { onceInView } from "#app/browser/once-in-view.ts";
import { runStrip } from "#app/browser/run-strip.ts";
import {
  FEEDBACK_TICK,
  feedbackRuns,
  SMILE_FRAME,
} from "#app/pages/career/feedback/feedback-run.ts";

/** The viewport without its lower fifth: the statistics start when they are well in view. */
const SEEN = "0px 0px -20% 0px";

/** Runs the statistics once (SH-06), one after another, each with the smiles of all. */
export default function feedbackStats(list: HTMLElement): void {
  const items = [...list.querySelectorAll<HTMLElement>("[data-finish]")];
  const runs = feedbackRuns(items.map(({ dataset }) => Number(dataset.finish)));
  onceInView(list, SEEN, () => {
    const smiles = items.flatMap((item) => item.querySelector("[data-smile] > *") ?? []);
    for (const [at, { delay, numbers, length }] of runs.entries()) {
      const value = items[at]?.querySelector<HTMLElement>("[data-value]");
      const smile = items[at]?.querySelector<HTMLElement>("[data-smile]");
      if (!value || length === 0) continue;
      // The language's decimal point.
      const point = /\P{Nd}/u.exec(value.textContent)?.[0] ?? ".";
      const words = numbers.map((number) => number.toFixed(1).replace(".", point));
      runStrip(value, words, { tick: FEEDBACK_TICK, delay });
      if (!smile || smiles.length === 0) continue;
      smile.dataset.waiting = "";
      setTimeout(() => {
        delete smile.dataset.waiting;
        const frames = smiles.map((one) => one.cloneNode(true));
        runStrip(smile, frames, { tick: SMILE_FRAME, delay: 0, repeatFor: length });
      }, delay);
    }
  });
}
