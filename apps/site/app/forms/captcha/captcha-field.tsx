import { PERSONS_TICK } from "#app/forms/tool.ts";
import { useCallback, useEffect, useId, useRef } from "react";
import type { CaptchaState } from "#app/forms/captcha/captcha.ts";
import type { Translate } from "@meridian/messages/messages";
import { useT } from "#app/language/language.ts";
import { describedBy } from "#app/ui/described-by.ts";
import { FieldError } from "#app/ui/field-frame.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import styles from "./captcha-field.module.css";

interface CaptchaFieldProps {
  state: CaptchaState;
  error?: string;
  onTick: (ticked: boolean) => void;
  /** Mounts a vendor's widget; `null`: our own checkbox. */
  mount: ((place: HTMLElement) => () => void) | null;
}

function statusOf(state: CaptchaState, t: Translate): string {
  if (state === "solving") return t("form.captchaChecking");
  if (state === "solved") return t("form.captchaChecked");
  return state === "away" ? t("form.captchaWaiting") : "";
}

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
  const t = useT();
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
        aria-label={t("form.captchaGroup")}
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
  const t = useT();
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
          <Checkbox
            ref={box}
            {...PERSONS_TICK}
            checked={state === "solving" || state === "solved" || state === "away"}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { error })}
            onChange={(event) => onTick(event.currentTarget.checked)}
          />
          <span>{t("form.captchaTick")}</span>
        </label>
        <span className={styles.status} role="status">
          {statusOf(state, t)}
        </span>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
