import styles from "#app/forms/form-draft.module.css";
import type { SentParts } from "#app/forms/sending/sent-line.tsx";
import { useT } from "#app/language/language.ts";

/** Says that the link comes by e-mail, or has it, if no e-mail goes out (OWN-158). */
export function DocumentSent({ reference = "", link }: SentParts) {
  const t = useT();
  return (
    <div role="status">
      {reference && (
        <p className={styles.waiting}>
          {link ? t("document.readyLine", { reference }) : t("document.mailedLine", { reference })}
        </p>
      )}
      {link && (
        <p>
          <a href={link}>{t("document.open")}</a>
        </p>
      )}
    </div>
  );
}
