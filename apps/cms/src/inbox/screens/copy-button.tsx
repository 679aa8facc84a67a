"use client";
import { useState } from "react";

/** Copies an address or a number in one press. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [message, setMessage] = useState("");
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setMessage("Copied"),
      () => setMessage("The browser does not allow copying"),
    );
  return (
    <>
      <button type="button" className="copy-button" aria-label={`Copy: ${label}`} onClick={copy}>
        Copy
      </button>
      <small role="status">{message}</small>
    </>
  );
}
