import { randomUUIDv7 } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { readHeading } from "#inbox/mailbox/heading.ts";
import { createMailTools } from "#inbox/mailbox/open-mail-tools.ts";
import { taggedAddress } from "#inbox/mailbox/own-letters.ts";
import type { Mailbox } from "#inbox/mailbox/imap.ts";
import { readOnce } from "#inbox/mailbox/keep-reading.ts";
import { MailboxProblem } from "#inbox/mailbox/problem.ts";
import { MOST_WHOLE, placeOf, readNew } from "#inbox/mailbox/read-mailbox.ts";
import type { Thread } from "#inbox/replies/reply-endpoints.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import type { SiteClient } from "#server/site-client.ts";
import { callApi } from "#testing/api.ts";
import { newAnsweredThread } from "#testing/answered-thread.ts";
import { mailboxWith } from "#testing/mailbox-with.ts";
import { bounceOf, mailOf } from "#testing/mails.ts";
import { silentSite } from "#testing/silent-site.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const HONEST = join(import.meta.dirname, "../../../../../tests/faults/files/honest");
const cms = testCms();
const users = testUsers(cms);
const tools = createMailTools({});
afterAll(() => tools.stop());

let handed: Parameters<SiteClient["reply"]>[0][];
let notified: string[];
beforeEach(async () => {
  [handed, notified] = [[], []];
  Object.assign(cms.payload.config.custom.site as SiteClient, silentSite, {
    state: async () => ({ unnoticed: [], hasMailServer: true, lastBackup: 0 }),
    reply: async (reply) => (handed.push(reply), "taken"),
    mail: async ({ to }) => (notified.push(...to), true),
  } satisfies Partial<SiteClient>);
  await cms.payload.updateGlobal({ slug: "mailbox", data: { host: null, address: null } });
});

const read = (mailbox: Mailbox, account: string = randomUUIDv7()) =>
  readNew({
    payload: cms.payload,
    inbox: inboxFiles(cms.settings),
    tools,
    mailbox,
    account,
    now: Date.now,
    onNew: async ({ thread }) => void notified.push(thread.reply?.replyTo ?? ""),
  });

const newThread = () => newAnsweredThread(cms.payload);

async function threadOf(id: number, language = "en"): Promise<Thread> {
  const [headers, { token }] = [{ "accept-language": language }, users.recruiter];
  const answer = await callApi(cms, `/submissions/${id}/replies`, { token, headers });
  return (await answer.json()) as Thread;
}

const answering = (key: string, headers: Record<string, string> = {}) => ({
  "In-Reply-To": `<${key}.reply@example.com>`,
  ...headers,
});

test("[OWN-110] an answer stands in its submission's thread once, also after the mailbox numbers its mails anew; others are not read", async () => {
  const { id, key, email } = await newThread();
  const mail = mailOf({
    headers: answering(key, { From: `Ann Lee <${email}>` }),
    body: "Yes, Tuesday.\r\n\r\nOn Mon, 2 Mar 2026 Ada wrote:\r\n> Hello",
  });
  const account = randomUUIDv7();
  const others = Array.from({ length: 150 }, () => mailOf({ body: "spam" }));
  const { mailbox, sources } = mailboxWith([...others, mail]);
  expect(await read(mailbox, account)).toEqual({ mails: 151, letters: 1, isLast: true });
  expect(sources).toEqual([151]);
  expect(notified).toEqual(["ada@example.com"]);
  const thread = await threadOf(id);
  expect(thread.letters).toMatchObject([
    { kind: "letter", from: email, fromName: "Ann Lee", isOther: false, text: "Yes, Tuesday." },
  ]);
  expect(thread.letters[0]?.quoted).toContain("> Hello");
  expect(await read(mailbox, account)).toMatchObject({ mails: 0 });
  const renumbered = mailboxWith([...others, mail], { uidValidity: "2", from: 9000 });
  expect(await read(renumbered.mailbox, account)).toMatchObject({ mails: 151, letters: 0 });
  expect(await placeOf(cms.payload, account)).toMatchObject({ uidValidity: "2", uid: 9150 });
  expect((await threadOf(id)).letters).toHaveLength(1);
  const { docs } = await cms.payload.find({
    collection: "submissions",
    where: { searchText: { like: "tuesday" } },
  });
  expect(docs.map((one) => one.id)).toEqual([id]);
});

