"use client";
import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";

export function JoinPerson({ submission, joined }: { submission: number; joined: string[] }) {
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
          Linked by a user: {address}{" "}
          <Button
            size="small"
            buttonStyle="secondary"
            margin={false}
            aria-label={`Separate ${address}`}
            onClick={() => void change(address, false)}
          >
            Separate
          </Button>
        </p>
      ))}
      <details>
        <summary>Link another address of this person</summary>
        <div className="inbox-fields">
          <div className="field-type email">
            <label className="field-label" htmlFor="join-email">
              Their other e-mail address
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
            Join
          </Button>
        </div>
      </details>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
