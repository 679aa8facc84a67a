import { POSTED, type FormKind } from "@meridian/contract/forms";
import type { ComponentType } from "react";
import type { FormOutcome } from "#app/forms/form-support.ts";
import type { FormParts } from "#app/forms/site-form.tsx";
import { FormConsent } from "#app/forms/form-consent.tsx";
import { FormCaptcha } from "#app/forms/captcha/form-captcha.tsx";
import type { useSiteForm } from "#app/forms/use-site-form.ts";
import type { FormMessage } from "#app/forms/sending/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { FormTrap } from "#app/forms/form-trap.tsx";
import { Message } from "#app/ui/message.tsx";
import { SentLine, type SentParts } from "#app/forms/sending/sent-line.tsx";
import { WaitingLine } from "#app/forms/sending/waiting-line.tsx";
import styles from "./site-form.module.css";

export const WhichForm = ({ what, variant }: { what: FormKind; variant: string }) => (
  <>
    <input type="hidden" name={POSTED.form} value={what.kind} />
    <input type="hidden" name={POSTED.variant} value={variant} />
    <FormTrap name={POSTED.trap} />
  </>
);

type FormHook = ReturnType<typeof useSiteForm>;

/** Captcha, message and button. */
export function FormEnd({
  captcha,
  support,
  outcome,
  state,
  onTick,
  ...parts
}: FormParts & { submit: string }) {
  return (
    <>
      <FormCaptcha
        captcha={captcha}
        question={support.question}
        isAnswer={Boolean(outcome)}
        error={state.errors.captcha}
        onTick={onTick}
      />
      {parts.message}
      <FormConsent consent={support.consent} />
      <div>
        <Button type="submit" busy={state.sending}>
          {parts.submit}
        </Button>
      </div>
      {parts.draft}
    </>
  );
}

interface MessagesProps extends Pick<FormHook, "isWaiting"> {
  form: FormKind;
  onSent?: ((reference?: string) => void) | undefined;
  message: FormMessage | null;
  reference: string | undefined;
  link: string | undefined;
  /** Stays after the thanks; default: `SentLine`. */
  sentLine?: ComponentType<SentParts> | undefined;
  outcome: FormOutcome | undefined;
}

/** With script the caller shows the success; without script it is shown here. */
export function Messages({
  form,
  onSent,
  message,
  outcome,
  sentLine: Line = SentLine,
  ...props
}: MessagesProps) {
  const isThanks = message?.kind === "success";
  const shown = isThanks && onSent && !outcome ? null : message;
  return (
    <div className={styles.messages}>
      <Message
        kind={shown?.kind ?? "success"}
        text={shown?.text}
        further={isThanks && outcome ? form.afterSuccess : undefined}
      />
      {/* A form with a dialog of thanks has no line. */}
      {!onSent && <Line reference={props.reference} link={props.link} />}
      <WaitingLine isWaiting={props.isWaiting} />
    </div>
  );
}
