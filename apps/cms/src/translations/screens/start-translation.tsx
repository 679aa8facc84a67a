"use client";
import { useConfig } from "@payloadcms/ui";
import { useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

interface StartTranslationProps {
  of: { kind: string; record: number | null; language: string };
  name: string;
}

/** Begins a draft and opens its form. */
export function StartTranslation({ of, name }: StartTranslationProps) {
  const t = useWords();
  const { config } = useConfig();
  const [problem, setProblem] = useState("");
  const start = async (isCopy: boolean): Promise<void> => {
    const { json, problem: why } = await postJson<{ address: string }>(
      `${config.routes.api}/translations/start`,
      { ...of, isCopy },
    );
    if (json.address) globalThis.location.assign(json.address);
    else setProblem(why);
  };
  return (
    <span className="start-translation">
      <button
        type="button"
        aria-label={t("Translate into {name}", { name })}
        onClick={() => void start(false)}
      >
        {t("Translate")}
      </button>{" "}
      <button
        type="button"
        aria-label={t("Copy the original as a draft in {name}", { name })}
        onClick={() => void start(true)}
      >
        {t("Copy the original")}
      </button>
      {problem !== "" && <span role="alert">{problem}</span>}
    </span>
  );
}
