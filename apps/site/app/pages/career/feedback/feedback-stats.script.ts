import {
  feedbackAt,
  feedbackLength,
  type FeedbackShown,
} from "#app/pages/career/feedback/feedback-run.ts";
import { onceInView } from "#app/browser/once-in-view.ts";

/** The viewport without its lower fifth: the statistics start when they are well in view. */
const SEEN = "0px 0px -20% 0px";
/** Common divisor of the intervals of numbers and smiles. */
const STRIKE = 30;

interface Mood {
  item: HTMLElement;
  finish: number;
  smile: Element | null;
  value: Element | null;
  /** The language's decimal point. */
  point: string;
  end: ChildNode[];
}

/** Runs the statistics once (SH-06), one after another, each with its smiles. */
export default function feedbackStats(list: HTMLElement): void {
  const moods = [...list.querySelectorAll<HTMLElement>("[data-finish]")].map((item): Mood => {
    const smile = item.querySelector("[data-smile]");
    const value = item.querySelector("[data-value]");
    return {
      item,
      finish: Number(item.dataset.finish),
      smile,
      value,
      point: /\P{Nd}/u.exec(value?.textContent ?? "")?.[0] ?? ".",
      end: [...(smile?.childNodes ?? [])],
    };
  });
  const frames = moods.map(({ end }) => end);
  const finishes = moods.map(({ finish }) => finish);
  onceInView(list, SEEN, () => {
    const [began, length] = [performance.now(), feedbackLength(finishes)];
    const strike = (): void => {
      const elapsed = Math.min(performance.now() - began, length);
      for (const [at, shown] of feedbackAt(finishes, elapsed).entries())
        if (moods[at]) show(moods[at], shown, frames);
      if (elapsed === length) clearInterval(ticking);
    };
    const ticking = setInterval(strike, STRIKE);
    strike();
  });
}

function show(
  { item, finish, smile, value, point, end }: Mood,
  shown: FeedbackShown,
  frames: readonly ChildNode[][],
): void {
  const words = (shown.state === "counting" ? shown.value : shown.state === "waiting" ? 0 : finish)
    .toFixed(1)
    .replace(".", point);
  if (value && value.textContent !== words) value.textContent = words;
  item.toggleAttribute("data-waiting", shown.state === "waiting");
  const frame = shown.state === "counting" ? String(shown.frame % frames.length) : "end";
  if (item.dataset.frame === frame) return;
  item.dataset.frame = frame;
  smile?.replaceChildren(
    ...(shown.state === "counting"
      ? (frames[shown.frame % frames.length] ?? []).map((node) => node.cloneNode(true))
      : end),
  );
}
