"use client";
import { useConfig } from "@payloadcms/ui";
import { useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import { withinSentence } from "#admin-ui/words/formats.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";

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
  const t = useWords();
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
        {t(left.length > 0 ? "Open {name} all the same" : "Open {name} to visitors", { name })}
      </button>
      <span role="status">
        {left.length > 0 && (
          <>
            {" "}
            {t(
              "Not translated: {parts}. Parts of pages show the original’s words there, and pages without a translation do not exist.",
              { parts: left.map((step) => partLeft(step, t)).join(", ") },
            )}
          </>
        )}
      </span>
      {problem !== "" && <span role="alert"> {problem}</span>}
    </div>
  );
}

const partLeft = ({ label, left }: Opened["left"][number], t: Words): string =>
  t.count(left, "{part} ({n} word)", "{part} ({n} words)", {
    part: withinSentence(t(label), t.locale),
  });
