"use client";
import { useField, useFormFields } from "@payloadcms/ui";
import type { OwnMessages } from "@meridian/messages/own-messages";
import { ownMessagesFor } from "@meridian/messages/word-sources";
import type { NamedLanguage } from "@meridian/messages/languages";
import type { JSONFieldClientProps } from "payload";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { languageIn } from "#admin-ui/words/formats.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import "#records/screens/messages/messages.css";

/** Loaded with its tab only: it contains all built-in messages. */
const MessagesTable = lazy(async () => ({
  default: (await import("#records/screens/messages/messages-table.tsx")).MessagesTable,
}));

const NONE: Readonly<Record<string, never>> = {};

/** All words of one language, with the owner's own. */
export function MessagesField({
  path,
  readOnly = false,
  languages,
}: JSONFieldClientProps & { languages: NamedLanguage[] }) {
  const t = useWords();
  const { value, setValue, showError, errorMessage } = useField<OwnMessages | null>({ path });
  const own: OwnMessages = value ?? NONE;
  const site = useFormFields(([fields]) => fields.language?.value);
  const [chosen, setChosen] = useState("");
  const code = chosen || (typeof site === "string" && site) || "en";
  const latest = useRef<OwnMessages>(own);
  useEffect(() => void (latest.current = own), [own]);
  const write = useCallback(
    (key: string, text: string) => {
      latest.current = withText(latest.current, { code, key, text });
      setValue(latest.current);
    },
    [code, setValue],
  );
  return (
    <section className="field-type messages" aria-label={t("Words of the site")}>
      {showError && (
        <p role="alert" className="messages-problem">
          {errorMessage}
        </p>
      )}
      <p className="messages-about">
        {t(
          "Every button, label and message that the site itself shows. Write your own text to replace one; if the field is empty, the built-in text is shown. Words in braces, such as {example}, are filled in by the site and must stay.",
          { example: "{link}" },
        )}
      </p>
      <label className="messages-language">
        {t("Language of the words")}
        <select value={code} onChange={({ target }) => setChosen(target.value)}>
          {withOthers(languages, [code, ...Object.keys(own)]).map((language) => (
            <option key={language.code} value={language.code}>
              {optionLabel(language, own, t)}
            </option>
          ))}
        </select>
      </label>
      <Suspense fallback={<p role="status">{t("Loading the words.")}</p>}>
        <MessagesTable
          key={code}
          code={code}
          name={languages.some((one) => one.code === code) ? languageIn(t.locale, code) : code}
          own={own[code] ?? NONE}
          inherited={ownMessagesFor(code, { ...own, [code]: NONE })}
          isReadOnly={readOnly}
          write={write}
        />
      </Suspense>
    </section>
  );
}

function withText(
  own: OwnMessages,
  { code, key, text }: { code: string; key: string; text: string },
): OwnMessages {
  const { [code]: messages = {}, ...languages } = own;
  const { [key]: _, ...others } = messages;
  const written = text.trim() === "" ? others : { ...others, [key]: text };
  return Object.keys(written).length === 0 ? languages : { ...languages, [code]: written };
}

/** Codes of a file or an import may be outside the list. */
const withOthers = (languages: NamedLanguage[], codes: string[]): NamedLanguage[] => [
  ...languages,
  ...[...new Set(codes)]
    .filter((code) => !languages.some((language) => language.code === code))
    .map((code) => ({ code, name: code, own: code })),
];

function optionLabel({ code, name, own }: NamedLanguage, written: OwnMessages, t: Words): string {
  const label = name === own ? name : `${name} (${own})`;
  const count = Object.keys(written[code] ?? {}).length;
  return count === 0 ? label : t("{label}: {n} of your own", { label, n: count });
}
