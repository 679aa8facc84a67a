import { contactForm, POSTED, type ContactVariant } from "@meridian/contract/forms";
import { useFormSupport, type FormOutcome, type FormSupport } from "#app/form-support.ts";
import { ContactFields } from "#app/features/contact/contact-fields.tsx";
import { useContactForm } from "#app/features/contact/use-contact-form.ts";
import { Button } from "#app/ui/button.tsx";
import { CaptchaField } from "#app/ui/captcha-field.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { FormTrap } from "#app/ui/form-trap.tsx";
import { Message } from "#app/ui/message.tsx";
import { TextQuestion } from "#app/ui/text-question.tsx";
import { useCaptcha } from "#app/ui/use-captcha.ts";
import styles from "./contact-form.module.css";

/** The contact message (CON-01…CON-09). Complete in the server's HTML: it posts without script and comes back with its outcome. */
export function ContactForm({ variant }: { variant: ContactVariant }) {
  const support = useFormSupport();
  return support && <SupportedForm variant={variant} support={support} />;
}

function SupportedForm({ variant, support }: { variant: ContactVariant; support: FormSupport }) {
  const outcome = outcomeOf(support, variant);
  const captcha = useCaptcha(support.captcha);
  const { form, state, onSubmit, onInput, onFiles, onTick } = useContactForm(variant, captcha, outcome);
  const { errors, message } = state;
  // The form's own place, not its section's: on a phone the section begins a screen above.
  const id = `contact-${variant}`;
  const { file } = contactForm;
  const question = <TextQuestion {...support.question} names={{ token: POSTED.question, answer: POSTED.answer }} error={errors.captcha} />;
  const messages = <div className={styles.messages}><Message kind={message?.kind ?? "success"} text={message?.text} /></div>;
  return (
    <form ref={form} id={id} className={styles.form} method="post" action={`#${id}`} encType="multipart/form-data" noValidate onSubmit={onSubmit} onInput={onInput}>
      <input type="hidden" name={POSTED.form} value={contactForm.kind} />
      <input type="hidden" name={POSTED.variant} value={variant} />
      <FormTrap name={POSTED.trap} />
      {/* A page that answers a post opens at the form's beginning: there the message is in view. */}
      {outcome && messages}
      <ContactFields variant={variant} values={outcome?.values ?? {}} errors={errors} />
      {contactForm.variants[variant].file && (
        <FileField label={file.label} name={file.name} hint={fileHint(outcome)} accept={file.endings.join(",")} multiple optional error={errors[file.name]} files={state.files} onFiles={onFiles} />
      )}
      {captcha.kind === "question" || (captcha.kind === "unknown" && outcome) ? question : <CaptchaField state={captcha.state} error={errors.captcha} onTick={onTick} mount={captcha.mount} />}
      {captcha.kind === "unknown" && !outcome && <noscript>{question}</noscript>}
      {!outcome && messages}
      <div>
        <Button type="submit" busy={state.sending}>Send message</Button>
      </div>
    </form>
  );
}

const outcomeOf = ({ outcome }: FormSupport, variant: ContactVariant): FormOutcome | undefined => (outcome?.kind === contactForm.kind && outcome.variant === variant ? outcome : undefined);

/** A page cannot put a file back into a form; it can say which one it was. */
function fileHint(outcome: FormOutcome | undefined): string {
  const lost = outcome?.values[contactForm.file.name];
  return lost ? `Please choose the file again: ${lost}. ${contactForm.file.hint}` : contactForm.file.hint;
}
