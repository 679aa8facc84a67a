import type { WrittenDate } from "#app/pages/blog/types.ts";
import styles from "./post-line.module.css";

/** Category and date of a post; an unknown part is omitted. */
export function PostLine({ category, date }: { category: string; date: WrittenDate }) {
  if (!category && !date.text) return null;
  return (
    <p className={styles.line}>
      {category && <strong>{category}</strong>}
      {category && date.text && ", "}
      {date.text && <time dateTime={date.day}>{date.text}</time>}
    </p>
  );
}
