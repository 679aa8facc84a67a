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
  value: Node | null;
  /** The language's decimal point. */
  point: string;
  end: ChildNode[];
  /** The smiles of all items, one of them shown, while it counts. */
  frames: HTMLElement[];
}

/** Runs the statistics once (SH-06), one after another, each with its smiles. */
export default function feedbackStats(list: HTMLElement): void {
  const moods = [...list.querySelectorAll<HTMLElement>("[data-finish]")].map((item): Mood => {
    const smile = item.querySelector("[data-smile]");
    const value = item.querySelector("[data-value]")?.firstChild ?? null;
    return {
      item,
      finish: Number(item.dataset.finish),
      smile,
      value,
      point: /\P{Nd}/u.exec(value?.textContent ?? "")?.[0] ?? ".",
      end: [...(smile?.childNodes ?? [])],
      frames: [],
    };
  });
  const finishes = moods.map(({ finish }) => finish);
  onceInView(list, SEEN, () => {
    for (const mood of moods) mood.frames = moods.map(({ end }) => frameOf(end));
    const [began, length] = [performance.now(), feedbackLength(finishes)];
    const strike = (): void => {
      const elapsed = Math.min(performance.now() - began, length);
      for (const [at, shown] of feedbackAt(finishes, elapsed).entries())
        if (moods[at]) show(moods[at], shown);
      if (elapsed === length) clearInterval(ticking);
    };
    const ticking = setInterval(strike, STRIKE);
    strike();
  });
}

function frameOf(smile: readonly ChildNode[]): HTMLElement {
  const frame = document.createElement("span");
  frame.append(...smile.map((node) => node.cloneNode(true)));
  return frame;
}

/** New nodes are rare: the browser matches all elements with every `:has()` for each. */
function show(
  { item, finish, smile, value, point, end, frames }: Mood,
  shown: FeedbackShown,
): void {
  const words = (shown.state === "counting" ? shown.value : shown.state === "waiting" ? 0 : finish)
    .toFixed(1)
    .replace(".", point);
  if (value && value.nodeValue !== words) value.nodeValue = words;
  item.toggleAttribute("data-waiting", shown.state === "waiting");
  const current = shown.state === "counting" ? shown.frame % frames.length : undefined;
  for (const [at, frame] of frames.entries()) frame.toggleAttribute("hidden", at !== current);
  const isCounting = current !== undefined;
  if (item.hasAttribute("data-counts") === isCounting) return;
  item.toggleAttribute("data-counts", isCounting);
  smile?.replaceChildren(...(isCounting ? frames : end));
}
