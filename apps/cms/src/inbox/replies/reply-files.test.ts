import { createHash, randomUUIDv7 } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import type { TakenBack } from "#inbox/many/many-endpoints.ts";
import { handOverAgain } from "#inbox/replies/hand-over-again.ts";
import { storeStates } from "#inbox/replies/reply-states.ts";
import { begin } from "#inbox/replies/reply-status.ts";
import type { Thread } from "#inbox/replies/reply-endpoints.ts";
import { callApi } from "#testing/api.ts";
import {
  cms,
  openLibraryFixture,
  painted,
  requestAs,
  upload,
  users,
} from "#testing/library-fixture.ts";
import { replyRow, replySite } from "#testing/reply-site.ts";
import { silentSite } from "#testing/silent-site.ts";
import {
  createSiteClient,
  SiteUnreachable,
  type Delivery,
  type SiteClient,
} from "#server/site-client.ts";

vi.setConfig({ testTimeout: 60_000 });
openLibraryFixture();

const waiting: Delivery = {
  submission: "",
  kind: "contact",
  target: "reply",
  state: "waiting",
  attempts: 0,
  since: 0,
  dueAt: 0,
  settledAt: null,
  error: null,
};
let handed: Parameters<SiteClient["reply"]>[0][];
let outcome: Awaited<ReturnType<SiteClient["reply"]>> | "unreachable";
/** A letter that the site refuses with a status. */
let refusedKey: string;
beforeEach(() => {
  [handed, outcome, refusedKey] = [[], "taken", ""];
  const site: SiteClient = {
    ...silentSite,
    state: async () => ({ unnoticed: [], hasMailServer: true, lastBackup: 0 }),
    deliveriesOf: async () => (outcome === "taken" ? [waiting] : []),
    async reply(reply) {
      if (outcome === "unreachable") throw new SiteUnreachable("The site does not respond.");
      if (reply.id === refusedKey)
        throw new SiteUnreachable("The site returned status 503: a file cannot be read", true);
      handed.push(reply);
      return outcome;
    },
  };
  Object.assign(cms.payload.config.custom.site, site);
});

async function newSubmission(kind: "contact" | "resume" = "contact"): Promise<number> {
  const data = { kind, status: "new", fields: {}, email: `${kind}@example.com` } as const;
  return (await cms.payload.create({ collection: "submissions", data })).id;
}
const post = (path: string, body: object) =>
  callApi(cms, `/submissions${path}`, { method: "POST", body, token: users.recruiter.token });
async function call(id: number, path: string, body: object) {
  const answer = await post(`/${id}/replies${path}`, body);
  const json: Partial<Thread> & { errors?: { message: string }[] } = await answer.json();
  return { status: answer.status, problem: json.errors?.[0]?.message, replies: json.replies ?? [] };
}
const repliesOf = async (submission: number) =>
  (
    await cms.payload.find({
      collection: "replies",
      where: { submission: { equals: submission } },
      pagination: false,
      depth: 0,
    })
  ).docs;
const letter = (files: unknown) => ({
  key: randomUUIDv7(),
  subject: "Prices",
  text: "Hello",
  seen: 0,
  files,
});
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
const prices = (to?: number) =>
  upload({ bytes: pdf, name: "prices.pdf", type: "application/pdf", data: {}, ...(to && { to }) });

test("[OWN-108] [OWN-109] files of the library go with a reply by name, size and digest; a recruiter may choose and not upload", async () => {
  const { doc: file } = await prices();
  const { doc: picture } = await upload({ bytes: await painted(60, 40), name: "team.png" });
  const id = await newSubmission();
  const { replies } = await call(id, "", letter([picture.id, file.id, file.id]));
  expect(replies).toMatchObject([
    { state: "waiting", files: [{ name: "team.png" }, { id: file.id, name: "prices.pdf" }] },
  ]);
  expect(handed[0]?.files).toMatchObject([
    { name: "team.png", type: "image/png" },
    {
      stored: file.filename,
      name: "prices.pdf",
      size: pdf.length,
      type: "application/pdf",
      digest: createHash("sha256").update(pdf).digest("hex"),
    },
  ]);
  const href = replies[0]?.files[1]?.href.replace("/cms/api", "") ?? "";
  expect((await requestAs(href, "recruiter", {})).status).toBe(200);
  expect((await requestAs("/media", "recruiter", {})).status).toBe(200);
  const refused = await upload({ bytes: pdf, name: "x.pdf", data: {}, as: "recruiter" });
  expect(refused.status).toBe(403);
});

