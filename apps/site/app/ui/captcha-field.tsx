import { useEffect, useId, useRef } from "react";
import type { CaptchaState } from "#app/lib/captcha.ts";
import { describedBy } from "#app/ui/described-by.ts";
import { FieldError } from "#app/ui/field-frame.tsx";
import styles from "./captcha-field.module.css";

interface CaptchaFieldProps {
  state: CaptchaState;
  error?: string;
  /** The box was ticked, or unticked. */
  onTick: (ticked: boolean) => void;
}

const STATUS: Record<CaptchaState, string> = { unsolved: "", solving: "Checking…", solved: "Checked", failed: "" };

/** The captcha's place: a plain checkbox whose tick sets the machine to work. It has its size from the start, so nothing shifts. */
export function CaptchaField({ state, error, onTick }: CaptchaFieldProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const tick = useRef(onTick);
  // A tick from before hydration is not lost.
  useEffect(() => {
    if (box.current?.checked) tick.current(true);
  }, []);
  return (
    <div className={styles.place}>
      <div className={styles.box} data-state={error ? "error" : state}>
        <label className={styles.label}>
          <input
            ref={box}
            className={styles.tick}
            type="checkbox"
            checked={state === "solving" || state === "solved"}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { error })}
            onChange={(event) => onTick(event.currentTarget.checked)}
          />
          <span>I am not a robot</span>
        </label>
        <span className={styles.status} role="status">
          {STATUS[state]}
        </span>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
