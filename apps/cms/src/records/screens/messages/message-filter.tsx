"use client";
import { pluralForms } from "@meridian/messages/plural-forms";
import { useWords } from "#admin-ui/words/use-words.ts";
import {
  formsInWords,
  type MessageView,
  type Shown,
} from "#records/screens/messages/message-rows.ts";

interface MessageFilterProps {
  code: string;
  view: MessageView;
  hasBuiltIn: boolean;
  change: (change: Partial<MessageView>) => void;
}

export function MessageFilter({ code, view, hasBuiltIn, change }: MessageFilterProps) {
  const t = useWords();
  const shown: Partial<Record<Shown, string>> = {
    all: t("All words"),
    changed: t(hasBuiltIn ? "Changed only" : "Written only"),
    ...(!hasBuiltIn && { missing: t("Missing only") }),
    problem: t("With a problem"),
  };
  return (
    <>
      <div className="messages-filter" role="search" aria-label={t("Words")}>
        <label>
          {t("Search")}
          <input
            type="search"
            value={view.search}
            onChange={({ target }) => change({ search: target.value })}
            // Enter would publish the settings.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        </label>
        <label>
          {t("Show")}
          <select
            value={view.show}
            onChange={({ target }) => change({ show: target.value as Shown })}
          >
            {Object.entries(shown).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <details className="messages-plurals">
        <summary>{t("Texts with a number")}</summary>
        <p>
          {t.parts(
            "A text such as {example} has one form for each kind of number; {sign} is the number. Forms of this language, with numbers that have each: {forms}. A number whose form is missing is shown with the form {other}.",
            {
              example: <code>{"{count, plural, one {# result} other {# results}}"}</code>,
              sign: <code>#</code>,
              forms: formsInWords(pluralForms(code)),
              other: <code>{"other"}</code>,
            },
          )}
        </p>
      </details>
    </>
  );
}
