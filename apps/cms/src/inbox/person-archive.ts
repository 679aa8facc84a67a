/** A person's data for that person: all sent from an email address, with files, as one archive. */
import type { FileStore, StoredFile } from "@meridian/files/store/file-store";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { Endpoint, Payload, PayloadRequest } from "payload";
import { isAdmin } from "#accounts/access/roles.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { ADDED_BY } from "#inbox/by-hand/candidate-words.ts";
import { lettersTo } from "#inbox/mailbox/received.ts";
import { suppressionOf } from "#inbox/mailbox/suppress.ts";
import { fileNamesOf } from "#inbox/replies/reply-files.ts";
import { repliesTo } from "#inbox/replies/reply-states.ts";
import { joinedWith, submissionsOf } from "#inbox/erase-person.ts";
import { unlessUnreachable } from "#inbox/file-endpoint.ts";
import { SHARED } from "#inbox/teamwork/shared-fields.ts";
import { tagsIn } from "#inbox/teamwork/tags.ts";
import type { Letter, Reply, Submission, Suppression } from "#payload-types.ts";
import { isSiteUnreachable, type SiteClient } from "#server/site-client.ts";
import { streamOf } from "#server/http/stream-of.ts";
import { refuse } from "#server/http/refuse.ts";

const PLAIN_NAME = /[^\p{L}\p{N}._ -]/gu;
const LONGEST_NAME = 120;

/** No folder, drive or control character: the archive is unpacked on an unknown machine. */
const nameInside = (id: number, number: number, name: string): string =>
  `files/${id}/${number}-${name.replace(PLAIN_NAME, "_").slice(-LONGEST_NAME)}`;

interface Packed {
  name: string;
  content: { text: string } | StoredFile;
}

/** The sender's data; colleagues' names and delivery are internal. */
const asGiven = (submission: Submission, thread: Reply[], letters: Letter[]) => ({
  received: submission.receivedAt,
  form: submission.kind,
  status: submission.status,
  statusSince: submission.statusSince,
  vacancy: submission.vacancy || undefined,
  fields: { ...submission.fields, [ADDED_BY]: undefined },
  earlierNotes: submission.notes || undefined,
  notes: (submission.remarks ?? []).map(({ at, text }) => ({ at, text })),
  nextStep: submission.nextStep || undefined,
  nextStepOn: submission.nextStepOn ?? undefined,
  tags: submission.tags ? tagsIn(submission.tags) : undefined,
  value: submission.value ?? undefined,
  currency: submission.currency || undefined,
  lostBecause: submission.lostBecause || undefined,
  history: (submission.history ?? [])
    .filter(({ what }) => !what.startsWith(SHARED.assignee))
    .map(({ at, what }) => ({ at, what })),
  replies: thread
    .filter(({ submission: answered }) => answered === submission.id)
    .map(({ at, subject, text, state, ...rest }) => ({
      at,
      state,
      subject,
      text,
      files: fileNamesOf(rest),
    })),
  talentPool: submission.pool
    ? { until: submission.poolUntil, ...submission.pool, letter: submission.pool.letter?.at }
    : undefined,
  answers: letters
    .filter(({ submission: answered }) => answered === submission.id)
    .map(({ at, kind, from, subject, text }) => ({ at, kind, from, subject, text })),
  files: (submission.files ?? []).map(({ name, size, type }, at) => ({
    name,
    bytes: size,
    type,
    inThisArchive: nameInside(submission.id, at + 1, name),
  })),
});

async function filesOf(store: FileStore, found: Submission[]): Promise<Packed[]> {
  const files = found.flatMap(({ id, files: storage }) =>
    (storage ?? []).map(({ name, storedAs }, at) => ({
      name: nameInside(id, at + 1, name),
      storedAs,
    })),
  );
  return Promise.all(
    files.map(async ({ name, storedAs }) => {
      const content = await store.find(storedAs);
      return content
        ? { name, content }
        : { name: `${name}.missing.txt`, content: { text: "This file is no longer stored.\n" } };
    }),
  );
}