test("[OWN-111] an answer by another sender is marked; the sender's own thread comes before another one's address", async () => {
  const [mine, other] = [await newThread(), await newThread()];
  const forwarded = mailOf({ headers: answering(mine.key, { From: "Bob <bob@evil.example>" }) });
  const mixed = mailOf({
    headers: {
      From: mine.email,
      To: taggedAddress("jobs@example.com", other.key),
      References: `<${mine.key}.reply@example.com>`,
    },
  });
  const byAddress = mailOf({
    headers: { From: other.email, To: taggedAddress("jobs@example.com", other.key) },
  });
  const forged = mailOf({
    headers: { From: mine.email, To: taggedAddress("jobs@example.com", randomUUIDv7()) },
  });
  await read(mailboxWith([forwarded, mixed, byAddress, forged]).mailbox);
  expect((await threadOf(mine.id)).letters.map(({ from, isOther }) => [from, isOther])).toEqual([
    ["bob@evil.example", true],
    [mine.email, false],
  ]);
  expect((await threadOf(other.id)).letters.map(({ from, isOther }) => [from, isOther])).toEqual([
    [other.email, false],
  ]);
});

test("[OWN-111] files pass the checks of the forms; what is not taken is named with the reason", async () => {
  const { id, key, email } = await newThread();
  const pdf = await readFile(join(HONEST, "img2pdf.pdf"));
  const mail = mailOf({
    headers: answering(key, { From: email }),
    files: [
      { name: "cv.pdf", content: pdf },
      { name: "run.exe", type: "application/x-msdownload", content: Buffer.from("MZ") },
      { name: "fake.pdf", content: Buffer.from("<html>") },
      { name: "big.pdf", content: Buffer.alloc(11 * 1024 * 1024, "%PDF-1.7 ") },
    ],
  });
  await read(mailboxWith([mail], { size: 1000 }).mailbox);
  const [letter] = (await threadOf(id)).letters;
  expect(letter?.files).toMatchObject([
    { name: "cv.pdf", href: `/cms/api/submissions/${id}/files/0` },
  ]);
  expect(letter?.notTaken).toEqual([
    expect.stringContaining("run.exe (1 kB): only whole pictures"),
    expect.stringContaining("fake.pdf (1 kB): This is a web page"),
    "big.pdf (11.5 MB): larger than 10 MB",
  ]);
  const file = await callApi(cms, `/submissions/${id}/files/0`, { token: users.recruiter.token });
  expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
  // A form that was opened before the letter saves only its own fields.
  await cms.payload.update({
    collection: "submissions",
    id,
    data: { files: [], status: "reviewing" },
  });
  expect((await threadOf(id)).letters[0]?.files).toHaveLength(1);
});

test("[OWN-111] of a mail of 72 MB the words are taken, and the thread says where the rest is", async () => {
  const { id, key, email } = await newThread();
  const mail = mailOf({
    headers: answering(key, { From: email }),
    body: "See the files",
    files: [{ name: "a.pdf", content: Buffer.alloc(600_000, "x") }],
  });
  await read(mailboxWith([mail], { size: MOST_WHOLE * 2 }).mailbox);
  expect((await threadOf(id)).letters).toMatchObject([
    { text: "See the files", files: [], notTaken: ["All attachments: the mail has 72 MB"] },
  ]);
});

test("[OWN-114] automatic replies are marked, notify nobody, change nothing, and a loop of them ends", async () => {
  const { id, key, email } = await newThread();
  const automatic = () =>
    mailOf({ headers: answering(key, { From: email, "Auto-Submitted": "auto-replied" }) });
  const loop = Array.from({ length: 40 }, automatic);
  await read(mailboxWith(loop).mailbox);
  const { letters } = await threadOf(id);
  expect(letters.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => "automatic"));
  expect(letters.at(-1)?.notTaken.join("\n")).toContain("takes no more of them");
  expect([notified, handed]).toEqual([[], []]);
  expect((await cms.payload.findByID({ collection: "submissions", id })).status).toBe("new");
});

test("[OWN-115] a letter that was not delivered for good is shown on the person, and the address gets no further reply until an admin removes it", async () => {
  const { id, key, email } = await newThread();
  await read(mailboxWith([bounceOf({ key, status: "4.4.1" })]).mailbox);
  expect((await threadOf(id)).undeliverable).toBeNull();
  await read(mailboxWith([bounceOf({ key, status: "5.1.1" })]).mailbox);
  const thread = await threadOf(id);
  expect(thread.letters.at(-1)).toMatchObject({ kind: "bounce" });
  expect(thread.undeliverable?.reason).toBe("5.1.1 550 5.1.1 no such user");
  const send = () =>
    callApi(cms, `/submissions/${id}/replies`, {
      method: "POST",
      body: { key: randomUUIDv7(), subject: "Hi", text: "Hello", seen: 1 },
      token: users.recruiter.token,
    });
  expect(await (await send()).text()).toContain("cannot be delivered since");
  expect(handed).toEqual([]);
  const found = await cms.payload.find({
    collection: "suppressions",
    where: { address: { equals: email } },
  });
  const place = `/suppressions/${found.docs[0]?.id}`;
  const remove = (token: string) => callApi(cms, place, { method: "DELETE", token });
  expect((await remove(users.recruiter.token)).status).toBe(403);
  expect((await remove(users.admin.token)).status).toBe(200);
  expect((await send()).status).toBe(200);
});

