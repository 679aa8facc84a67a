"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

export function ResendButton({ submission }: { submission: string }) {
  const t = useWords();
  const [message, setMessage] = useState("");
  async function resend(): Promise<void> {
    setMessage("…");
    const { ok, problem, json } = await postJson<{ rows: number }>(
      "/cms/api/submissions/deliveries/resend",
      { submission },
    );
    setMessage(
      ok
        ? t(
            json.rows
              ? "The delivery has started; reload the page to see its result."
              : "Everything has been delivered.",
          )
        : problem,
    );
  }
  return (
    <>
      <Button size="small" buttonStyle="secondary" margin={false} onClick={() => void resend()}>
        {t("Send again")}
      </Button>
      {message && <span role="status"> {message}</span>}
    </>
  );
}
