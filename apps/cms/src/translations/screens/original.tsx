"use client";
import { useField, useFormFields } from "@payloadcms/ui";
import { useState } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";
import { useOriginal } from "#translations/screens/use-original.ts";
import "#translations/screens/translations.css";

/** A longer text scrolls in its box, by keyboard too. */
const LONG = 600;

/**
 * The original's text, above the field for its translation. A field that the original does not use
 * is hidden (`translations.css`), unless it has a text.
 */
export function Original({ path, isOptional = false }: { path: string; isOptional?: boolean }) {
  const t = useWords();
  const { texts, changed, key } = useOriginal(path);
  const isEmpty = useFormFields(([fields]) => !fields[path]?.value);
  if (!texts) return null;
  const text = texts[key];
  const change = changed?.[key];
  if (change) return <Changed {...change} at={key} />;
  if (text === undefined && isOptional && isEmpty)
    return <span className="translation-original translation-original--unused" />;
  if (text === undefined)
    return (
      <p className="translation-original translation-original--empty">
        {t("Empty in the original")}
      </p>
    );
  const isLong = text.length > LONG;
  return (
    <div
      className="translation-original"
      {...(isLong && { tabIndex: 0, role: "group", "aria-label": t("Text of the original") })}
    >
      {text.split("\n").map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}

/** The text that was translated, and that of now, until the translation follows or is confirmed. */
function Changed({ from, to, at }: { from: string; to: string; at: string }) {
  const t = useWords();
  const { value, setValue } = useField<string>({ path: "stillRight" });
  const [isRight, setIsRight] = useState(false);
  const confirm = (): void => {
    const others: object = value ? JSON.parse(value) : {};
    setValue(JSON.stringify({ ...others, [at]: to }));
    setIsRight(true);
  };
  return (
    <div className="translation-original" data-changed={!isRight}>
      {!isRight && (
        <p>
          <strong>{t("Changed in the original since it was translated.")}</strong>{" "}
          {t.parts("It was: {text}", { text: <del dir="auto">{from || t("(empty)")}</del> })}
        </p>
      )}
      <p dir="auto">{to || t("(empty)")}</p>
      {!isRight && (
        <button type="button" onClick={confirm}>
          {t("The translation is still right")}
        </button>
      )}
    </div>
  );
}