test("[OWN-108] 30 MB, eleven files, a drawing and a deleted file are refused with the reason before anything is sent", async () => {
  const { doc: file } = await prices();
  const id = await newSubmission();
  const problem = async (files: unknown) => (await call(id, "", letter(files))).problem;
  const resize = (filesize: number) =>
    cms.payload.db.updateOne({ collection: "media", id: file.id, data: { filesize } });
  await resize(30_000_000);
  expect(await problem([file.id])).toBe(
    "The files have 30 MB together; at most 15 MB can be sent with a reply, because many mail servers refuse more. Remove some, or write a link to them.",
  );
  await resize(pdf.length);
  expect(await problem(Array.from({ length: 11 }, (_, at) => at + 1))).toContain("at most 10");
  for (const wrong of ["1", [1.5], ["x"], {}])
    expect(await problem(wrong)).toContain("cannot be read");
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
  const { doc: drawing } = await upload({ bytes: svg, name: "logo.svg", type: "image/svg+xml" });
  expect(await problem([drawing.id])).toBe(
    "logo.svg cannot be sent: only PDFs and pictures (no SVG) can.",
  );
  await requestAs(`/media/${file.id}`, "editor", { method: "DELETE" });
  expect(await problem([file.id])).toContain("was deleted in the library");
  const kept = await cms.payload.count({
    collection: "replies",
    where: { submission: { equals: id } },
  });
  expect([handed, kept.totalDocs]).toEqual([[], 0]);
});

test("[OWN-108] a file that is deleted while the site is unreachable stops its letter, by name, and Undo returns the others", async () => {
  const [{ doc: gone }, { doc: stays }] = [await prices(), await prices()];
  const id = await newSubmission();
  outcome = "unreachable";
  const one = letter([gone.id, stays.id]);
  expect((await call(id, "", one)).replies).toMatchObject([{ state: "handing" }]);
  await requestAs(`/media/${gone.id}`, "editor", { method: "DELETE" });
  outcome = "no-file";
  await handOverAgain(cms.payload, new Date(Date.now() + 60_000));
  expect(handed.map((reply) => reply.files?.length)).toEqual([2]);
  expect(await call(id, "/again", { key: one.key })).toMatchObject({
    status: 409,
    problem: expect.stringContaining("“prices.pdf” was replaced or deleted"),
  });
  expect(await call(id, "/take-back", { key: one.key })).toMatchObject({
    status: 200,
    replies: [],
  });
});

test("[OWN-117] a letter that the site refuses with a status shows it, and does not hold up the others; a long name is cut", async () => {
  const people = [await newSubmission(), await newSubmission()];
  const letters = people.map(() => letter([]));
  outcome = "unreachable";
  for (const [at, id] of people.entries()) await call(id, "", letters[at] ?? {});
  const [first, second] = letters;
  await cms.payload.db.updateOne({
    collection: "replies",
    where: { key: { equals: second?.key } },
    data: { by: "n".repeat(300) },
  });
  [outcome, refusedKey] = ["taken", first?.key ?? ""];
  await handOverAgain(cms.payload, new Date(Date.now() + 60_000));
  expect(handed.map(({ id, sender }) => [id, sender.name.length])).toEqual([[second?.key, 200]]);
  expect(await repliesOf(people[0] ?? 0)).toMatchObject([
    { state: "handing", error: expect.stringContaining("503: a file cannot be read") },
  ]);
});

test("[OWN-117] a letter that could not be handed over in its time is failed, not forgotten, and is sent by hand", async () => {
  const { handed: given, site } = replySite();
  Object.assign(cms.payload.config.custom.site, site, { resend: async () => 0 });
  const id = await newSubmission();
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const one = { ...letter([]), at };
  await call(id, "", one);
  await handOverAgain(cms.payload, new Date(Date.parse(at) + 73 * 3_600_000));
  expect((await repliesOf(id)).map(({ state }) => state)).toEqual(["failed"]);
  expect(given).toEqual([]);
  expect((await call(id, "/again", { key: one.key })).replies).toMatchObject([
    { state: "waiting", error: null },
  ]);
  expect(given.map((reply) => reply.id)).toEqual([one.key]);
});

