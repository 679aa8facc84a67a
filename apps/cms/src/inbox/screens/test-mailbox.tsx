"use client";
import { Button, useFormModified } from "@payloadcms/ui";
import { useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { MailboxTest } from "#inbox/mailbox/test-endpoint.ts";
import "#inbox/screens/mail/mail.css";

/** Logs in to the mailbox as it is saved. */
export function TestMailbox() {
  const t = useWords();
  const isModified = useFormModified();
  const [result, setResult] = useState<MailboxTest | null>(null);
  const [isTesting, setTesting] = useState(false);
  async function test(): Promise<void> {
    setTesting(true);
    setResult(null);
    const { ok, problem, json } = await postJson<MailboxTest>("/cms/api/globals/mailbox/test", {});
    const { isGood = false, message = "" } = json;
    setResult(ok ? { isGood, message } : { isGood: false, message: problem });
    setTesting(false);
  }
  return (
    <div className="field-type mail-test">
      <div className="mail-test__deed">
        <Button
          margin={false}
          buttonStyle="secondary"
          disabled={isModified || isTesting}
          onClick={() => void test()}
        >
          {t("Test the mailbox")}
        </Button>
      </div>
      <p
        role="status"
        className={result ? `mail-test__${result.isGood ? "good" : "bad"}` : undefined}
      >
        {isTesting
          ? t("Connecting…")
          : isModified
            ? t("Save first: the test uses what is saved.")
            : result?.message}
      </p>
    </div>
  );
}
