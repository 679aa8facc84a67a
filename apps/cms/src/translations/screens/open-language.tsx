"use client";
import { useConfig } from "@payloadcms/ui";
import { useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";

interface OpenLanguageProps {
  language: string;
  name: string;
}

interface Opened {
  isOpen: boolean;
  left: { label: string; left: number }[];
}

/** Opens a complete language at once; with words left, after a confirmation. */
export function OpenLanguage({ language, name }: OpenLanguageProps) {
  const { config } = useConfig();
  const [left, setLeft] = useState<Opened["left"]>([]);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const open = async (anyway: boolean): Promise<void> => {
    setBusy(true);
    const {
      ok,
      json,
      problem: why,
    } = await postJson<Opened>(`${config.routes.api}/translations/open`, { language, anyway });
    if (ok && json.isOpen) return globalThis.location.reload();
    setBusy(false);
    setProblem(why);
    setLeft(json.left ?? []);
  };
  return (
    <div className="open-language">
      <button type="button" disabled={isBusy} onClick={() => void open(left.length > 0)}>
        {left.length > 0 ? `Open ${name} all the same` : `Open ${name} to visitors`}
      </button>
      <span role="status">
        {left.length > 0 &&
          ` Not translated: ${left.map((step) => `${step.label.toLowerCase()} (${words(step.left)})`).join(", ")}. Parts of pages show the original’s words there, and pages without a translation do not exist.`}
      </span>
      {problem !== "" && <span role="alert"> {problem}</span>}
    </div>
  );
}

const words = (count: number): string => `${count} ${count === 1 ? "word" : "words"}`;
