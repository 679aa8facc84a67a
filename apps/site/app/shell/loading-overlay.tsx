import { useT } from "#app/language/language.ts";
import { numbered } from "#app/text/numbered.ts";
import styles from "./loading-overlay.module.css";

/** Covers the page during navigation (SH-05; browser/loading.ts), below the header. */
export function LoadingOverlay() {
  return (
    <div role="status">
      <div data-loading="" hidden>
        <Loader />
      </div>
    </div>
  );
}

function Loader() {
  const t = useT();
  const word = t("shell.loading");
  return (
    <div className={styles.loader}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="58" />
        <ellipse cx="60" cy="60" rx="58" ry="58" />
        <ellipse cx="60" cy="60" rx="58" ry="58" />
        <ellipse cx="60" cy="60" rx="58" ry="58" />
        <path d="M60 2V118M2 60H118" />
      </svg>
      <p className={styles.word} aria-label={word} role="img">
        {numbered([...word]).map(({ at, item }) => (
          <span key={at}>{item}</span>
        ))}
      </p>
    </div>
  );
}
