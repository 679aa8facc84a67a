"use client";
import { useState } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";

/** Copies an address or a number in one press. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useWords();
  const [message, setMessage] = useState("");
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setMessage(t("Copied")),
      () => setMessage(t("The browser does not allow copying")),
    );
  return (
    <>
      <button
        type="button"
        className="copy-button"
        aria-label={t("Copy: {what}", { what: label })}
        onClick={copy}
      >
        {t("Copy")}
      </button>
      <small role="status">{message}</small>
    </>
  );
}
