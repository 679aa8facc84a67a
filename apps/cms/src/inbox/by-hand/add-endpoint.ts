/**
 * `POST /cms/api/submissions/by-hand`: a candidate of a fair or a mail becomes an application. Only
 * the inbox has it: the site sends no email of it, and no acknowledgement.
 */
import { randomUUIDv7 } from "node:crypto";
import { isMultipart } from "@meridian/http/multipart";
import type { Endpoint, Payload, PayloadRequest } from "payload";
import { isInboxUser } from "#accounts/access/roles.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { readCandidate } from "#inbox/by-hand/candidate.ts";
import { ADDED_BY, ADDED_FROM, type Problems } from "#inbox/by-hand/candidate-words.ts";
import { unlessUnreachable } from "#inbox/file-endpoint.ts";
import { mailTools } from "#inbox/mailbox/mail-tools.ts";
import { checkUpload } from "#inbox/mailbox/take-files.ts";
import { readPosted, type Posted } from "#inbox/read-posted.ts";
import { remarkOf } from "#inbox/remarks.ts";
import { inboxOf } from "#inbox/save-submission.ts";
import { drop, type InboxFile, type InboxFiles } from "#inbox/store-file.ts";
import { chosenVacancy } from "#inbox/teamwork/chosen-vacancy.ts";
import { noteMentions } from "#inbox/teamwork/mentions.ts";
import { changeOf, nameOf } from "#inbox/teamwork/note-changes.ts";
import { refuse } from "#server/http/refuse.ts";
import type { Submission } from "#payload-types.ts";

/** Bytes of a post with its file. */
const MAX_BODY = 12 * 1024 * 1024;
const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface Added {
  id: number;
  name: string;
  /** The key of the next candidate. */
  next: string;
  /** Of a refusal, by field. */
  problems: Problems;
}

const added = ({ id, sender }: Submission): Response =>
  Response.json({ id, name: sender ?? "", next: randomUUIDv7() } satisfies Partial<Added>, {
    headers: { "cache-control": "no-store" },
  });

const storedWith = (payload: Payload, key: string): Promise<Submission | null> =>
  payload.db.findOne<Submission>({ collection: "submissions", where: { key: { equals: key } } });

export const addEndpoint = (inbox: InboxFiles): Endpoint => ({
  path: "/by-hand",
  method: "post",
  handler: async (req) => {
    if (!isInboxUser(req)) return refuse(403, "Log in to work on submissions.");
    const type = req.headers.get("content-type") ?? "";
    if (!isMultipart(type) || !req.body) return refuse(415, "Send the form with its file.");
    if (Number(req.headers.get("content-length") ?? 0) > MAX_BODY)
      return refuse(413, "The file is larger than 10 MB.");
    const posted = await readPosted(req.body, type, inbox.folder).catch(() => null);
    if (!posted) return refuse(400, "The form did not arrive whole. Try again.");
    try {
      return await unlessUnreachable(req, () => add(req, inbox, posted));
    } finally {
      // What was stored is no longer among the uploads in progress.
      await drop(inbox.folder, posted.files);
    }
  },
});

async function add(req: PayloadRequest, inbox: InboxFiles, posted: Posted): Promise<Response> {
  const { key = "", vacancy = "" } = posted.fields;
  if (!KEY.test(key)) return refuse(400, "Reload the page and try again.");
  const before = await storedWith(req.payload, key);
  if (before) return added(before);
  const { fields, from, notes, problems } = readCandidate(posted.fields);
  const chosen = vacancy === "" ? NO_VACANCY : await chosenVacancy(req, vacancy);
  if (!chosen) problems.vacancy = "Choose a vacancy that has a title.";
  const files = Object.keys(problems).length === 0 ? await checkedFiles(inbox, posted) : [];
  if (typeof files === "string") problems.file = files;
  if (!chosen || typeof files === "string" || Object.keys(problems).length > 0)
    return Response.json(
      {
        errors: [{ message: "Nothing was added: correct what is marked." }],
        problems: inWords(problems, adminWords(req.i18n)),
      },
      { status: 422, headers: { "cache-control": "no-store" } },
    );
  const change = changeOf(req, `Added by hand, from: ${from}`);
  const remark = remarkOf({ newNote: notes }, req);
  const ofForm = { ...fields, ...(chosen.vacancy && { vacancy: chosen.vacancy }) };
  await inboxOf(req.payload, inbox).save({
    kind: "resume",
    fields: { ...ofForm, [ADDED_BY]: nameOf(req), [ADDED_FROM]: from },
    files,
    key,
    added: { ...chosen, history: [change], ...(remark && { remarks: [remark] }) },
  });
  const stored = await storedWith(req.payload, key);
  if (!stored) return refuse(409, "A colleague has removed this application already.");
  // Of two presses only the one that was stored.
  if (remark && stored.history?.some(({ id }) => id === change.id))
    await noteMentions(req, stored.id, remark.text);
  return added(stored);
}

const inWords = (problems: Problems, t: Words): Problems =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, t(problem)]));

const NO_VACANCY = { vacancy: "", subject: "", page: "" };

/** Or why the file is not taken. */
async function checkedFiles(
  { folder }: InboxFiles,
  { files: [file, ...others] }: Posted,
): Promise<InboxFile[] | string> {
  if (!file) return [];
  if (others.length > 0) return "Choose one file only.";
  const tools = mailTools();
  if (!tools) return "Files cannot be checked at present. Contact your operator.";
  const { field: _, ...upload } = file;
  const result = await checkUpload(folder, upload, tools);
  return typeof result === "string" ? `The file is not taken: ${result}.` : [result];
}
