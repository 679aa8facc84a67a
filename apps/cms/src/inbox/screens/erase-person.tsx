"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { downloadJson, postJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import type { Erasure } from "#inbox/erase-person.ts";

const total = ({ inbox = {} }: Partial<Erasure>): number =>
  Object.values(inbox).reduce((sum, each) => sum + each, 0);
const submissions = (n: number, t: Words): string =>
  t.count(n, "{n} submission", "{n} submissions");
function inWords(erasure: Partial<Erasure>, t: Words): string {
  const { files = 0, replies = 0, journal = 0, letters = 0 } = erasure;
  return t(
    "{submissions} in the inbox with {files} and {replies}, and {sent} and {letters} in the site's journal",
    {
      submissions: submissions(total(erasure), t),
      files: t.count(files, "{n} file", "{n} files"),
      replies: t.count(replies, "{n} reply", "{n} replies"),
      sent: submissions(journal, t),
      letters: t(letters === 1 ? "{n} letter" : "{n} letters", { n: letters }),
    },
  );
}
const others = ({ joined = [] }: Partial<Erasure>, t: Words): string =>
  joined.length === 0
    ? ""
    : ` ${t("Users have linked {addresses} to this person: erase these addresses separately.", {
        addresses: joined.join(", "),
      })}`;
const removed = (erasure: Partial<Erasure>, t: Words): string =>
  t(
    "Removed: {what}. Copies sent by e-mail or webhook, mails in mailboxes (sent, received, and answers to replies), and backups, must be removed there.",
    { what: inWords(erasure, t) },
  ) + others(erasure, t);

/**
 * Admins export a person's data, or erase it after a preview and a confirmation. `of`: an address
 * that is filled in.
 */
export function ErasePerson({ of = "" }: { of?: string }) {
  const t = useWords();
  const [email, setEmail] = useState(of);
  const [found, setFound] = useState<Partial<Erasure> | null>(null);
  const [message, setMessage] = useState("");

  async function request(confirmed: boolean): Promise<void> {
    const { ok, problem, json } = await postJson<Erasure>("/cms/api/submissions/erase-person", {
      email,
      confirmed,
    });
    setFound(ok && !confirmed ? json : null);
    setMessage(ok ? (confirmed ? removed(json, t) : "") : problem);
    if (ok && confirmed) setEmail("");
  }
  async function take(): Promise<void> {
    setMessage(await downloadJson("/cms/api/submissions/person-archive", { email }, "person.zip"));
  }
  return (
    <details>
      <summary>{t("A person's data")}</summary>
      <div className="inbox-fields">
        <div className="field-type email">
          <label className="field-label" htmlFor="erase-email">
            {t("E-mail address of the person")}
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
          {t("Preview the erasure")}
        </Button>
        <Button size="small" buttonStyle="secondary" margin={false} onClick={() => void take()}>
          {t("Download the data")}
        </Button>
        {found && (
          <Button size="small" margin={false} onClick={() => void request(true)}>
            {t("Erase permanently")}
          </Button>
        )}
      </div>
      {found && (
        <p role="status">
          {t("This removes {what}. It cannot be undone.", { what: inWords(found, t) })}
          {others(found, t)}
        </p>
      )}
      {message && <p role="alert">{message}</p>}
    </details>
  );
}