test("[OWN-112] with a mailbox each reply asks for answers at an address of its own, and names the letter that it answers", async () => {
  const { id, key, email } = await newThread();
  await cms.payload.updateGlobal({
    slug: "mailbox",
    data: { host: "imap.example.com", address: "jobs@example.com", user: "jobs", hasTags: true },
  });
  await read(
    mailboxWith([
      mailOf({ headers: answering(key, { From: email, "Message-ID": "<theirs@example.org>" }) }),
    ]).mailbox,
  );
  const next = randomUUIDv7();
  const answer = await callApi(cms, `/submissions/${id}/replies`, {
    method: "POST",
    body: { key: next, subject: "Hi", text: "Hello", seen: 1 },
    token: users.recruiter.token,
  });
  expect(answer.status).toBe(200);
  expect(handed).toMatchObject([
    {
      sender: { address: `jobs+${next.replaceAll("-", "")}@example.com` },
      references: ["<theirs@example.org>"],
    },
  ]);
  const { answers } = await readHeading(
    new TextEncoder().encode(mailOf({ headers: { To: handed[0]?.sender.address ?? "" } })),
  );
  expect(answers).toMatchObject([{ key: next }]);
});

test("[OWN-116] the archive has the answers; an erasure removes them with their files and the undeliverable address, and an answer after it is not stored", async () => {
  const { id, key, email } = await newThread();
  const pdf = await readFile(join(HONEST, "img2pdf.pdf"));
  const answer = () =>
    mailOf({
      headers: answering(key, { From: email }),
      body: "Archived words",
      files: [{ name: "cv.pdf", content: pdf }],
    });
  await read(mailboxWith([answer(), bounceOf({ key, status: "5.1.1" })]).mailbox);
  const post = (path: string, body: object) =>
    callApi(cms, `/submissions/${path}`, { method: "POST", body, token: users.admin.token });
  const archive = unzipSync(
    new Uint8Array(await (await post("person-archive", { email })).arrayBuffer()),
  );
  const texts = Object.entries(archive).map(([name, bytes]) => `${name} ${strFromU8(bytes)}`);
  expect(texts.join("\n")).toContain("Archived words");
  expect(texts.join("\n")).toContain("Mail to this address is not sent since");
  expect(Object.keys(archive)).toContain(`files/${id}/1-cv.pdf`);
  expect((await post("erase-person", { email, confirmed: true })).status).toBe(200);
  const left = async (collection: "letters" | "suppressions") =>
    JSON.stringify((await cms.payload.find({ collection, pagination: false })).docs);
  expect(await left("letters")).not.toContain("Archived words");
  expect(await left("suppressions")).not.toContain(email);
  expect(await read(mailboxWith([answer()]).mailbox)).toMatchObject({ letters: 0 });
  const folder = join(cms.settings.dataDir, "inbox", "incoming");
  expect(await readdir(folder).catch(() => [])).toEqual([]);
});

test("[OWN-113] a mailbox that cannot be read says why, is not tried again at once, and is read when it responds; a mail that cannot be stored does not stop the next ones", async () => {
  const { id, key, email } = await newThread();
  await cms.payload.updateGlobal({
    slug: "mailbox",
    data: {
      host: "imap.example.com",
      address: "jobs@example.com",
      user: "jobs",
      password: { value: "of-a-test" },
    },
  });
  let now = Date.now();
  let opened = 0;
  let isAway = true;
  const mails = [mailOf({ headers: answering(key, { From: email }) }), mailOf()];
  const { mailbox } = mailboxWith(mails);
  const turn = (failed = new Map<string, number>(), source = mailbox.source) =>
    readOnce({
      payload: cms.payload,
      inbox: inboxFiles(cms.settings),
      allowed: {},
      now: () => now,
      signal: new AbortController().signal,
      failed,
      tools: {
        ...tools,
        open: async ({ login }) => {
          opened += 1;
          expect(login).toEqual({ password: "of-a-test" });
          if (isAway) throw new MailboxProblem("imap.example.com does not respond at port 993.");
          return { ...mailbox, source };
        },
      },
    });
  for (let minute = 0; minute < 10; minute += 1, now += 60_000) await turn();
  expect(opened).toBe(3);
  expect((await threadOf(id)).mailbox).toEqual({
    address: "jobs@example.com",
    problem: "imap.example.com does not respond at port 993.",
  });
  const german = (await threadOf(id, "de")).mailbox?.problem;
  expect(german).toBe("imap.example.com antwortet an Port 993 nicht.");
  isAway = false;
  now += 3_600_000;
  const failed = new Map<string, number>();
  const broken = async () => Promise.reject(new Error("disk I/O error"));
  for (let hour = 0; hour < 5; hour += 1, now += 3_600_000) await turn(failed, broken);
  expect((await threadOf(id)).mailbox?.problem).toBeNull();
  await turn();
  expect((await threadOf(id)).letters).toEqual([]);
});
