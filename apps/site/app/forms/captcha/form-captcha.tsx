import { POSTED } from "@meridian/contract/forms";
import type { TextQuestion } from "#app/forms/form-support.ts";
import { CaptchaField } from "#app/forms/captcha/captcha-field.tsx";
import { Field } from "#app/ui/field.tsx";
import { Message } from "#app/ui/message.tsx";
import type { PageCaptcha } from "#app/forms/captcha/use-captcha.ts";

interface FormCaptchaProps {
  captcha: PageCaptcha;
  question: TextQuestion;
  /** The page is the response to a post of this form without script. */
  isAnswer: boolean;
  error: string | undefined;
  onTick: (ticked: boolean) => void;
}

/** A checkbox, a widget, or else a text question. A quiet captcha shows only its error. */
export function FormCaptcha({
  captcha: { kind, isQuiet, state, mount },
  question: textQuestion,
  isAnswer,
  error,
  onTick,
}: FormCaptchaProps) {
  const question = (
    <>
      <input type="hidden" name={POSTED.question} value={textQuestion.token} />
      <Field
        label={textQuestion.question}
        name={POSTED.answer}
        error={error}
        required
        autoComplete="off"
      />
    </>
  );
  if (kind === "question" || (kind === "unknown" && isAnswer)) return question;
  return (
    <>
      {isQuiet ? (
        <Message kind="error" text={error} />
      ) : (
        <CaptchaField state={state} error={error} onTick={onTick} mount={mount} />
      )}
      {kind === "unknown" && <noscript>{question}</noscript>}
    </>
  );
}
