import { classNames } from "#app/ui/class-names.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { Html } from "#app/ui/html.tsx";
import styles from "./prose-text.module.css";

interface ProseTextProps {
  html: SafeHtml;
  /**
   * `numbered`: parts have numbers in the margin; `clauses`: small headings with numbers of their
   * own.
   */
  look?: "plain" | "numbered" | "clauses";
}

/**
 * A long text of an editor: headings, lists, tables, pictures and videos in a column of readable
 * width.
 */
export function ProseText({ html, look = "plain" }: ProseTextProps) {
  return (
    <Html html={html} className={classNames(styles.prose, look !== "plain" && styles[look])} />
  );
}
