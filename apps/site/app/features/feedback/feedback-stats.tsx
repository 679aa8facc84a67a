import { useRef } from "react";
import { useFeedbackRun } from "#app/features/feedback/use-feedback-run.ts";
import type { FeedbackItem } from "#app/lib/career-content.ts";
import type { FeedbackShown } from "#app/lib/feedback-run.ts";
import { Picture } from "#app/ui/picture.tsx";
import { useInView } from "#app/ui/use-in-view.ts";
import { useReducedMotion } from "#app/ui/use-media-query.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./feedback-stats.module.css";

/** The view without its lower fifth: the statistics start once they are really there. */
const SEEN = "0px 0px -20% 0px";

/** Counters with smiles (SH-06). They stand as they end, and run to it once when they come into view. */
export function FeedbackStats({ items }: { items: readonly FeedbackItem[] }) {
  const list = useRef<HTMLUListElement>(null);
  const seen = useInView(list, { margin: SEEN, once: true });
  const started = !useReducedMotion() && seen;
  const shown = useFeedbackRun(items.map(({ finish }) => finish), started);
  return (
    <ul ref={list} className={styles.moods}>
      {items.map((item, at) => (
        <Mood key={item.text} item={item} shown={shown?.[at] ?? { state: "done" }} frames={items} />
      ))}
    </ul>
  );
}

interface MoodProps {
  item: FeedbackItem;
  shown: FeedbackShown;
  /** The smiles an item runs through while it counts. */
  frames: readonly FeedbackItem[];
}

function Mood({ item, shown, frames }: MoodProps) {
  const icon = shown.state === "counting" ? frames[shown.frame % frames.length]?.icon : item.icon;
  const value = shown.state === "counting" ? shown.value : shown.state === "waiting" ? 0 : item.finish;
  return (
    <li className={styles.mood} data-waiting={shown.state === "waiting" || undefined}>
      <div className={styles.smile}>{icon && <Picture image={icon} sizes="72px" alt="" />}</div>
      <b>
        <VisuallyHidden>{item.finish.toFixed(1)}</VisuallyHidden>
        <span aria-hidden="true">{value.toFixed(1)}</span>
      </b>
      <p>{item.text}</p>
    </li>
  );
}
