import { POSTED } from "@meridian/contract/forms";
import type { FormSupport } from "#app/forms/form-support.ts";
import { CheckboxField } from "#app/ui/checkbox.tsx";
import styles from "./talent-pool.module.css";

/** OWN-137: never ticked at first. Posted as displayed: a cached page may be older. */
export function TalentPool({ pool }: Pick<FormSupport, "pool">) {
  if (!pool) return null;
  const { text, months, mark } = pool;
  return (
    <div className={styles.pool}>
      <CheckboxField name={POSTED.pool} value={text} label={text.replace(/[[\]]/g, "")} />
      <input type="hidden" name={POSTED.poolMonths} value={months} />
      <input type="hidden" name={POSTED.poolMark} value={mark} />
    </div>
  );
}
