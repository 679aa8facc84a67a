import { useT } from "#app/language/language.ts";
import styles from "#app/forms/form-draft.module.css";

/** Shown while a message waits for the connection, after the failure text has gone. */
export function WaitingLine({ isWaiting }: { isWaiting: boolean }) {
  const t = useT();
  return (
    <div role="status">{isWaiting && <p className={styles.waiting}>{t("form.waiting")}</p>}</div>
  );
}