/** Streams: files are never in memory as a whole. */
async function* zipped(files: readonly Packed[]): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for (const { name, content } of files) {
    // Most of these files are already compressed.
    const entry = "text" in content ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(entry);
    if ("text" in content) entry.push(new TextEncoder().encode(content.text), true);
    else {
      const chunks: AsyncIterable<Buffer> = await content.read();
      for await (const chunk of chunks) {
        entry.push(new Uint8Array(chunk));
        yield* made.splice(0);
      }
      entry.push(new Uint8Array(), true);
    }
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}

const about = (
  email: string,
  count: number,
  waiting: number,
  joined: string[],
  undeliverable: Suppression | null,
): string =>
  [
    `Messages sent to this website from ${email}, as stored on ${new Date().toISOString()}.`,
    `${count} in the inbox: see submissions.json and the folder files.`,
    waiting > count
      ? `The site's journal has ${waiting}. Those not yet delivered to the inbox are missing here: export again later.`
      : `The site's journal stores ${waiting} of them for some more days, and no further data.`,
    ...(joined.length > 0
      ? [`Users have linked these addresses to the same person: ${joined.join(", ")}.`]
      : []),
    ...(undeliverable
      ? [`Mail to this address is not sent since ${undeliverable.at}: ${undeliverable.reason}`]
      : []),
    "Copies sent by e-mail or webhook, and backups, are not included.",
    "",
  ].join("\n");

async function contentsOf(
  payload: Payload,
  { files, site }: Storage,
  email: string,
): Promise<Packed[] | null> {
  const { submissions: waiting } = await site.count(email);
  const found = (await submissionsOf(payload, email)).toSorted((a, b) => a.id - b.id);
  if (found.length === 0 && waiting === 0) return null;
  const joined = await joinedWith(payload, found, email);
  const ids = found.map(({ id }) => id);
  const thread = await repliesTo(payload, ids);
  const letters = await lettersTo(payload, ids);
  const undeliverable = await suppressionOf(payload, email);
  return [
    {
      name: "about.txt",
      content: { text: about(email, found.length, waiting, joined, undeliverable) },
    },
    {
      name: "submissions.json",
      content: {
        text: `${JSON.stringify(
          found.map((one) => asGiven(one, thread, letters)),
          null,
          2,
        )}\n`,
      },
    },
    ...(await filesOf(files, found)),
  ];
}

interface Storage {
  files: FileStore;
  site: SiteClient;
}

/** `POST /cms/api/submissions/person-archive` `{email}`: a ZIP. */
export const archiveEndpoint = (storage: Storage): Endpoint => ({
  path: "/person-archive",
  method: "post",
  handler: (req) => unlessUnreachable(req, () => answer(req, storage)),
});

async function answer(req: PayloadRequest, storage: Storage): Promise<Response> {
  if (!isAdmin(req)) return refuse(403, "Only an admin can export a person's data.");
  const { email }: { email?: unknown } = (await req.json?.().catch(() => null)) ?? {};
  if (typeof email !== "string" || !/^[^\s@]+@[^\s@]+$/.test(email.trim()) || email.length > 320)
    return refuse(422, "Write the full e-mail address.");
  try {
    const contents = await contentsOf(req.payload, storage, email.trim());
    if (!contents) return refuse(404, "Nothing is stored for this address.");
    await noteEvent(req, { event: "export", place: "submissions", detail: "of one person" });
    return new Response(streamOf(zipped(contents)), {
      headers: {
        "content-type": "application/zip",
        "content-disposition": 'attachment; filename="person.zip"',
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      },
    });
  } catch (error) {
    if (isSiteUnreachable(error))
      return refuse(502, `${error.message} Try again when the site responds.`);
    throw error;
  }
}
