"use client";
import { useFormFields } from "@payloadcms/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";
import { shownParts, toggleMark } from "#records/fields/toggle-mark.ts";
import "#records/screens/highlight.css";

/** Ctrl or Cmd with this key does the same as the button. */
const KEY = "b";

/**
 * Below a title: a button that sets or removes the mark around the selected words, and the title as
 * visitors see it. In a text from right to left typed tags are out of order.
 */
export function Highlight({ path }: { path: string }) {
  const t = useWords();
  const place = useRef<HTMLDivElement>(null);
  const help = useId();
  const [isEmpty, setIsEmpty] = useState(false);
  const value = useFormFields(([fields]) => fields[path]?.value);
  const toggle = (): void => {
    const input = inputAt(place.current);
    if (input) setIsEmpty(!toggleIn(input));
  };
  useEffect(() => {
    const input = inputAt(place.current);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== KEY || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (input) setIsEmpty(!toggleIn(input));
    };
    input?.addEventListener("keydown", onKey);
    return () => input?.removeEventListener("keydown", onKey);
  }, []);
  const parts = typeof value === "string" ? shownParts(value) : [];
  return (
    <div className="highlight" ref={place}>
      <button
        type="button"
        className="highlight__button"
        aria-describedby={help}
        // The selection in the field stays.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        {t("Highlight")}
      </button>
      <p id={help} role="status">
        {t(
          isEmpty
            ? "Select the words in the title first, then press Highlight."
            : "For the selected words; again to remove it (Ctrl+B).",
        )}
      </p>
      {parts.some(({ isMarked }) => isMarked) && (
        <p dir="auto" className="highlight__shown">
          {parts.map(({ words, isMarked }, at) =>
            // oxlint-disable-next-line react/no-array-index-key
            isMarked ? <mark key={at}>{words}</mark> : words,
          )}
        </p>
      )}
    </div>
  );
}

const inputAt = (place: HTMLElement | null): HTMLInputElement | null | undefined =>
  place?.closest(".field-type")?.querySelector<HTMLInputElement>("input[type=text]");

/** Whether words were selected. By a command of the browser, so that it can be undone. */
function toggleIn(input: HTMLInputElement): boolean {
  if (input.disabled || input.readOnly) return true;
  const { value: text, selectionStart, selectionEnd } = input;
  const made = toggleMark({ text, start: selectionStart ?? 0, end: selectionEnd ?? 0 });
  input.focus();
  if (!made) return false;
  input.select();
  // Deprecated, but the only way to change an input's text that undo knows.
  document.execCommand("insertText", false, made.text);
  input.setSelectionRange(made.start, made.end);
  return true;
}
