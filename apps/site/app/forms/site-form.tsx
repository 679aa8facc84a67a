import { POSTED, type FileRule, type FormKind } from "@meridian/contract/forms";
import type { ReactNode } from "react";
import type { FormOutcome, FormSupport } from "#app/forms/form-support.ts";
import { FormConsent } from "#app/forms/form-consent.tsx";
import { FormCaptcha } from "#app/forms/captcha/form-captcha.tsx";
import { FormDraft } from "#app/forms/draft/form-draft.tsx";
import { FormFields } from "#app/forms/form-fields.tsx";
import { useFormSteps } from "#app/forms/use-form-steps.ts";
import { useSiteForm } from "#app/forms/use-site-form.ts";
import { useStart } from "#app/forms/use-start.ts";
import { usePageData } from "#app/islands/page-data.ts";
import type { FormMessage, FormState } from "#app/forms/sending/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { FormTrap } from "#app/forms/form-trap.tsx";
import { Message } from "#app/ui/message.tsx";
import { useCaptcha, type PageCaptcha } from "#app/forms/captcha/use-captcha.ts";
import styles from "./site-form.module.css";

/** What a form with an arrangement of its own puts in its places. */
export interface FormParts {
  /** The page answers a post without script. */
  isAnswer: boolean;
  /** What stands in the fields at first. */
  values: Record<string, string>;
  errors: Readonly<Record<string, string>>;
  /** Captcha, message and button. */
  end: ReactNode;
}

interface SiteFormProps {
  form: FormKind;
  variant: string;
  /** Of the form itself, where a page that answers a post without script opens. */
  id: string;
  /** On the button. */
  submit: string;
  placeholder?: string;
  /** What fields say until the visitor writes into them. */
  start?: Record<string, string> | undefined;
  /** What hidden fields say. */
  fixed?: Record<string, string>;
  /** By name of the field that offers a choice. */
  options?: Record<string, readonly string[]>;
  /** What is written is kept in the browser until it is sent, and a line says so. */
  keepsDraft?: boolean;
  /** Called once the form is sent and cleared. With it the success is the caller's to show. */
  onSent?: () => void;
  /** What the thanks go on to say on a page that answers a post without script. */
  thanks?: string | undefined;
  /** Called too, and changes nothing of what the form shows. */
  afterSent?: () => void;
  /**
   * What the form is about, where that differs on one page: about something else it is another
   * form, with a draft of its own.
   */
  about?: string | undefined;
  /** In place of the fields one after the other. */
  children?: (parts: FormParts) => ReactNode;
  /** Milliseconds from the press to the check. */
  checkAfterMs?: number;
  /** Leads the visitor to the first wrong field; by default it gets the focus. */
  reveal?: (wrong: HTMLElement) => void;
}

/**
 * A form of the contract. Complete in the server's HTML: it posts without script and comes back
 * with its outcome.
 */
export function SiteForm(props: SiteFormProps) {
  const { path, forms } = usePageData();
  return (
    forms && (
      <SupportedForm
        key={props.about}
        {...props}
        place={`${path}#${props.id}${props.about ? ` ${props.about}` : ""}`}
        support={forms}
      />
    )
  );
}

