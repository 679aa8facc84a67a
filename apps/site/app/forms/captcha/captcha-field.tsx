import { useCallback, useEffect, useId, useRef } from "react";
import type { CaptchaState } from "#app/forms/captcha/captcha.ts";
import { describedBy } from "#app/ui/described-by.ts";
import { FieldError } from "#app/ui/field-frame.tsx";
import styles from "./captcha-field.module.css";

interface CaptchaFieldProps {
  state: CaptchaState;
  error?: string;
  onTick: (ticked: boolean) => void;
  /** Mounts a vendor's widget; `null`: our own checkbox. */
  mount: ((place: HTMLElement) => () => void) | null;
}

const STATUS: Record<CaptchaState, string> = {
  unsolved: "",
  solving: "Checking…",
  solved: "Checked",
  failed: "",
  away: "Waiting…",
};

/** The captcha: a checkbox that starts the proof of work. Its size is fixed: nothing shifts. */
export function CaptchaField({ mount, ...props }: CaptchaFieldProps) {
  return mount ? <VendorField mount={mount} error={props.error} /> : <TickField {...props} />;
}

/** The vendor's widget; React leaves it unchanged once it is mounted. */
function VendorField({
  mount,
  error,
}: {
  mount: NonNullable<CaptchaFieldProps["mount"]>;
  error: string | undefined;
}) {
  const id = useId();
  // A stable callback: with a new one React would unmount and remount the widget.
  const place = useCallback(
    (element: HTMLElement | null) => (element ? mount(element) : undefined),
    [mount],
  );
  return (
    <div className={styles.place}>
      <div
        className={styles.vendor}
        role="group"
        aria-label="Check that you are not a robot"
        tabIndex={-1}
        data-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        ref={place}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}

function TickField({ state, error, onTick }: Omit<CaptchaFieldProps, "mount">) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const tick = useRef(onTick);
  // Applies a tick from before hydration.
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
            checked={state === "solving" || state === "solved" || state === "away"}
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
