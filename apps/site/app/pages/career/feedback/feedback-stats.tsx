import { useLanguage } from "#app/language/language.ts";
import { useScript } from "#app/islands/use-script.ts";
import type { FeedbackItem } from "#app/pages/career/read-career.server.ts";
import { Picture } from "#app/ui/picture.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import strip from "#app/ui/strip.module.css";
import styles from "./feedback-stats.module.css";

/** SH-06: the markup has the final values; feedback-stats.script.ts counts up to them once. */
export function FeedbackStats({ items }: { items: readonly FeedbackItem[] }) {
  const { code } = useLanguage();
  const figures = new Intl.NumberFormat(code, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <ul {...useScript("feedback-stats", "visible")} className={styles.moods}>
      {items.map(({ text, icon, finish }) => (
        <li key={text} className={styles.mood} data-finish={finish}>
          <div className={`${styles.smile} ${strip.place}`} data-smile="">
            {icon && <Picture image={icon} sizes="72px" alt="" />}
          </div>
          <b>
            <VisuallyHidden>{figures.format(finish)}</VisuallyHidden>
            <span className={strip.place} aria-hidden="true" data-value="">
              {figures.format(finish)}
            </span>
          </b>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
