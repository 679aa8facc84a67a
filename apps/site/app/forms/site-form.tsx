import { POSTED, type FileRule, type FormKind } from "@meridian/contract/forms";
import { useFormSupport, type FormOutcome, type FormSupport } from "#app/form-support.ts";
import { FormCaptcha } from "#app/forms/form-captcha.tsx";
import { FormFields } from "#app/forms/form-fields.tsx";
import { useSiteForm } from "#app/forms/use-site-form.ts";
import { useStart } from "#app/forms/use-start.ts";
import { Button } from "#app/ui/button.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { FormTrap } from "#app/ui/form-trap.tsx";
import { Message } from "#app/ui/message.tsx";
import { useCaptcha } from "#app/ui/use-captcha.ts";
import styles from "./site-form.module.css";

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
  /** Called once the form is sent and cleared. With it the success is the caller's to show. */
  onSent?: () => void;
}

/** A form of the contract. Complete in the server's HTML: it posts without script and comes back with its outcome. */
export function SiteForm(props: SiteFormProps) {
  const support = useFormSupport();
  return support && <SupportedForm {...props} support={support} />;
}

function SupportedForm({ form: what, variant, id, submit, placeholder, start, fixed, options, onSent, support }: SiteFormProps & { support: FormSupport }) {
  const outcome = outcomeOf(support, what, variant);
  const captcha = useCaptcha(support.captcha);
  const { form, state, advice, onSubmit, onInput, onFiles, onTick } = useSiteForm({ form: what, variant, captcha, outcome, onSent });
  useStart(form, start);
  const { errors } = state;
  const message = onSent && state.message?.kind === "success" && !outcome ? null : state.message;
  const file: FileRule | undefined = what.variants[variant]?.file ? what.file : undefined;
  const messages = <div className={styles.messages}><Message kind={message?.kind ?? "success"} text={message?.text} /></div>;
  return (
    <form ref={form} id={id} className={styles.form} method="post" action={`#${id}`} encType="multipart/form-data" noValidate onSubmit={onSubmit} onInput={onInput}>
      <input type="hidden" name={POSTED.form} value={what.kind} />
      <input type="hidden" name={POSTED.variant} value={variant} />
      <FormTrap name={POSTED.trap} />
      {/* A page that answers a post opens at the form's beginning: there the message is in view. */}
      {outcome && messages}
      <FormFields form={what} variant={variant} values={{ ...(outcome ? outcome.values : start), ...fixed }} errors={errors} advice={advice} placeholder={placeholder} options={options} />
      {file && (
        <FileField label={file.label} name={file.name} hint={fileHint(file, outcome)} accept={file.endings.join(",")} multiple optional={!file.required} error={errors[file.name]} files={state.files} onFiles={onFiles} />
      )}
      <FormCaptcha captcha={captcha} question={support.question} isAnswer={outcome !== undefined} error={errors.captcha} onTick={onTick} />
      {!outcome && messages}
      <div>
        <Button type="submit" busy={state.sending}>{submit}</Button>
      </div>
    </form>
  );
}

/** What became of this form's own post without script, if that is what the page answers. */
export const outcomeOf = ({ outcome }: FormSupport, { kind }: FormKind, variant: string): FormOutcome | undefined => (outcome?.kind === kind && outcome.variant === variant ? outcome : undefined);

/** A page cannot put a file back into a form; it can say which one it was. */
function fileHint(file: FileRule, outcome: FormOutcome | undefined): string {
  const lost = outcome?.values[file.name];
  return lost ? `Please choose the file again: ${lost}. ${file.hint}` : file.hint;
}
