"use client";
import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

export function JoinPerson({ submission, joined }: { submission: number; joined: string[] }) {
  const t = useWords();
  const { refresh } = useRouter();
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState("");

  async function change(address: string, isJoined: boolean): Promise<void> {
    const { ok, problem: message } = await postJson(`/cms/api/submissions/${submission}/person`, {
      email: address,
      joined: isJoined,
    });
    setProblem(message);
    if (!ok) return;
    setEmail("");
    refresh();
  }
  return (
    <>
      {joined.map((address) => (
        <p key={address}>
          {t("Linked by a user: {address}", { address })}{" "}
          <Button
            size="small"
            buttonStyle="secondary"
            margin={false}
            aria-label={t("Separate {address}", { address })}
            onClick={() => void change(address, false)}
          >
            {t("Separate")}
          </Button>
        </p>
      ))}
      <details>
        <summary>{t("Link another address of this person")}</summary>
        <div className="inbox-fields">
          <div className="field-type email">
            <label className="field-label" htmlFor="join-email">
              {t("Their other e-mail address")}
            </label>
            <input
              id="join-email"
              type="email"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </div>
          <Button
            size="small"
            buttonStyle="secondary"
            margin={false}
            disabled={email.trim() === ""}
            onClick={() => void change(email, true)}
          >
            {t("Join")}
          </Button>
        </div>
      </details>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
