import type { FormKind } from "@meridian/contract/forms";
import type { ComponentType, ReactNode } from "react";
import type { FormOutcome, FormSupport } from "#app/forms/form-support.ts";
import { FormDraft } from "#app/forms/draft/form-draft.tsx";
import type { FormFileProps } from "#app/forms/form-file.tsx";
import { FormEnd, Messages, WhichForm } from "#app/forms/form-parts.tsx";
import { FormFields } from "#app/forms/form-fields.tsx";
import { useFormSteps } from "#app/forms/use-form-steps.ts";
import { useSiteForm } from "#app/forms/use-site-form.ts";
import { useStart } from "#app/forms/use-start.ts";
import { usePageData } from "#app/islands/page-data.ts";
import { useCaptcha, type PageCaptcha } from "#app/forms/captcha/use-captcha.ts";
import styles from "./site-form.module.css";

export interface FormParts {
  /** The page is the response to a post without script. */
  isAnswer: boolean;
  values: Record<string, string>;
  errors: Readonly<Record<string, string>>;
  /** Captcha, message and button. */
  end: ReactNode;
}

interface SiteFormProps {
  form: FormKind;
  variant: string;
  /** Id of the form; the response to a post without script scrolls to it. */
  id: string;
  submit: string;
  placeholder?: string;
  /** Initial values until the visitor edits them. */
  start?: Record<string, string> | undefined;
  fixed?: Record<string, string>;
  /** By name of the field with a choice. */
  options?: Record<string, readonly string[]>;
  /** `FormFile` for a form with a file; a page without one does not carry its messages. */
  filePart?: ComponentType<FormFileProps> | undefined;
  /** The form is on every page and has one draft for all. */
  isEverywhere?: boolean;
  /** Called once the form is sent and cleared. With it the caller shows the success. */
  onSent?: () => void;
  /** Further text of the thanks in the response to a post without script. */
  thanks?: string | undefined;
  /** Called as well, without effect on the form. */
  afterSent?: () => void;
  /** The message was not sent; called before the failure is shown. */
  onUnsent?: (() => void) | undefined;
  /** The form's subject if it varies on a page: each subject has its own draft. */
  about?: string | undefined;
  /** Replaces the default order of fields. */
  children?: (parts: FormParts) => ReactNode;
  /** Milliseconds from the click to validation. */
  checkAfterMs?: number;
  /** Shows the first invalid field; by default it is focused. */
  reveal?: (wrong: HTMLElement) => void;
}

/** A form of the contract. Without script it posts and returns with its outcome. */
export function SiteForm(props: SiteFormProps) {
  const { path, forms } = usePageData();
  return (
    forms && (
      <SupportedForm
        key={props.about}
        {...props}
        place={`${props.isEverywhere ? "" : path}#${props.id}${props.about ? ` ${props.about}` : ""}`}
        support={forms}
      />
    )
  );
}

function SupportedForm(props: SiteFormProps & { place: string; support: FormSupport }) {
  const { form: what, variant, id, start, options, placeholder, children, support } = props;
  const FilePart = what.variants[variant]?.file ? props.filePart : undefined;
  const outcome = outcomeOf(support, what, variant);
  const captcha = useCaptcha(support.captcha);
  const hook = useTrackedForm(props, captcha, outcome);
  const { form, state, advice } = hook;
  const { errors } = state;
  const values = { ...(outcome ? outcome.values : start), ...props.fixed };
  const messages = (
    <Messages
      {...props}
      outcome={outcome}
      message={state.message}
      reference={state.reference}
      isWaiting={hook.isWaiting}
    />
  );
  const end = (
    <FormEnd {...props} {...hook} {...{ captcha, outcome }} above={!outcome && messages}>
      <FormDraft form={form} name={props.place} what={what} isSent={outcome?.status === "sent"} />
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
      onSubmit={hook.onSubmit}
      onInput={hook.onInput}
    >
      <WhichForm what={what} variant={variant} />
      {/* The response to a post opens at the form's beginning, where the message is in view. */}
      {outcome && messages}
      {children ? (
        children({ isAnswer: Boolean(outcome), values, errors, end })
      ) : (
        <FormFields form={what} {...{ variant, values, errors, advice, placeholder, options }} />
      )}
      {FilePart && what.file && <FilePart file={what.file} outcome={outcome} {...hook} />}
      {!children && end}
    </form>
  );
}

function useTrackedForm(
  {
    form: what,
    variant,
    start,
    place,
    onSent,
    afterSent,
    ...rest
  }: SiteFormProps & {
    place: string;
  },
  captcha: PageCaptcha,
  outcome: FormOutcome | undefined,
) {
  const hook = useSiteForm({
    form: what,
    variant,
    captcha,
    outcome,
    onSent: () => [reportSent, afterSent, onSent].forEach((notify) => notify?.()),
    onUnsent: rest.onUnsent,
    draftName: place,
    checkAfterMs: rest.checkAfterMs,
    reveal: rest.reveal,
  });
  const reportSent = useFormSteps(hook.form, `${what.kind}/${variant}`);
  useStart(hook.form, start);
  return hook;
}

/** The outcome of this form's own post without script, if the page is its response. */
export const outcomeOf = (
  { outcome }: FormSupport,
  { kind }: FormKind,
  variant: string,
): FormOutcome | undefined =>
  outcome?.kind === kind && outcome.variant === variant ? outcome : undefined;
