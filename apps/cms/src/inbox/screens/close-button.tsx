"use client";
import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useEffect, useRef, useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

interface CloseButtonProps {
  vacancy: number;
  title: string;
  isOpen: boolean;
}

/** The vacancy whose buttons get the keyboard: a press replaces them, or moves their row. */
let pressed: number | undefined;

export function CloseButton({ vacancy, title, isOpen }: CloseButtonProps) {
  const t = useWords();
  const { refresh } = useRouter();
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState("");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressed === vacancy) place.current?.querySelector("button")?.focus();
  });

  async function change(): Promise<void> {
    const { ok, problem: message } = await postJson(
      `/cms/api/vacancies/${vacancy}/${isOpen ? "close" : "open"}`,
      {},
    );
    setConfirming(false);
    setProblem(message);
    if (ok) refresh();
  }
  return (
    <div
      className="close-vacancy"
      ref={place}
      onClickCapture={() => void (pressed = vacancy)}
      onBlurCapture={({ relatedTarget }) => relatedTarget && (pressed = undefined)}
    >
      {isConfirming ? (
        <p role="status">
          {t(
            isOpen
              ? "Its page will show that it is closed, and applications will end."
              : "It will be on the site again, unchanged.",
          )}
        </p>
      ) : (
        <Button
          size="small"
          buttonStyle="secondary"
          margin={false}
          aria-label={t(isOpen ? "Close: {title}" : "Reopen: {title}", { title })}
          onClick={() => (setProblem(""), setConfirming(true))}
        >
          {t(isOpen ? "Close" : "Reopen")}
        </Button>
      )}
      {isConfirming && (
        <>
          <Button size="small" margin={false} onClick={() => void change()}>
            {t(isOpen ? "Close it" : "Reopen it")}
          </Button>
          <Button
            size="small"
            buttonStyle="secondary"
            margin={false}
            onClick={() => setConfirming(false)}
          >
            {t("Cancel")}
          </Button>
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
