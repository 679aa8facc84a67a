import { classNames } from "#app/ui/class-names.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { Html } from "#app/ui/html.tsx";
import styles from "./prose-text.module.css";

interface ProseTextProps {
  html: SafeHtml;
  /** `numbered`: numbers in the margin; `clauses`: small headings that contain their numbers. */
  look?: "plain" | "numbered" | "clauses";
}

/** An editor's long text in a column of readable width. */
export function ProseText({ html, look = "plain" }: ProseTextProps) {
  return (
    <Html html={html} className={classNames(styles.prose, look !== "plain" && styles[look])} />
  );
}