test("[OWN-117] states are stored of all replies, also if fifty older ones wait", async () => {
  const { rows, site } = replySite();
  Object.assign(cms.payload.config.custom.site, site);
  const id = await newSubmission();
  await call(id, "", letter([]));
  const [{ id: _, ...copy } = { id: 0 }] = await repliesOf(id);
  const keys = Array.from({ length: 51 }, () => randomUUIDv7());
  for (const key of keys)
    await cms.payload.db.create({ collection: "replies", data: { ...copy, submission: id, key } });
  for (const key of keys) rows.set(key, replyRow(key));
  const last = keys.at(-1) ?? "";
  rows.set(last, replyRow(last, { state: "delivered", settledAt: 1000 }));
  await storeStates(cms.payload, new Date(Date.now() + 120_000));
  const sent = (await repliesOf(id)).filter(({ state }) => state === "sent");
  expect(sent.map(({ key }) => key)).toEqual([last]);
});

test("[OWN-106] a status that a rejection contradicts stays, and the site refuses the rejection from then on, also if a call is under way", async () => {
  const { site } = replySite();
  Object.assign(cms.payload.config.custom.site, site);
  const id = await newSubmission("resume");
  const { key, subject, text } = letter([]);
  await call(id, "", { key, subject, text, seen: 0, kind: "rejection" });
  const [reply] = await repliesOf(id);
  if (!reply) throw new Error("no reply was stored");
  const soon = { dueAt: new Date(Date.now() + 60_000).toISOString() };
  await cms.payload.db.updateOne({ collection: "replies", id: reply.id, data: soon });
  const hire = { collection: "submissions", id, data: { status: "hired" } } as const;
  await cms.payload.update(hire);
  const sender = { name: "Ben", address: "ben@example.com" };
  const late = { id: key, kind: "resume", to: reply.to, sender, subject, text, inMs: 0 } as const;
  expect(await site.reply(late)).toBe("taken-back");
  // Hired after the letter was checked, and before it was stored.
  await cms.payload.db.updateOne({
    collection: "replies",
    id: reply.id,
    data: { state: "held", error: null },
  });
  await begin(cms.payload, reply, { id });
  expect(await repliesOf(id)).toMatchObject([
    { state: "taken-back", error: expect.stringContaining("was hired") },
  ]);
  expect(await cms.payload.findByID({ collection: "submissions", id })).toMatchObject({
    status: "hired",
  });
  await cms.payload.delete({ collection: "submissions", id });
});

test("[OWN-105] letters to many have no files; all are taken back, also if more than a call takes are late", async () => {
  const { rows, site } = replySite();
  Object.assign(cms.payload.config.custom.site, site);
  const { doc: file } = await prices();
  const id = await newSubmission();
  const batch = randomUUIDv7();
  const letters = [{ submission: id, subject: "Hi", text: "Hello", seen: 0, files: [file.id] }];
  await post("/letters", { batch, kind: "answer", letters });
  const [stored] = await repliesOf(id);
  expect(stored).toMatchObject({ batch, files: [], state: "held" });
  if (!stored) return;
  const { id: first, ...copy } = stored;
  await cms.payload.db.deleteOne({ collection: "replies", where: { id: { equals: first } } });
  const keys = Array.from({ length: 51 }, () => randomUUIDv7());
  for (const key of keys) {
    const isLast = key === keys.at(-1);
    const data = { ...copy, submission: id, key, state: isLast ? "held" : "waiting" };
    await cms.payload.db.create({ collection: "replies", data });
    if (!isLast) rows.set(key, replyRow(key, { state: "delivered", settledAt: 1000 }));
  }
  const takeBack = async (after: number | null): Promise<Partial<TakenBack>> =>
    (await post("/letters/take-back", { batch, after })).json();
  const part = await takeBack(0);
  expect(part).toMatchObject({ taken: 0, late: 50 });
  expect(await takeBack(part.next ?? null)).toEqual({ taken: 1, late: 0, next: null });
});

test("[OWN-108] a site of an older version refuses a letter with files, which it would send without them", async () => {
  const asked: unknown[] = [];
  const site = createSiteClient({
    purgeUrl: "http://site.test/purge",
    purgeSecret: "secret",
    fetch: async (...sent) => {
      asked.push(JSON.parse(String(sent[1]?.body)));
      return Response.json({ outcome: "taken" });
    },
  });
  const sender = { name: "Ben", address: "ben@example.com" };
  const common = { kind: "contact", to: "ann@example.com", sender, inMs: 0 } as const;
  const file = { stored: "a.pdf", name: "a.pdf", size: 1, type: "application/pdf", digest: "0" };
  for (const files of [[], [file]]) await site.reply({ ...common, ...letter([]), id: "1", files });
  expect(asked).toMatchObject(["reply", "reply-with-files"].map((ask) => ({ question: { ask } })));
});
