/** What the thread of a submission shows of its answers (OWN-110). */
import { markedName, marksOf, MARK_WORDS } from "@meridian/files/store/file-marks";
import type { Payload, PayloadRequest } from "payload";
import { mailboxState } from "#inbox/mailbox/keep-reading.ts";
import { withoutQuotation } from "#inbox/mailbox/quoted.ts";
import { answerAddress } from "#inbox/mailbox/read-settings.ts";
import { MOST_A_DAY } from "#inbox/mailbox/store-letter.ts";
import { suppressionOf } from "#inbox/mailbox/suppress.ts";
import type { Letter, Submission } from "#payload-types.ts";

export interface ShownLetter extends Pick<Letter, "id" | "kind" | "at" | "from"> {
  fromName: string;
  isOther: boolean;
  subject: string;
  text: string;
  /** The earlier letter that the mail repeats. */
  quoted: string;
  files: { name: string; href: string; warnings: string[] }[];
  notTaken: string[];
}

export interface Received {
  letters: ShownLetter[];
  /** Since when, and why, no reply is sent to the address. */
  undeliverable: { at: string; reason: string } | null;
  /** Where answers arrive; `null`: in the mailbox of who replies. */
  mailbox: { address: string; problem: string | null } | null;
}

/** Oldest first. */
export async function lettersTo(
  { db }: Pick<Payload, "db">,
  submissions: readonly number[],
  req?: PayloadRequest,
): Promise<Letter[]> {
  const { docs } = await db.find<Letter>({
    collection: "letters",
    where: { submission: { in: [...submissions] } },
    sort: ["at", "id"],
    pagination: false,
    ...(req && { req }),
  });
  return docs;
}

type Of = Pick<Submission, "id"> & Partial<Pick<Submission, "files" | "email">>;

function filesOf({ mark }: Letter, { id, files }: Of): ShownLetter["files"] {
  return (files ?? []).flatMap(({ name, type, letter }, at) =>
    letter === mark
      ? {
          name: markedName(name, type),
          href: `/cms/api/submissions/${id}/files/${at}`,
          warnings: marksOf(type).map((one) => MARK_WORDS[one].warning),
        }
      : [],
  );
}

const DAY_MS = 86_400_000;

/** At the last one of a day: more may have arrived. */
function isLastOfDay(letters: readonly Letter[], { kind, at }: Letter): boolean {
  const before = letters.filter(
    (one) => one.kind === kind && one.at <= at && Date.parse(at) - Date.parse(one.at) < DAY_MS,
  );
  return before.length >= MOST_A_DAY[kind];
}

function shown(letter: Letter, letters: readonly Letter[], of: Of): ShownLetter {
  const { id, kind, at, from, fromName, isOther, subject, text, notTaken } = letter;
  const { own, quoted } = withoutQuotation(text ?? "");
  return {
    id,
    kind,
    at,
    from,
    fromName: fromName ?? "",
    isOther: isOther === true,
    subject: subject ?? "",
    text: own,
    quoted,
    files: filesOf(letter, of),
    notTaken: [
      ...(notTaken ?? "").split("\n").filter(Boolean),
      ...(isLastOfDay(letters, letter)
        ? ["Further mails of this kind in the same 24 hours: this thread takes no more of them"]
        : []),
    ],
  };
}

export async function receivedBy(payload: Payload, of: Of): Promise<Received> {
  const [letters, suppression, answers, state] = await Promise.all([
    lettersTo(payload, [of.id]),
    suppressionOf(payload, of.email),
    answerAddress(payload),
    mailboxState(payload),
  ]);
  return {
    letters: letters.map((letter) => shown(letter, letters, of)),
    undeliverable: suppression && { at: suppression.at, reason: suppression.reason },
    mailbox: answers && { address: answers.address, problem: state?.problem ?? null },
  };
}
