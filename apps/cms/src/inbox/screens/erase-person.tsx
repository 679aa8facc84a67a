"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { downloadJson, postJson } from "#admin-ui/post-json.ts";
import type { Erasure } from "#inbox/erase-person.ts";

const total = ({ inbox = {} }: Partial<Erasure>): number =>
  Object.values(inbox).reduce((sum, each) => sum + each, 0);
const counted = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? "" : "s"}`;
const repliesIn = ({ replies = 0 }: Partial<Erasure>): string =>
  replies === 1 ? "1 reply" : `${replies} replies`;
const inWords = (erasure: Partial<Erasure>): string =>
  `${counted(total(erasure), "submission")} in the inbox with ${counted(erasure.files ?? 0, "file")} and ${repliesIn(erasure)}, and ${counted(erasure.journal ?? 0, "submission")} in the site's journal`;
const others = ({ joined = [] }: Partial<Erasure>): string =>
  joined.length === 0
    ? ""
    : ` Users have linked ${joined.join(", ")} to this person: erase these addresses separately.`;

/**
 * Admins export a person's data, or erase it after a preview and a confirmation. `of`: an address
 * that is filled in.
 */
export function ErasePerson({ of = "" }: { of?: string }) {
  const [email, setEmail] = useState(of);
  const [found, setFound] = useState<Partial<Erasure> | null>(null);
  const [message, setMessage] = useState("");

  async function request(confirmed: boolean): Promise<void> {
    const { ok, problem, json } = await postJson<Erasure>("/cms/api/submissions/erase-person", {
      email,
      confirmed,
    });
    setFound(ok && !confirmed ? json : null);
    setMessage(
      ok
        ? confirmed
          ? `Removed: ${inWords(json)}. Copies sent by e-mail or webhook, mails in mailboxes (sent, received, and answers to replies), and backups, must be removed there.${others(json)}`
          : ""
        : problem,
    );
    if (ok && confirmed) setEmail("");
  }
  async function take(): Promise<void> {
    setMessage(await downloadJson("/cms/api/submissions/person-archive", { email }, "person.zip"));
  }
  return (
    <details>
      <summary>A person's data</summary>
      <div className="inbox-fields">
        <div className="field-type email">
          <label className="field-label" htmlFor="erase-email">
            E-mail address of the person
          </label>
          <input
            id="erase-email"
            type="email"
            value={email}
            onChange={({ target }) => (setEmail(target.value), setFound(null))}
          />
        </div>
        <Button
          size="small"
          buttonStyle="secondary"
          margin={false}
          onClick={() => void request(false)}
        >
          Preview the erasure
        </Button>
        <Button size="small" buttonStyle="secondary" margin={false} onClick={() => void take()}>
          Download the data
        </Button>
        {found && (
          <Button size="small" margin={false} onClick={() => void request(true)}>
            Erase permanently
          </Button>
        )}
      </div>
      {found && (
        <p role="status">
          This removes {inWords(found)}. It cannot be undone.{others(found)}
        </p>
      )}
      {message && <p role="alert">{message}</p>}
    </details>
  );
}
