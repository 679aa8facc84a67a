"use client";
/** Parts of a letter's form, of one person or many. */
import { useId, type KeyboardEvent, type ReactNode } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";

/** Enter would save the submission. */
const keepOpen = (event: KeyboardEvent): void => {
  if (event.key === "Enter") event.preventDefault();
};

interface PickProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  /** The first option, which stands for none. */
  none?: string;
  onPick: (value: string) => void;
}

export function Pick({ label, value, choices, none, onPick }: PickProps) {
  const id = useId();
  return (
    <>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onPick(target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </>
  );
}

export const languageChoices = (
  letters: readonly { language: string; languageName: string }[],
): PickProps["choices"] =>
  letters.map(({ language, languageName }) => ({ value: language, label: languageName }));

export const templateChoices = (
  templates: readonly { id: number; label: string }[],
): PickProps["choices"] => templates.map(({ id, label }) => ({ value: String(id), label }));

interface Letter {
  subject: string;
  text: string;
}

export function LetterWords({
  words,
  onChange,
}: {
  words: Letter;
  onChange: (changed: Partial<Letter>) => void;
}) {
  const t = useWords();
  const id = useId();
  return (
    <>
      <div className="field-type plain-field text">
        <label className="field-label" htmlFor={`${id}-subject`}>
          {t("Subject")}
        </label>
        <input
          id={`${id}-subject`}
          type="text"
          dir="auto"
          maxLength={300}
          value={words.subject}
          onChange={({ target }) => onChange({ subject: target.value })}
          onKeyDown={keepOpen}
        />
      </div>
      <div className="field-type plain-field textarea">
        <label className="field-label" htmlFor={`${id}-text`}>
          {t("Text")}
        </label>
        <textarea
          id={`${id}-text`}
          dir="auto"
          rows={10}
          maxLength={15_000}
          value={words.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </div>
    </>
  );
}

interface SendTimeProps {
  /** As `datetime-local` writes it; empty: the usual time. */
  value: string;
  className?: string;
  /** When it is sent without a time. */
  children: ReactNode;
  onChange: (value: string) => void;
}

export function SendTime({ value, className = "", children, onChange }: SendTimeProps) {
  const t = useWords();
  const id = useId();
  return (
    <div className={`field-type plain-field ${className}`}>
      <label className="field-label" htmlFor={id}>
        {t("Time to send")}
      </label>
      <input
        id={id}
        type="datetime-local"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={keepOpen}
        aria-describedby={`${id}-zone`}
      />
      <p id={`${id}-zone`} className="field-description">
        {children}
      </p>
    </div>
  );
}
