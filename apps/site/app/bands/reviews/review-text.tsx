import type { Quote } from "#app/bands/reviews/read-quote.server.ts";
import { useT } from "#app/language/language.ts";
import { Prose } from "#app/ui/prose.tsx";
import styles from "./review-text.module.css";

/** The text of a client's review. A long one is folded (SH-12). */
export function ReviewText({ text, excerpt }: Quote) {
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
