import { useT } from "#app/language/language.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { Prose } from "#app/ui/prose.tsx";
import styles from "./review-text.module.css";

interface ReviewTextProps {
  text: SafeHtml;
  /** A long text's beginning, when folded; `""`: the text is short. */
  excerpt: string;
}

/** The text of a client's review. A long one is folded (SH-12). */
export function ReviewText({ text, excerpt }: ReviewTextProps) {
  const t = useT();
  if (!excerpt)
    return (
      <blockquote className={styles.text}>
        <Prose html={text} />
      </blockquote>
    );
  return (
    <blockquote className={styles.text}>
      <p className={styles.excerpt}>{excerpt}</p>
      <details>
        <summary>{t("pages.wholeReview")}</summary>
        <Prose className={styles.whole} html={text} />
      </details>
    </blockquote>
  );
}
