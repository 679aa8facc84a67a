import { createHash, createHmac, randomUUIDv7 } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { POSTED } from "@meridian/contract/forms";
import { createIntake, type Intake, type OutboxRow } from "@meridian/intake";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteBackup } from "@meridian/settings/last-backup";
import { readSiteConfig } from "#server/config/site-file.ts";
import { createDeliveries } from "#server/cms-link/deliveries.ts";
import { answerQuestion } from "../../../../packages/intake/src/tests/answer-question.ts";

const SECRET = "s".repeat(32);
const siteConfig = await readSiteConfig(join(import.meta.dirname, "../../site.config.json"));
let folder: string;
let intake: Intake;
let lines: string[];
let reply: object;
let emails: object[];
let hasMailServer: boolean;
let library: Server;
/** Of the content host: paths and their bytes; requests that it got. */
let media: Map<string, Buffer>;
let requested: string[];
const FREE_PORT = 0;

const write = (details: object, message: string) =>
  void lines.push(`${message} ${JSON.stringify(details)}`);
const log = { info: write, warn: write, error: write };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "deliveries-"));
  hasMailServer = true;
  [lines, reply, emails] = [[], { status: "spam", message: "x" }, []];
  [media, requested] = [new Map(), []];
  library = createServer(({ url = "" }, response) => {
    requested.push(url);
    const bytes = media.get(url);
    if (url === "/media/moved.pdf") response.writeHead(302, { location: "/media/a.pdf" });
    else response.statusCode = bytes ? 200 : 404;
    response.end(bytes);
  });
  await new Promise<void>((done) => void library.listen(FREE_PORT, "127.0.0.1", done));
  intake = await createIntake({
    dataDir: folder,
    formSecret: "f",
    log,
    deliver: {
      host: {
        contact: { url: "http://host.test/feedback" },
        resume: { url: "http://host.test/feedback" },
      },
    },
    fetch: async () =>
      Response.json({
        contact_form_id: 1,
        posted_data_hash: "",
        into: "",
        invalid_fields: [],
        ...reply,
      }),
  });
});
afterEach(async () => {
  await intake.stop();
  library.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Posts a message, accepted; without script, because the text question is the captcha. */
async function send(email: string): Promise<void> {
  const { question, token } = intake.question();
  const body = new FormData();
  for (const [name, value] of Object.entries({
    form: "resume",
    variant: "join",
    key: "",
    [POSTED.trap]: "",
    fullname: "Ann Lee",
    email,
    description: "Hello",
    vacancy: "QA",
    question: token,
    answer: answerQuestion(question),
  }))
    body.append(name, value);
  body.append("file-type", new File(["%PDF-1.7\n%%EOF"], "cv.pdf", { type: "application/pdf" }));
  const request = new Request("http://site.test/", { method: "POST", body });
  const taken = await intake.take({
    body: request.body,
    contentType: request.headers.get("content-type") ?? "",
    page: "/",
    address: "",
    declaredBytes: 0,
  });
  expect(taken, JSON.stringify(taken)).toMatchObject({ status: "sent" });
}

async function call(
  question: object,
  changes: { secret?: string; at?: number; for?: string; question?: object } = {},
): Promise<{ status: number; json: { rows?: OutboxRow[]; submissions?: number; files?: number } }> {
  const body = JSON.stringify({ for: "deliveries", at: Date.now(), question, ...changes });
  const signature = `sha256=${createHmac("sha256", changes.secret ?? SECRET)
    .update(body)
    .digest("hex")}`;
  await noteBackup(folder, new Date(1_790_000_000_000));
  const handle = createDeliveries({
    settings: {
      purgeSecret: SECRET,
      dataDir: folder,
      siteUrl: "https://www.example.com",
      contentHost: `http://127.0.0.1:${(library.address() as AddressInfo).port}`,
    },
    siteSettings: { latest: siteConfig, latestIn: () => siteConfig },
    forms: {
      adminApi: intake.adminApi,
      notices: () => ({ unnoticed: ["survey"], hasMailServer }),
      notifyColleagues: (email) => emails.push(email) > 0,
    },
    link: { callReceived: () => undefined },
    log: log as never,
  });
  const response = await handle(
    new Request("http://site.test/deliveries", {
      method: "POST",
      body,
      headers: { "x-signature": signature },
    }),
  );
  const text = await response.text();
  return { status: response.status, json: response.ok ? (JSON.parse(text) as object) : {} };
}

const undelivered = async (): Promise<OutboxRow[]> =>
  (await call({ ask: "undelivered" })).json.rows ?? [];

test("[SEC-28] an email to colleagues is passed on; one without or with too many recipients is refused", async () => {
  const email = {
    ask: "mail",
    to: ["ada@example.com"],
    subject: "For review",
    text: "Please look",
  };
  expect((await call(email)).json).toEqual({ isTaken: true });
  expect((await call({ ...email, to: [] })).status).toBe(400);
  expect((await call({ ...email, to: Array(51).fill("ada@example.com") })).status).toBe(400);
  expect(emails).toMatchObject([{ to: ["ada@example.com"], subject: "For review" }]);
});

test("a reply is stored once and can be taken back; nothing is stored without a mail server, for two lines of a subject or for a number that is none", async () => {
  const letter = {
    id: randomUUIDv7(),
    kind: "contact",
    to: "ann@example.com",
    sender: { name: "Ada", address: "ada@example.com" },
    subject: "Your message",
    text: "Hello",
    inMs: 60_000,
  };
  const handOver = async (changes: object = {}) =>
    (await call({ ask: "reply", reply: { ...letter, ...changes } })).json;
  expect(await handOver()).toEqual({ outcome: "taken" });
  expect(await handOver()).toEqual({ outcome: "taken" });
  expect((await call({ ask: "of", submission: letter.id })).json.rows).toMatchObject([
    { target: "reply", state: "waiting", attempts: 0 },
  ]);
  expect((await call({ ask: "take-back", id: letter.id })).json).toEqual({ outcome: "taken-back" });
  expect(await handOver()).toEqual({ outcome: "taken-back" });
  const refused = { subject: "Hi\r\nBcc: all@example.com", id: "1", text: "x".repeat(15_001) };
  for (const [name, value] of Object.entries(refused))
    expect((await call({ ask: "reply", reply: { ...letter, [name]: value } })).status).toBe(400);
  hasMailServer = false;
  const another = randomUUIDv7();
  expect(await handOver({ id: another })).toEqual({ outcome: "no-mail" });
  expect((await call({ ask: "take-back", id: another })).json).toEqual({ outcome: "unknown" });
  expect(lines.join("\n")).not.toMatch(/ann@|ada@|Hello/);
});

test("[OWN-108] the site keeps a reply's files once, as they were chosen; others and those of other places are not taken", async () => {
  const bytes = Buffer.from("%PDF-1.7 prices");
  media.set("/media/a%20b.pdf", bytes).set("/media/a.pdf", bytes);
  const digest = createHash("sha256").update(bytes).digest("hex");
  const file = { stored: "a b.pdf", name: "Prices.pdf", size: 15, type: "application/pdf", digest };
  const kept = () => readdirSync(join(folder, "files"));
  const handOver = (changes: object = {}, id = randomUUIDv7()) =>
    call({
      ask: "reply-with-files",
      reply: {
        id,
        kind: "contact",
        to: "ann@example.com",
        sender: { name: "Ada", address: "ada@example.com" },
        subject: "Your message",
        text: "Hello",
        files: [{ ...file, ...changes }],
        inMs: 60_000,
      },
    });
  const id = randomUUIDv7();
  for (const _ of [1, 2]) expect((await handOver({}, id)).json).toEqual({ outcome: "taken" });
  expect([requested, kept()]).toEqual([["/media/a%20b.pdf"], [expect.any(String)]]);
  const changed = [{ digest: "0".repeat(64) }, { size: 14 }, { size: 16 }, { stored: "gone.pdf" }];
  for (const change of changed)
    expect((await handOver(change)).json).toEqual({ outcome: "no-file" });
  expect((await handOver({ stored: "moved.pdf" })).status).toBe(503);
  const places = ["../x.pdf", "/x.pdf", "a\\b.pdf", "", ".x.pdf", "a\r\nb.pdf"];
  for (const stored of places) expect((await handOver({ stored })).status).toBe(400);
  expect((await handOver({ size: 16 * 1024 * 1024 })).status).toBe(400);
  expect(requested.every((path) => path.startsWith("/media/"))).toBe(true);
  expect(kept()).toHaveLength(1);
  expect((await call({ ask: "take-back", id })).json).toEqual({ outcome: "taken-back" });
  expect(kept()).toEqual([]);
  expect((await handOver({}, id)).json).toEqual({ outcome: "taken-back" });
  expect(kept()).toEqual([]);
});

test("[OWN-138] a talent pool's letter is stored once, in the site's words", async () => {
  const letter = {
    ask: "pool-letter",
    id: randomUUIDv7(),
    to: "ann@example.com",
    submission: "01a2261e",
    language: "de",
    until: "2027-03-31T12:00:00.000Z",
  };
  for (const _ of [1, 2]) expect((await call(letter)).json).toEqual({ outcome: "taken" });
  const { rows } = (await call({ ask: "of", submission: letter.id })).json;
  expect(rows).toMatchObject([{ kind: "resume", target: "reply", state: "waiting" }]);
  hasMailServer = false;
  expect((await call({ ...letter, id: randomUUIDv7() })).json).toEqual({ outcome: "no-mail" });
  expect((await call({ ...letter, until: "tomorrow" })).status).toBe(400);
});

test("lists undelivered messages with their reason and without the visitor's words; resent, they arrive", async () => {
  await send("ann@example.com");
  await vi.waitFor(async () =>
    expect(await undelivered()).toMatchObject([
      { kind: "resume", target: "host", state: "set-aside", error: "answered spam" },
    ]),
  );
  expect(JSON.stringify(await undelivered())).not.toMatch(/Ann|ann@|Hello/);
  const submission = (await undelivered())[0]?.submission ?? "";
  reply = { status: "mail_sent", message: "" };
  expect((await call({ ask: "resend", submission })).json).toEqual({ rows: 1 });
  await vi.waitFor(async () =>
    expect((await call({ ask: "of", submission })).json.rows).toMatchObject([
      { state: "delivered" },
    ]),
  );
  expect(await undelivered()).toEqual([]);
  expect((await call({ ask: "of", submission: "another" })).json).toEqual({ rows: [] });
});

test("counts and erases a person with files; the log does not name them", async () => {
  await send("ann@example.com");
  await send("bob@example.com");
  expect((await call({ ask: "count", email: "ANN@example.com" })).json).toEqual({
    submissions: 1,
    letters: 0,
  });
  expect((await call({ ask: "erase", email: "Ann@example.com" })).json).toEqual({
    submissions: 1,
    letters: 0,
    files: 1,
    isScrubbed: true,
  });
  expect((await call({ ask: "count", email: "ann@example.com" })).json).toEqual({
    submissions: 0,
    letters: 0,
  });
  expect((await call({ ask: "count", email: "bob@example.com" })).json).toEqual({
    submissions: 1,
    letters: 0,
  });
  expect(readdirSync(join(folder, "files"))).toHaveLength(1);
  expect(lines.join("\n")).toContain("erased a person");
  expect(lines.join("\n")).not.toMatch(/ann@/i);
});

test.each([
  ["another secret", { secret: "x".repeat(32) }, 401],
  ["an old request", { at: Date.now() - 6 * 60_000 }, 401],
  ["a request signed for another address", { for: "purge" }, 400],
  ["an unknown request", { question: { ask: "everything" } }, 400],
])("%s is rejected without effect", async (_, changes, status) => {
  await send("ann@example.com");
  expect((await call({ ask: "erase", email: "ann@example.com" }, changes)).status).toBe(status);
  expect((await call({ ask: "count", email: "ann@example.com" })).json).toEqual({
    submissions: 1,
    letters: 0,
  });
});
