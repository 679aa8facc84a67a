import type { ReactNode } from "react";
import { errorId, hintId } from "#app/ui/described-by.ts";
import styles from "./field-frame.module.css";

interface FieldFrameProps {
  /** Of the control inside. */
  id: string;
  label: string;
  error?: string;
  optional?: boolean;
  hint?: string;
  children: ReactNode;
}

/** Label above, message below. */
export function FieldFrame({ id, label, error, optional, hint, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
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

/** Also for controls that are no text fields. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={errorId(id)}>
      {error}
    </p>
  );
}
