/** `…/submissions/letters`: letters to a selection, each its own, and the return of those that wait (OWN-105). */
import { randomUUIDv7 } from "node:crypto";
import type { Endpoint, Payload, PayloadRequest, Where } from "payload";
import { isInboxUser } from "#accounts/access/roles.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { LETTERS_A_CALL, MOST_FILES_OF_MANY, MOST_LETTERS } from "#inbox/many/limits.ts";
import { keyOf, readRecipients, type Recipients } from "#inbox/many/recipients.ts";
import { chosenFiles, readFileIds, type SentFile } from "#inbox/replies/reply-files.ts";
import { UNSETTLED } from "#inbox/replies/reply-states.ts";
import { NotSent, numberOf, readLetter, sendable, store } from "#inbox/replies/send-reply.ts";
import { takeBack } from "#inbox/replies/take-back.ts";
import type { Reply, Submission, User } from "#payload-types.ts";
import { isSiteUnreachable, type SiteClient } from "#server/site-client.ts";
import { refuse } from "#server/http/refuse.ts";

/** Taken back by one call. */
const PORTION = 50;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface Written {
  results: {
    submission: number;
    /** Why it was not stored; `null`: it was. */
    problem: string | null;
    /** When it is sent. */
    dueAt: string | null;
  }[];
}

export interface TakenBack {
  taken: number;
  /** Sent, or being sent. */
  late: number;
  /** The last one of this part; `null`: of all. */
  next: number | null;
}

type Body = Record<string, unknown>;
interface Call {
  payload: Payload;
  site: SiteClient;
  user: User;
  batch: string;
  t: Words;
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function idsIn({ ids }: Body): number[] {
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every(isId))
    throw new NotSent(422, "Select somebody in the list.");
  if (ids.length > MOST_LETTERS)
    throw new NotSent(
      422,
      `${ids.length} are selected; at most ${MOST_LETTERS} get letters at once. Filter the list, or select fewer.`,
    );
  return [...new Set(ids)];
}

const endpoint = (
  site: SiteClient,
  path: string,
  act: (call: Call, body: Body) => Promise<Recipients | Written | TakenBack>,
): Endpoint => ({
  path: `/letters${path}`,
  method: "post",
  handler: async (req: PayloadRequest) => {
    const { payload, user } = req;
    if (!isInboxUser(req) || user?.collection !== "users")
      return refuse(403, "Log in to work on submissions.");
    const body: Body = { ...Object(await req.json?.().catch(() => null)) };
    const { batch = randomUUIDv7() } = body;
    if (typeof batch !== "string" || !UUID.test(batch))
      return refuse(422, "The letters cannot be read. Reload the page.");
    try {
      return Response.json(
        await act({ payload, site, user, batch, t: adminWords(req.i18n) }, body),
        {
          headers: { "cache-control": "no-store" },
        },
      );
    } catch (error) {
      if (error instanceof NotSent) return refuse(error.status, error.message);
      if (isSiteUnreachable(error))
        return refuse(502, `${error.message} Try again when it responds.`);
      throw error;
    }
  },
});

/** Of all letters of a call. */
interface Common extends Body {
  files: readonly SentFile[];
}

/** Throws `NotSent`. Repeatable: a letter that is stored stays as it is. */
async function write(
  { payload, user, batch }: Call,
  { at, kind, files }: Common,
  letter: Body,
): Promise<Reply> {
  const submission = isId(letter.submission)
    ? await payload.db.findOne<Submission>({
        collection: "submissions",
        where: { id: { equals: letter.submission } },
      })
    : null;
  if (!submission) throw new NotSent(404, "This submission no longer exists.");
  const key = keyOf(batch, submission.id);
  const where: Where = { key: { equals: key } };
  return (
    (await payload.db.findOne<Reply>({ collection: "replies", where })) ??
    store(
      { payload, submission, user },
      { ...readLetter({ ...letter, files: [], key, at, kind }), batch },
      files,
    )
  );
}

async function writeAll(call: Call, body: Body): Promise<Written> {
  const { letters } = body;
  if (!Array.isArray(letters) || letters.length > LETTERS_A_CALL)
    throw new NotSent(422, `Send at most ${LETTERS_A_CALL} letters in a call.`);
  // Read once for all, as they are now.
  const ids = sendable(readFileIds(body.files));
  const files = sendable(await chosenFiles(call.payload, ids, MOST_FILES_OF_MANY));
  const results: Written["results"] = [];
  for (const letter of letters.map((one): Body => ({ ...Object(one) }))) {
    const submission = Number(letter.submission);
    try {
      const { dueAt } = await write(call, { ...body, files }, letter);
      results.push({ submission, problem: null, dueAt });
    } catch (error) {
      if (!(error instanceof NotSent)) throw error;
      results.push({ submission, problem: error.message, dueAt: null });
    }
  }
  return { results };
}

/** The next of those that wait, by id; the caller repeats it with `after` until `next` is null. */
async function takeBackAll({ payload, site, batch }: Call, { after }: Body): Promise<TakenBack> {
  const { docs } = await payload.db.find<Reply>({
    collection: "replies",
    where: {
      and: [
        { batch: { equals: batch } },
        UNSETTLED,
        { id: { greater_than: isId(after) ? after : 0 } },
      ],
    },
    sort: "id",
    limit: PORTION,
  });
  const next = docs.length === PORTION ? (docs.at(-1)?.id ?? null) : null;
  const found = { taken: 0, late: 0, next };
  for (const reply of docs) {
    const submission = await payload.db.findOne<Submission>({
      collection: "submissions",
      where: { id: { equals: numberOf(reply) ?? 0 } },
    });
    if (!submission) continue;
    try {
      await takeBack({ payload, site, submission }, reply);
      found.taken += 1;
    } catch (error) {
      if (!(error instanceof NotSent)) throw error;
      found.late += 1;
    }
  }
  return found;
}

export const manyEndpoints = (site: SiteClient): Endpoint[] => [
  endpoint(site, "", writeAll),
  endpoint(site, "/recipients", ({ payload, user, batch, t }, body) =>
    readRecipients(payload, { ids: idsIn(body), batch, user, t }),
  ),
  endpoint(site, "/take-back", takeBackAll),
];
