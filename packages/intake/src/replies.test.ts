import { createHash, randomUUIDv7 } from "node:crypto";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Reply } from "#deliver/reply.ts";
import { openSqliteJournal } from "#journal/sqlite.ts";
import type { Journal } from "#journal/journal.ts";
import { createFakeClock, until, type FakeClock } from "#tests/fake-clock.ts";
import {
  dataDir,
  intake,
  intakeFixture,
  open,
  setIntake,
  storedFiles,
} from "#tests/intake-fixture.ts";
import { startSmtpServer, type SmtpServer } from "#tests/smtp-server.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
let server: SmtpServer;
let clock: FakeClock;
let journal: Journal;

intakeFixture();
beforeEach(async () => {
  server = await startSmtpServer();
  clock = createFakeClock();
  await intake.stop();
  journal = openSqliteJournal(join(dataDir, "journal.sqlite"));
  setIntake(
    await open({
      clock,
      journal,
      deliver: {
        host: {},
        mail: () => ({
          url: `smtp://127.0.0.1:${server.port}`,
          from: "site@example.com",
          to: [],
          acknowledges: () => false,
          site: "http://site.test",
          brand: "Meridian",
        }),
      },
    }),
  );
});
afterEach(() => server.stop());

const reply = (changes: Partial<Reply> = {}): Reply => ({
  id: randomUUIDv7(),
  kind: "resume",
  to: "Ann@Example.com",
  sender: { name: "Zoë Byron", address: "zoe@example.com" },
  subject: "Your application",
  text: "Hello Ann,\n\n<b>שלום</b>",
  inMs: MINUTE,
  ...changes,
});
const row = async (id: string) =>
  (await intake.adminApi.list({ submission: id, all: true, limit: 9 }))[0];
