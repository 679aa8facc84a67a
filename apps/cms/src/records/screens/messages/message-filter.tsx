"use client";
import { pluralForms } from "@meridian/messages/plural-forms";
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
  const shown: Partial<Record<Shown, string>> = {
    all: "All words",
    changed: hasBuiltIn ? "Changed only" : "Written only",
    ...(!hasBuiltIn && { missing: "Missing only" }),
    problem: "With a problem",
  };
  return (
    <>
      <div className="messages-filter" role="search" aria-label="Words">
        <label>
          Search
          <input
            type="search"
            value={view.search}
            onChange={({ target }) => change({ search: target.value })}
            // Enter would publish the settings.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        </label>
        <label>
          Show
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
        <summary>Texts with a number</summary>
        <p>
          A text such as <code>{"{count, plural, one {# result} other {# results}}"}</code> has one
          form for each kind of number; <code>#</code> is the number. Forms of this language, with
          numbers that have each: {formsInWords(pluralForms(code))}. A number whose form is missing
          is shown with the form <code>other</code>.
        </p>
      </details>
    </>
  );
}
