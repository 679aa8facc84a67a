import { numbered } from "#app/text/numbered.ts";
import styles from "./whole-words.module.css";

/** A word with a hyphen ("Front-End"), a number and its word ("6 hours"), a period ("2019 – 2021"). */
const WHOLE =
  /(?<![^\s(/])((?:[\p{L}\p{N}]+-)+[\p{L}\p{N}]+(?![^\s),/])|\p{N}[\p{N}.,]* (?:– [\p{L}\p{N}]+|\p{L}+)(?![\p{L}-]))/u;
/** Characters that fit into a title's every line. */
const LONGEST = 14;

/** Text without line breaks after a short word's hyphen, or between a number and its word. */
export const WholeWords = ({ text, longest = LONGEST }: { text: string; longest?: number }) =>
  numbered(text.split(WHOLE)).map(({ at, item }) =>
    at % 2 === 1 && item.length <= longest ? (
      <span key={at} className={styles.whole}>
        {item}
      </span>
    ) : (
      item
    ),
  );
