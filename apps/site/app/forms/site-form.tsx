import { POSTED, type FormKind } from "@meridian/contract/forms";
import { useEffect, type ComponentType, type ReactNode, type RefObject } from "react";
import { watchForm } from "#app/analytics/form-steps.ts";
import type { FormOutcome, FormSupport } from "#app/forms/form-support.ts";
import { FormDraft } from "#app/forms/draft/form-draft.tsx";
import { Messages, WhichForm } from "#app/forms/form-parts.tsx";
import type { SentParts } from "#app/forms/sending/sent-line.tsx";
import { sendingTool } from "#app/forms/tool.ts";
import { useSiteForm } from "#app/forms/use-site-form.ts";
import { useStart } from "#app/forms/use-start.ts";
import { usePageData } from "#app/islands/page-data.ts";
import { useCaptcha, type PageCaptcha } from "#app/forms/captcha/use-captcha.ts";
import styles from "./site-form.module.css";

/** What the parts of a form use: `<FormFields {...parts} />`, `FormFile`, `FormEnd`. */
export interface FormParts extends Omit<ReturnType<typeof useSiteForm>, "form"> {
  form: FormKind;
  variant: string;
  values: Record<string, string>;
  errors: Readonly<Record<string, string>>;
  captcha: PageCaptcha;
  support: FormSupport;
  /** Of a post without script, to which the page is the response. */
  outcome: FormOutcome | undefined;
  /** The message, unless the form begins with it. */
  message: ReactNode;
  draft: ReactNode;
}

interface SiteFormProps {
  form: FormKind;
  variant: string;
  /** Id of the form; the response to a post without script scrolls to it. */
  id: string;
  /** Initial values until the visitor edits them. */
  start?: Record<string, string> | undefined;
  /** As agents find it; default: by its kind. */
  tool?: { name: string; does: string };
  /** Of the form of a document: its number. */
  document?: string | undefined;
  /** Stays after the thanks; default: `SentLine`. */
  sentLine?: ComponentType<SentParts> | undefined;
  /** Name of its draft; by default one for each page and id. */
  draft?: string | undefined;
  /** Called once the form is sent and cleared, with the message's number. With it the caller shows the success. */
  onSent?: ((reference?: string) => void) | undefined;
  /** Called as well, without effect on the form. */
  afterSent?: () => void;
  /** The message was not sent; called before the failure is shown. */
  onUnsent?: (() => void) | undefined;
  /** Its fields and its end. */
  children: (parts: FormParts) => ReactNode;
  /** Milliseconds from the click to validation. */
  checkAfterMs?: number;
  /** Shows the first invalid field; by default it is focused. */
  reveal?: (wrong: HTMLElement) => void;
}

/** A form of the contract. Without script it posts and returns with its outcome. */
export function SiteForm(props: SiteFormProps) {
  const { path, forms } = usePageData();
  const { draft = `${path}#${props.id}` } = props;
  return forms && <SupportedForm key={draft} {...props} place={draft} support={forms} />;
}

function SupportedForm(props: SiteFormProps & { place: string; support: FormSupport }) {
  const { form: what, variant, id, start, support } = props;
  const outcome = outcomeOf(support, what, variant, props.document);
  const captcha = useCaptcha(support.captcha);
  const { form: element, ...hook } = useTrackedForm(props, captcha, outcome);
  const { state } = hook;
  const messages = (
    <Messages
      {...props}
      outcome={outcome}
      message={state.message}
      reference={state.reference}
      link={state.link}
      isWaiting={hook.isWaiting}
    />
  );
  return (
    <form
      ref={element}
      id={id}
      className={styles.form}
      {...sendingTool(what, id, props.tool)}
      data-steps={`${what.kind}/${variant}`}
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
      {props.children({
        ...hook,
        form: what,
        variant,
        values: (outcome ? outcome.values : start) ?? {},
        errors: state.errors,
        captcha,
        support,
        outcome,
        message: !outcome && messages,
        draft: (
          <FormDraft
            form={element}
            name={props.place}
            what={what}
            isSent={outcome?.status === "sent"}
          />
        ),
      })}
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
    onSent: (reference) => {
      reportSent();
      afterSent?.();
      onSent?.(reference);
    },
    onUnsent: rest.onUnsent,
    draftName: place,
    checkAfterMs: rest.checkAfterMs,
    reveal: rest.reveal,
  });
  const reportSent = useFormSteps(hook.form);
  useStart(hook.form, start);
  return hook;
}

/** Returns the callback for sent, which does not count a machine's message (CON-11). */
function useFormSteps(form: RefObject<HTMLFormElement | null>): () => void {
  useEffect(() => void (form.current && watchForm(form.current)), [form]);
  return () => {
    const trap = form.current?.elements.namedItem(POSTED.trap);
    const isMachine = trap instanceof HTMLInputElement && trap.value !== "";
    if (form.current && !isMachine) watchForm(form.current)("sent");
  };
}

/** The outcome of this form's own post without script, if the page is its response. */
export const outcomeOf = (
  { outcome }: FormSupport,
  { kind }: FormKind,
  variant: string,
  document?: string,
): FormOutcome | undefined =>
  outcome?.kind === kind && outcome.variant === variant && outcome.document === document
    ? outcome
    : undefined;