function SupportedForm({
  form: what,
  variant,
  id,
  place,
  submit,
  placeholder,
  start,
  fixed,
  options,
  keepsDraft,
  onSent,
  thanks = what.afterSuccess,
  afterSent,
  children,
  checkAfterMs,
  reveal,
  support,
}: SiteFormProps & { place: string; support: FormSupport }) {
  const outcome = outcomeOf(support, what, variant);
  const captcha = useCaptcha(support.captcha);
  const { form, state, share, onStop, advice, onSubmit, onInput, onFile, onSeveralFiles, onTick } =
    useSiteForm({
      form: what,
      variant,
      captcha,
      outcome,
      onSent: () => [noteSent, afterSent, onSent].forEach((notify) => notify?.()),
      draftName: keepsDraft ? place : undefined,
      checkAfterMs,
      reveal,
    });
  const noteSent = useFormSteps(form, `${what.kind}/${variant}`);
  useStart(form, start);
  const { errors } = state;
  const messages = (
    <Messages
      message={state.message}
      hidesSuccess={Boolean(onSent) && !outcome}
      thanks={outcome && thanks}
    />
  );
  const values = { ...(outcome ? outcome.values : start), ...fixed };
  const end = (
    <FormEnd {...{ captcha, support, outcome, submit, state, onTick }} above={!outcome && messages}>
      {keepsDraft && (
        <FormDraft form={form} name={place} what={what} isSent={outcome?.status === "sent"} />
      )}
    </FormEnd>
  );
  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      data-arranged={children ? "" : undefined}
      method="post"
      action={`#${id}`}
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <WhichForm what={what} variant={variant} />
      {/* A page that answers a post opens at the form's beginning: there the message is in view.
       */}
      {outcome && messages}
      {children ? (
        children({ isAnswer: Boolean(outcome), values, errors, end })
      ) : (
        <FormFields form={what} {...{ variant, values, errors, advice, placeholder, options }} />
      )}
      <FormFile
        file={what.variants[variant]?.file ? what.file : undefined}
        {...{ outcome, state, onFile, onSeveralFiles }}
        upload={share === null ? undefined : { share, onStop }}
      />
      {!children && end}
    </form>
  );
}

/** For the server: which form this is, and a field that only machines fill in. */
const WhichForm = ({ what, variant }: { what: FormKind; variant: string }) => (
  <>
    <input type="hidden" name={POSTED.form} value={what.kind} />
    <input type="hidden" name={POSTED.variant} value={variant} />
    <FormTrap name={POSTED.trap} />
  </>
);

interface FormEndProps {
  captcha: PageCaptcha;
  support: FormSupport;
  outcome: FormOutcome | undefined;
  submit: string;
  state: FormState;
  above: ReactNode;
  children: ReactNode;
  onTick: (ticked: boolean) => void;
}

/** Captcha, message and button. */
function FormEnd({ captcha, support, outcome, submit, state, onTick, ...parts }: FormEndProps) {
  return (
    <>
      <FormCaptcha
        captcha={captcha}
        question={support.question}
        isAnswer={Boolean(outcome)}
        error={state.errors.captcha}
        onTick={onTick}
      />
      {parts.above}
      <FormConsent consent={support.consent} />
      <div>
        <Button type="submit" busy={state.sending}>
          {submit}
        </Button>
      </div>
      {parts.children}
    </>
  );
}

interface FormFileProps {
  /** `undefined`: the form takes none. */
  file: FileRule | undefined;
  outcome: FormOutcome | undefined;
  state: FormState;
  onFile: (file: File | null) => void;
  onSeveralFiles: () => void;
  upload: { share: number; onStop: () => void } | undefined;
}

function FormFile({ file, outcome, state, onFile, onSeveralFiles, upload }: FormFileProps) {
  return (
    file && (
      <FileField
        label={file.label}
        name={file.name}
        hint={fileHint(file, outcome)}
        accept={file.endings.join(",")}
        optional={!file.required}
        error={state.errors[file.name]}
        file={state.file}
        onFile={onFile}
        onSeveral={onSeveralFiles}
        upload={upload}
      />
    )
  );
}

function Messages({
  message,
  hidesSuccess,
  thanks,
}: {
  message: FormMessage | null;
  hidesSuccess: boolean;
  thanks: string | undefined;
}) {
  const shown = hidesSuccess && message?.kind === "success" ? null : message;
  return (
    <div className={styles.messages}>
      <Message
        kind={shown?.kind ?? "success"}
        text={shown?.text}
        further={shown?.kind === "success" ? thanks : undefined}
      />
    </div>
  );
}

/** What became of this form's own post without script, if that is what the page answers. */
export const outcomeOf = (
  { outcome }: FormSupport,
  { kind }: FormKind,
  variant: string,
): FormOutcome | undefined =>
  outcome?.kind === kind && outcome.variant === variant ? outcome : undefined;

/** A page cannot put a file back into a form; it can say which one it was. */
function fileHint(file: FileRule, outcome: FormOutcome | undefined): string {
  const lost = outcome?.values[file.name];
  return lost ? `Please choose the file again: ${lost}. ${file.hint}` : file.hint;
}
