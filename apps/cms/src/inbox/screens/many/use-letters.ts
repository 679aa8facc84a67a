"use client";
import { useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import type { Words } from "#admin-ui/words/words.ts";
import { lettersOf, templateOf, type Batch, type Letter } from "#inbox/many/letters.ts";
import { LETTERS_A_CALL } from "#inbox/many/limits.ts";
import type { Written } from "#inbox/many/many-endpoints.ts";
import type { Recipients } from "#inbox/many/recipients.ts";

const ADDRESS = "/cms/api/submissions/letters";

export interface Done {
  /** When each written letter is sent, by submission. */
  written: Record<number, string>;
  refused: { letter: Letter; reason: string }[];
}

/** The letters of a batch, and their sending in parts, which can be repeated. */
export function useLetters(found: Recipients, batch: Batch, t: Words) {
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState<Done>({ written: {}, refused: [] });

  async function send(letters: readonly Letter[], at: string | undefined): Promise<void> {
    setSending(true);
    setProblem("");
    const kind = templateOf(found, batch)?.kind;
    let [{ written }, refused] = [done, [] as Done["refused"]];
    for (let from = 0; from < letters.length; from += LETTERS_A_CALL) {
      const part = letters.slice(from, from + LETTERS_A_CALL);
      const {
        ok,
        json,
        problem: failure,
      } = await postJson<Written>(ADDRESS, {
        batch: found.batch,
        kind,
        at,
        files: batch.files.map(({ id }) => id),
        letters: part.map(({ to: { submission, seen }, subject, text }) => ({
          submission,
          seen,
          subject,
          text,
        })),
      });
      if (!ok) {
        setProblem(`${failure} ${t("What was written stays written: send again.")}`);
        break;
      }
      for (const { submission, dueAt, problem: reason } of json.results ?? []) {
        const letter = part.find(({ to }) => to.submission === submission);
        if (dueAt !== null) written = { ...written, [submission]: dueAt };
        else if (letter) refused = [...refused, { letter, reason: reason ?? "" }];
      }
      setDone({ written, refused });
    }
    setSending(false);
  }
  const isDone = (submission: number): boolean =>
    submission in done.written ||
    found.recipients.some((one) => one.submission === submission && one.isWritten);
  return { problem, isSending, done, send, ...lettersOf(found, { batch, isDone, t }) };
}
