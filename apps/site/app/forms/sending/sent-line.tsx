import { useT } from "#app/language/language.ts";
import { ReadingList } from "#app/forms/sending/reading-list.tsx";
import styles from "#app/forms/form-draft.module.css";

/** Stays after the thanks, which the specification ends after 5 s (CON-13). */
export function SentLine({ reference }: { reference: string | undefined }) {
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
