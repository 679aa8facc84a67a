import type { ReactNode } from "react";
import { useT } from "#app/language/language.ts";
import { errorId, hintId } from "#app/ui/described-by.ts";
import styles from "./field-frame.module.css";

interface FieldFrameProps {
  /** Id of the control inside. */
  id: string;
  label: string;
  error?: string;
  optional?: boolean;
  hint?: string;
  children: ReactNode;
}

/** The common frame of fields: label above, message below. */
export function FieldFrame({ id, label, error, optional, hint, children }: FieldFrameProps) {
  const t = useT();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{` ${t("ui.optional")}`}</span>}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The error of a field or group, also of controls without text, such as a captcha. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={errorId(id)}>
      {error}
    </p>
  );
}
