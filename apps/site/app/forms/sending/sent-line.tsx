import { useT } from "#app/language/language.ts";
import { ReadingList } from "#app/forms/sending/reading-list.tsx";
import styles from "#app/forms/form-draft.module.css";

export interface SentParts {
  reference: string | undefined;
  /** Path of a requested document's page (OWN-158). */
  link?: string | undefined;
}

/** Stays after the thanks, which the specification ends after 5 s (CON-13). */
export function SentLine({ reference }: SentParts) {
  const t = useT();
  return (
    <>
      <div role="status">
        {reference && <p className={styles.waiting}>{t("form.sentLine", { reference })}</p>}
      </div>
      {reference && <ReadingList of="client" />}
    </>
  );
}
