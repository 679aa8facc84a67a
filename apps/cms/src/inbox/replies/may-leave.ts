/**
 * The one place that decides whether a letter may go to its address: before it is stored, in the
 * preview of many, and each time that it is handed to the site, because what it depends on may have
 * changed while it waited (OWN-106).
 */
import { isEmail } from "@meridian/contract/forms";
import type { Payload, PayloadRequest, Where } from "payload";
import { addressKey } from "#inbox/person.ts";
import { statusWord } from "#inbox/stage.ts";
import { UNDER_WAY } from "#inbox/statuses.ts";
import type { Reply, Submission, Suppression } from "#payload-types.ts";

type Sent = Pick<Submission, "id" | "kind" | "status" | "receivedAt"> &
  Partial<Pick<Submission, "email" | "address" | "person" | "vacancy">>;
type Rejection = Pick<Reply, "id" | "at" | "by"> & { submission: number };
/** A letter that is not stored yet has no id. */
export type Leaving = Pick<Reply, "kind"> & {
  id?: number;
  /** Just stored: its application is not "Rejected" yet. */
  isNew?: boolean;
};

/** What decides about letters to these submissions. */
export interface Known {
  suppressed: Map<string, Suppression>;
  hired: Sent[];
  /** Not those that were taken back. */
  rejections: Rejection[];
  /** All submissions of these people. */
  theirs: Map<number, Sent>;
}

export const addressOf = ({ email }: Pick<Sent, "email">): string =>
  (email ?? "").trim().toLowerCase();

const numberIn = (value: Reply["submission"]): number =>
  typeof value === "object" ? (value?.id ?? 0) : (value ?? 0);

const isSamePerson = (one: Sent, other: Sent): boolean =>
  one.id === other.id ||
  (addressKey(one.email) !== "" && addressKey(one.email) === addressKey(other.email)) ||
  (Boolean(one.person) && one.person === other.person);

const READ = {
  kind: true,
  status: true,
  receivedAt: true,
  email: true,
  address: true,
  person: true,
  vacancy: true,
} as const;

/** Three queries, however many submissions there are. */
export async function knownOf(
  { db }: Pick<Payload, "db">,
  submissions: readonly Sent[],
  req?: PayloadRequest,
): Promise<Known> {
  const addresses = [...new Set(submissions.map(({ email }) => addressKey(email)))].filter(Boolean);
  const persons = submissions.flatMap(({ person }) => person || []);
  const common = { pagination: false, ...(req && { req }) };
  const people: Where[] = [
    { id: { in: submissions.map(({ id }) => id) } },
    { address: { in: addresses } },
    { person: { in: persons } },
  ];
  const { docs: theirs } = await db.find<Submission>({
    collection: "submissions",
    where: { or: people },
    select: READ,
    ...common,
  });
  const [suppressions, rejections] = await Promise.all([
    db.find<Suppression>({
      collection: "suppressions",
      where: { address: { in: addresses } },
      ...common,
    }),
    db.find<Reply>({
      collection: "replies",
      where: {
        and: [
          { kind: { equals: "rejection" } },
          { state: { not_equals: "taken-back" } },
          { submission: { in: theirs.map(({ id }) => id) } },
        ],
      },
      ...common,
    }),
  ]);
  return {
    suppressed: new Map(suppressions.docs.map((one) => [one.address, one])),
    hired: theirs.filter(({ status }) => status === "hired"),
    rejections: rejections.docs.map(({ id, at, by, submission }) => ({
      id,
      at,
      by,
      submission: numberIn(submission),
    })),
    theirs: new Map(theirs.map((one) => [one.id, one])),
  };
}

function noAddress(submission: Sent, { suppressed }: Known): string | null {
  const to = addressOf(submission);
  if (!isEmail(to)) return "This submission has no valid e-mail address to reply to.";
  const found = suppressed.get(to);
  return found
    ? `Mail to ${to} cannot be delivered since ${found.at.slice(0, 10)} (${found.reason}), so that nothing is sent. If the address works again, an admin removes it (Answer people, Refused addresses); the text stays.`
    : null;
}

/** An application that came after the rejection is another one. */
const answers = (rejection: Rejection, submission: Sent, { theirs }: Known): boolean => {
  const other = theirs.get(rejection.submission);
  if (rejection.submission === submission.id) return true;
  if (!other || !isSamePerson(other, submission)) return false;
  const isSameVacancy = (other.vacancy ?? "") === (submission.vacancy ?? "");
  return isSameVacancy && (submission.receivedAt ?? "") < rejection.at;
};

function noRejection(submission: Sent, letter: Leaving, known: Known): string | null {
  const hired = known.hired.find((one) => isSamePerson(one, submission));
  if (hired)
    return `This person was hired (application ${hired.id}), and is not rejected. If that is no longer so, change the status of that application.`;
  const { status, kind } = known.theirs.get(submission.id) ?? submission;
  const isOver = status === "withdrawn" || status === "spam";
  // While it waits, its application is "Rejected".
  const isBack = letter.id !== undefined && !letter.isNew && UNDER_WAY.includes(status);
  if (kind === "resume" && (isOver || isBack))
    return `The status is "${statusWord(status)}", so that no rejection is sent.`;
  const before = known.rejections.find(
    (one) => (letter.id === undefined || one.id < letter.id) && answers(one, submission, known),
  );
  return before
    ? `A rejection was written on ${before.at.slice(0, 10)} by ${before.by}: nobody is rejected twice.`
    : null;
}

/** Why the letter may not go, for the user; `null` if it may. */
export const whyNotIn = (known: Known, submission: Sent, letter: Leaving): string | null =>
  noAddress(submission, known) ??
  (letter.kind === "rejection" ? noRejection(submission, letter, known) : null);

export const whyNot = async (
  payload: Pick<Payload, "db">,
  submission: Sent,
  letter: Leaving,
  req?: PayloadRequest,
): Promise<string | null> =>
  whyNotIn(await knownOf(payload, [submission], req), submission, letter);
