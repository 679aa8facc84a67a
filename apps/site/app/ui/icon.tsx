import { classNames } from "#app/ui/class-names.ts";
import styles from "./icon.module.css";

// On a 20 × 20 grid; the font has no arrows.
const PATHS = {
  menu: "M2 6h16M2 14h16",
  close: "m4 4 12 12M16 4 4 16",
  pause: "M7 4v12M13 4v12",
  play: "m6 4 10 6-10 6Z",
  previous: "M17 10H3m6-6-6 6 6 6",
  next: "M3 10h14m-6-6 6 6-6 6",
  upload: "M10 14V3m-5 5 5-5 5 5M3 17h14",
  search: "M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11m4 9.5L17 17",
  tick: "m3 10 5 5 9-10",
  alert: "M10 3v9M10 16v1",
  down: "m4 7 6 6 6-6",
  delete: "M3 5h14M8 5V3h4v2M5 5l1 12h8l1-12",
} as const;

/** They point along the text's direction. */
const TURNS: ReadonlySet<string> = new Set(["previous", "next"] satisfies (keyof typeof PATHS)[]);

export type IconName = keyof typeof PATHS;

/** An icon next to words or inside a labelled control; never the only label. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg
      className={classNames(styles.icon, TURNS.has(name) && styles.turns, className)}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
