import { Field } from "#app/ui/field.tsx";

interface TextQuestionProps {
  question: string;
  token: string;
  /** Names of the two fields: the signed token and the visitor's answer. */
  names: { token: string; answer: string };
  error?: string;
}

/** The captcha without script: a question in plain words. */
export function TextQuestion({ question, token, names, error }: TextQuestionProps) {
  return (
    <>
      <input type="hidden" name={names.token} value={token} />
      <Field label={question} name={names.answer} error={error} required autoComplete="off" />
    </>
  );
}