const head = (email = ""): string =>
  email.slice(0, email.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");

test("[OWN-90] a reply waits for its minute, and is sent once to the submission's address, from the site's own, with answers to the colleague", async () => {
  const letter = reply();
  expect(await intake.adminApi.reply(letter)).toBe(true);
  expect(await intake.adminApi.reply(letter)).toBe(true);
  await clock.advance(MINUTE - 1000);
  expect(server.emails).toEqual([]);
  // What waits for its time is not reported as undelivered.
  expect(await intake.adminApi.list({ limit: 9 })).toEqual([]);
  expect((await intake.metrics()).oldestWaitingMs).toBe(0);
  await clock.advance(2000);
  await until(async () => (await row(letter.id))?.state === "delivered", "it is sent");
  await clock.advance(10 * MINUTE);
  expect(server.recipients).toEqual(["ann@example.com"]);
  const [email = ""] = server.emails;
  expect(head(email)).toContain("From: =?UTF-8?Q?Zo=C3=AB_Byron_via_Meridian?= <site@example.com>");
  expect(head(email)).toMatch(/Reply-To: =\?UTF-8\?.*\?= <zoe@example.com>/);
  expect(head(email)).toContain(`Message-ID: <${letter.id}.reply@example.com>`);
  expect(head(email)).not.toMatch(/Auto-Submitted/);
  // Lines end anywhere (quoted-printable).
  expect(email.replace(/=\r?\n/g, "")).toContain("&lt;b&gt;");
  // No picture and no link that reports who reads it.
  expect(email).not.toMatch(/<img|https?:/);
});

test("[OWN-90] a reply that is taken back is never sent, also if its call arrives again or late", async () => {
  const letter = reply();
  await intake.adminApi.reply(letter);
  expect(await intake.adminApi.takeBack(letter.id)).toBe("taken-back");
  expect(await intake.adminApi.reply(letter)).toBe(false);
  const late = reply();
  expect(await intake.adminApi.takeBack(late.id)).toBe("unknown");
  expect(await intake.adminApi.reply(late)).toBe(false);
  await clock.advance(10 * MINUTE);
  expect([server.emails, await row(letter.id)]).toEqual([[], undefined]);
  const sent = reply({ inMs: 0 });
  await intake.adminApi.reply(sent);
  await until(async () => (await row(sent.id))?.state === "delivered", "it is sent");
  expect(await intake.adminApi.takeBack(sent.id)).toBe("late");
});

test("[OWN-90] a reply whose process was killed while it was sent is shown as doubtful, and repeated by a colleague only", async () => {
  const letter = reply();
  await intake.adminApi.reply(letter);
  const now = clock.now() + MINUTE;
  const lease = { owner: "killed", target: "reply", now, leaseMs: MINUTE, limit: 1 };
  expect(await journal.claim(lease)).toHaveLength(1);
  await clock.advance(10 * MINUTE);
  await until(async () => (await row(letter.id))?.state === "set-aside", "it is set aside");
  expect((await row(letter.id))?.error).toMatch(/stopped while it was being sent; it may have/);
  expect(server.emails).toEqual([]);
  expect(await intake.adminApi.resend(letter.id)).toBe(1);
  await until(async () => (await row(letter.id))?.state === "delivered", "it is sent");
  expect(server.emails).toHaveLength(1);
});

test("[OWN-90] text of a reply is in no other header; an erasure of its recipient removes it, one of its writer does not", async () => {
  const letter = reply({
    sender: { name: 'Eve" <eve@x.test>\r\nBcc: all@example.com', address: "zoe@example.com" },
    subject: "Hi\r\nBcc: all@example.com",
    text: "Bcc: all@example.com",
    inMs: 0,
  });
  await intake.adminApi.reply(letter);
  await until(() => server.emails.length === 1, "it is sent");
  expect(head(server.emails[0])).not.toMatch(/^(?:Bcc|Cc):/im);
  expect(server.recipients).toEqual(["ann@example.com"]);
  const waiting = reply();
  await intake.adminApi.reply(waiting);
  await intake.adminApi.erase("zoe@example.com");
  const theirs = { submissions: 0, letters: 2 };
  expect(await intake.adminApi.count("ann@example.com")).toEqual(theirs);
  expect(await row(waiting.id)).toMatchObject({ target: "reply", kind: "resume" });
  expect(await intake.adminApi.erase("ann@example.com")).toMatchObject(theirs);
  expect(await row(waiting.id)).toBeUndefined();
  await clock.advance(10 * MINUTE);
  expect(server.emails).toHaveLength(1);
});

test("[OWN-117] a reply that is handed over again after the journal dropped it is not sent twice", async () => {
  const letter = reply({ inMs: 2 * DAY });
  await intake.adminApi.reply(letter);
  const sent = clock.now() + letter.inMs;
  const lease = { owner: "a", target: "reply", now: sent, leaseMs: MINUTE, limit: 1 };
  const [job] = await journal.claim(lease);
  await journal.settle(job?.id ?? "", "a", { state: "delivered", at: sent });
  const later = sent + 3 * DAY;
  await journal.expire(later, 9);
  await journal.dropSpent(later);
  expect(await row(letter.id)).toBeUndefined();
  expect(await intake.adminApi.reply({ ...letter, inMs: 0 })).toBe(false);
  expect(await row(letter.id)).toBeUndefined();
});

test("[OWN-108] a reply's files are sent as they were when it was stored, and their copies go when it is sent, taken back or erased", async () => {
  const bytes = Buffer.from("%PDF-1.7 prices");
  let reads = 0;
  const file = {
    name: "Preise für Sie.pdf",
    size: bytes.length,
    type: "application/pdf",
    digest: createHash("sha256").update(bytes).digest("hex"),
    read: async () => {
      reads += 1;
      return bytes;
    },
  };
  const letter = reply({ files: [file, file] });
  expect(await intake.adminApi.reply(letter)).toBe(true);
  expect(await intake.adminApi.reply(letter)).toBe(true);
  const back = reply({ files: [file], to: "bob@example.com" });
  await intake.adminApi.reply(back);
  await intake.adminApi.reply(reply({ files: [file], to: "eve@example.com" }));
  expect([reads, storedFiles().length]).toEqual([4, 4]);
  await intake.adminApi.takeBack(back.id);
  await intake.adminApi.erase("eve@example.com");
  expect(storedFiles()).toHaveLength(2);
  await expect(
    intake.adminApi.reply(reply({ files: [file, { ...file, digest: "0" }] })),
  ).rejects.toThrow("not the one that was chosen");
  expect(storedFiles()).toHaveLength(2);
  await clock.advance(MINUTE + 1000);
  await until(async () => (await row(letter.id))?.state === "delivered", "it is sent");
  const [email = ""] = server.emails;
  expect(email.split(bytes.toString("base64"))).toHaveLength(3);
  expect(email).toMatch(/Content-Type: application\/pdf; name=/);
  await until(() => storedFiles().length === 0, "the copies are removed");
});
