"use client";
import { Button, useFormModified } from "@payloadcms/ui";
import { type ComponentType, useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import "#inbox/screens/mail/mail.css";

interface TestFrameProps<Result> {
  /** Names the section. */
  label: string;
  /** What happens, next to the button. */
  hint: string;
  busy: string;
  path: string;
  Shown: ComponentType<{ result: Partial<Result> }>;
}

/** A button that runs a test with what is saved, and its real result. */
export function TestFrame<Result>({ label, hint, busy, path, Shown }: TestFrameProps<Result>) {
  const t = useWords();
  const isModified = useFormModified();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [result, setResult] = useState<Partial<Result> | null>(null);
  async function send(): Promise<void> {
    setBusy(true);
    setProblem("");
    setResult(null);
    const reply = await postJson<Result>(path, {});
    setBusy(false);
    setProblem(reply.problem);
    if (reply.ok) setResult(reply.json);
  }
  return (
    <section className="field-type mail-test" aria-label={label}>
      <div className="mail-test__deed">
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy || isModified}
          extraButtonProps={{ "aria-label": t("Send a test: {what}", { what: label }) }}
          onClick={() => void send()}
        >
          {t("Send a test")}
        </Button>
        <span>{isModified ? t("Save first: the test uses what is saved.") : hint}</span>
      </div>
      <div role="status">
        {isBusy && <p>{busy}</p>}
        {problem && <p className="mail-test__bad">{problem}</p>}
        {result && <Shown result={result} />}
      </div>
    </section>
  );
}
