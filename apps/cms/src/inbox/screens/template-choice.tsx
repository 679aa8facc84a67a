"use client";
import { useState } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { FilledTemplate, TemplateLetter } from "#inbox/replies/read-templates.ts";
import { languageChoices, Pick, templateChoices } from "#inbox/screens/letter-parts.tsx";
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
  const t = useWords();
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
    <div className="plain-field reply-templates">
      <Pick
        label={t("Template")}
        none={t("None")}
        value={String(chosen?.id ?? "")}
        choices={templateChoices(templates)}
        onPick={(value) => choose(templates.find((one) => String(one.id) === value))}
      />
      {chosen && chosen.letters.length > 1 && (
        <Pick
          label={t("Language")}
          value={language}
          choices={languageChoices(chosen.letters)}
          onPick={(code) => choose(chosen, code)}
        />
      )}
    </div>
  );
}
