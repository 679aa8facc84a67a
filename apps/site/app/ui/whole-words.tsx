import { numbered } from "#app/text/numbered.ts";
import styles from "./whole-words.module.css";

/** A word with a hyphen, short enough for every line: "Front-End". */
const HYPHENATED = /(?<![^\s(/])((?:[\p{L}\p{N}]+-)+[\p{L}\p{N}]+)(?![^\s),/])/u;
const LONGEST = 14;

/** A title without line breaks after the hyphen of a short word. */
export const WholeWords = ({ text }: { text: string }) =>
  numbered(text.split(HYPHENATED)).map(({ at, item }) =>
    at % 2 === 1 && item.length <= LONGEST ? (
      <span key={at} className={styles.whole}>
        {item}
      </span>
    ) : (
      item
    ),
  );
