import type { FormKind } from "@meridian/contract/forms";
import type { ReactNode } from "react";
import type { FormOutcome, FormSupport } from "#app/forms/form-support.ts";
import { FormDraft } from "#app/forms/draft/form-draft.tsx";
import { FormEnd, FormFile, Messages, WhichForm } from "#app/forms/form-parts.tsx";
import { FormFields } from "#app/forms/form-fields.tsx";
import { useFormSteps } from "#app/forms/use-form-steps.ts";
import { useSiteForm } from "#app/forms/use-site-form.ts";
import { useStart } from "#app/forms/use-start.ts";
import { usePageData } from "#app/islands/page-data.ts";
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
  /** It stands on every page, and what is written into it is one draft. */
  isEverywhere?: boolean;
  /** It stands in a dialog, from which the page's own links cannot be reached. */
  linksPrivacy?: boolean;
  /** Called once the form is sent and cleared. With it the success is the caller's to show. */
  onSent?: () => void;
  /** What the thanks go on to say on a page that answers a post without script. */
  thanks?: string | undefined;
  /** Called too, and changes nothing of what the form shows. */
  afterSent?: () => void;
  /** Nothing could be sent: the line or the site is down. */
  onLineDown?: (() => void) | undefined;
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
        place={`${props.isEverywhere ? "" : path}#${props.id}${props.about ? ` ${props.about}` : ""}`}
        support={forms}
      />
    )
  );
}

function SupportedForm(props: SiteFormProps & { place: string; support: FormSupport }) {
  const { form: what, variant, id, start, options, placeholder, children, support } = props;
  const outcome = outcomeOf(support, what, variant);
  const captcha = useCaptcha(support.captcha);
  const site = useNotedForm(props, captcha, outcome);
  const { form, state, advice } = site;
  const { errors } = state;
  const values = { ...(outcome ? outcome.values : start), ...props.fixed };
  const messages = (
    <Messages {...props} outcome={outcome} message={state.message} isWaiting={site.isWaiting} />
  );
  const end = (
    <FormEnd {...props} {...site} {...{ captcha, outcome }} above={!outcome && messages}>
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
      onSubmit={site.onSubmit}
      onInput={site.onInput}
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
        outcome={outcome}
        {...site}
      />
      {!children && end}
    </form>
  );
}

/** The form's behaviour; how far it came is announced, and what it starts with kept up to date. */
function useNotedForm(
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
  const site = useSiteForm({
    form: what,
    variant,
    captcha,
    outcome,
    onSent: () => [noteSent, afterSent, onSent].forEach((notify) => notify?.()),
    onLineDown: rest.onLineDown,
    draftName: place,
    checkAfterMs: rest.checkAfterMs,
    reveal: rest.reveal,
  });
  const noteSent = useFormSteps(site.form, `${what.kind}/${variant}`);
  useStart(site.form, start);
  return site;
}

/** What became of this form's own post without script, if that is what the page answers. */
export const outcomeOf = (
  { outcome }: FormSupport,
  { kind }: FormKind,
  variant: string,
): FormOutcome | undefined =>
  outcome?.kind === kind && outcome.variant === variant ? outcome : undefined;
