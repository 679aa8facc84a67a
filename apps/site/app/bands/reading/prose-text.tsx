import { classNames } from "#app/ui/class-names.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { Html } from "#app/ui/html.tsx";
import styles from "./prose-text.module.css";

interface ProseTextProps {
  html: SafeHtml;
  /**
   * `numbered`: its parts are counted in the margin; `clauses`: small headings that bring their
   * numbers with them.
   */
  look?: "plain" | "numbered" | "clauses";
}

/**
 * A long text of an editor: headings, lists, tables, pictures and videos in a column that eyes can
 * follow.
 */
export function ProseText({ html, look = "plain" }: ProseTextProps) {
  return (
    <Html html={html} className={classNames(styles.prose, look !== "plain" && styles[look])} />
  );
}
