"use client";
import { useId, useState } from "react";
import type { FilledTemplate, TemplateLetter } from "#inbox/replies/read-templates.ts";
import type { Draft } from "#inbox/screens/use-reply-draft.ts";

export const signed = (text: string, signature: string): string =>
  signature ? `${text}\n\n${signature}` : text;

interface TemplateChoiceProps {
  templates: readonly FilledTemplate[];
  signature: string;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** Puts a filled letter into the text, before what was written. */
export function TemplateChoice({ templates, signature, draft, onChange }: TemplateChoiceProps) {
  const id = useId();
  const [chosen, setChosen] = useState<FilledTemplate>();
  const [language, setLanguage] = useState("");
  if (templates.length === 0) return null;

  const insert = ({ subject, text }: TemplateLetter, kind: FilledTemplate["kind"]): void => {
    const untouched = templates.flatMap(({ letters }) =>
      letters.map((letter) => signed(letter.text, signature)),
    );
    const isWritten = draft.text.trim() !== signature && !untouched.includes(draft.text);
    onChange({
      ...draft,
      kind,
      subject,
      text: isWritten ? `${text}\n\n${draft.text.trim()}` : signed(text, signature),
    });
  };
  const choose = (template: FilledTemplate | undefined, code?: string): void => {
    const letter = template?.letters.find((one) => one.language === code) ?? template?.letters[0];
    setChosen(template);
    setLanguage(letter?.language ?? "");
    if (template && letter) insert(letter, template.kind);
  };
  return (
    <div className="reply-templates">
      <label className="field-label" htmlFor={`${id}-template`}>
        Template
      </label>
      <select
        id={`${id}-template`}
        value={chosen?.id ?? ""}
        onChange={({ target }) => choose(templates.find((one) => String(one.id) === target.value))}
      >
        <option value="">None</option>
        {templates.map((template) => (
          <option key={template.id} value={template.id}>
            {template.label}
          </option>
        ))}
      </select>
      {chosen && chosen.letters.length > 1 && (
        <>
          <label className="field-label" htmlFor={`${id}-language`}>
            Language
          </label>
          <select
            id={`${id}-language`}
            value={language}
            onChange={({ target }) => choose(chosen, target.value)}
          >
            {chosen.letters.map((letter) => (
              <option key={letter.language} value={letter.language}>
                {letter.languageName}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
