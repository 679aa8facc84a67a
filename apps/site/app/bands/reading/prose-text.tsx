import { classNames } from "#app/ui/class-names.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { Html } from "#app/ui/html.tsx";
import numbered from "./numbered-prose.module.css";
import styles from "./prose-text.module.css";

interface ProseTextProps {
  html: SafeHtml;
  /**
   * `numbered`: a long guide with numbers in the margin, and figures next to the text of wide windows;
   * `clauses`: small headings that contain their numbers.
   */
  look?: "plain" | "numbered" | "clauses";
}

const LOOKS = { plain: undefined, numbered: numbered.numbered, clauses: styles.clauses };

/** An editor's long text in a column of readable width. */
export function ProseText({ html, look = "plain" }: ProseTextProps) {
  return <Html html={html} className={classNames(styles.prose, LOOKS[look])} />;
}
