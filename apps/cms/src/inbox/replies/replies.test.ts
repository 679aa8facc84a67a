import { randomUUIDv7 } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handOverAgain } from "#inbox/replies/hand-over-again.ts";
import { storeStates } from "#inbox/replies/reply-states.ts";
import type { Thread } from "#inbox/replies/reply-endpoints.ts";
import type { Submission, User } from "#payload-types.ts";
import { SiteUnreachable, type SiteClient } from "#server/site-client.ts";
import { callApi } from "#testing/api.ts";
import { replyRow, replySite } from "#testing/reply-site.ts";
import { silentSite } from "#testing/silent-site.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

let { handed, rows, site: journal } = replySite();
const away = async (): Promise<never> => {
  throw new SiteUnreachable("The site does not respond at http://site.test.");
};

let site: SiteClient;
beforeEach(async () => {
  ({ handed, rows, site: journal } = replySite());
  site = cms.payload.config.custom.site as SiteClient;
  Object.assign(site, journal);
  await cms.payload.delete({ collection: "replies", where: { id: { exists: true } } });
});
afterEach(() => vi.unstubAllGlobals());

let made = 0;
const newSubmission = (data: Partial<Submission> = {}): Promise<Submission> =>
  cms.payload.create({
    collection: "submissions",
    data: {
      kind: "resume",
      status: "new",
      fields: {},
      email: `Ann${++made}@Example.com`,
      ...data,
    },
  });
async function call(id: number, path = "", body?: object, role: User["role"] = "recruiter") {
  const answer = await callApi(cms, `/submissions/${id}/replies${path}`, {
    method: body ? "POST" : "GET",
    ...(body && { body }),
    token: users[role].token,
  });
  const json = (await answer.json()) as Partial<Thread> & { errors?: { message: string }[] };
  return {
    begun: json.status,
    status: answer.status,
    problem: json.errors?.[0]?.message,
    replies: json.replies ?? [],
  };
}
const letter = (changes: object = {}) => ({
  key: randomUUIDv7(),
  subject: "Your application",
  text: "Hello Ann",
  seen: 0,
  ...changes,
});
const statusOf = async (id: number) =>
  (await cms.payload.findByID({ collection: "submissions", id })).status;

test("[OWN-90] a reply goes to the submission's own address, with the colleague's name and address, in a minute, once", async () => {
  const { id } = await newSubmission({ email: "Ann@Example.com" });
  const first = letter({ subject: " Hi\r\nBcc: all@example.com ", to: "all@example.com" });
  const { replies, begun } = await call(id, "", first);
  // The open form follows, so that saving it changes nothing back.
  expect(begun).toBe("reviewing");
  expect(replies).toMatchObject([{ state: "waiting", by: "recruiter@example.com" }]);
  await call(id, "", first);
  expect(handed).toMatchObject([
    {
      id: first.key,
      kind: "resume",
      to: "ann@example.com",
      sender: { name: "recruiter@example.com", address: "recruiter@example.com" },
      subject: "Hi Bcc: all@example.com",
      text: "Hello Ann",
    },
  ]);
  expect(handed[0]?.inMs).toBeGreaterThan(50_000);
  expect(await statusOf(id)).toBe("reviewing");
  rows.set(first.key, replyRow(first.key, { state: "delivered", settledAt: 1000 }));
  expect((await call(id)).replies).toMatchObject([
    { state: "sent", settledAt: "1970-01-01T00:00:01.000Z" },
  ]);
});

test("[OWN-90] a reply waits for a later time, which is neither over nor further away than 90 days", async () => {
  const { id } = await newSubmission();
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  expect((await call(id, "", letter({ at: at(-1) }))).problem).toContain("is over");
  expect((await call(id, "", letter({ at: at(91) }))).problem).toContain("90 days");
  expect((await call(id, "", letter({ at: "tomorrow" }))).problem).toContain("Choose a date");
  const time = at(2);
  const { replies, begun } = await call(id, "", letter({ at: time }));
  expect(replies).toMatchObject([{ dueAt: time, state: "held" }]);
  expect(begun).toBe("reviewing");
  await handOverAgain(cms.payload, new Date(Date.parse(time) - 61_000));
  expect(handed).toEqual([]);
  await handOverAgain(cms.payload, new Date(Date.parse(time) - 59_000));
  expect(handed).toHaveLength(1);
});

test("[OWN-90] only users of the inbox reply; a letter without subject, text or a valid address is refused with the reason", async () => {
  const { id } = await newSubmission();
  expect((await call(id, "", letter(), "author")).status).toBe(403);
  expect((await callApi(cms, `/submissions/${id}/replies`)).status).toBe(403);
  expect((await call(id, "", letter({ subject: " \n " }))).problem).toBe("Write a subject.");
  expect((await call(id, "", letter({ text: "" }))).problem).toBe("Write a text.");
  expect((await call(id, "", letter({ text: "x".repeat(15_001) }))).problem).toContain("15001");
  expect((await call(id, "", letter({ key: "1" }))).status).toBe(422);
  const none = await newSubmission({ email: "no address" });
  expect((await call(none.id, "", letter())).problem).toContain("no valid e-mail address");
  expect((await call(none.id + 1, "", letter())).status).toBe(404);
  expect(handed).toEqual([]);
  expect(await statusOf(id)).toBe("new");
});

test("[OWN-90] undo: the letter is gone at the site and here, and the submission is new again; sent, it is too late", async () => {
  const { id } = await newSubmission({ kind: "contact" });
  const one = letter();
  await call(id, "", one);
  expect(await statusOf(id)).toBe("in-progress");
  expect(await call(id, "/take-back", { key: one.key })).toMatchObject({
    status: 200,
    replies: [],
  });
  expect([rows.size, await statusOf(id)]).toEqual([0, "new"]);
  const two = letter();
  await call(id, "", two);
  rows.set(two.key, replyRow(two.key, { state: "delivered", settledAt: 1000 }));
  expect(await call(id, "/take-back", { key: two.key })).toMatchObject({ status: 409 });
  expect((await call(id)).replies).toMatchObject([{ state: "sent" }]);
});

test("[OWN-90] while the site is unreachable the letter stays in the thread, and is sent once when it responds", async () => {
  const { id } = await newSubmission();
  Object.assign(site, { reply: away, deliveriesOf: away, state: away });
  const one = letter();
  expect((await call(id, "", one)).replies).toMatchObject([{ state: "handing" }]);
  Object.assign(site, journal);
  expect((await call(id, "/again", { key: one.key })).replies).toMatchObject([
    { state: "waiting" },
  ]);
  expect(handed).toHaveLength(1);
  // The call arrived although its response was lost.
  const two = letter({ seen: 1 });
  const lost = async (reply: Parameters<SiteClient["reply"]>[0]) => {
    await journal.reply(reply);
    return away();
  };
  Object.assign(site, { reply: lost });
  await call(id, "", two);
  expect((await call(id)).replies.map(({ state }) => state)).toEqual(["waiting", "waiting"]);
});

test("[OWN-117] what an unreachable site did not confirm is handed over again by itself, once, until three days after its time", async () => {
  const in1Minute = new Date(Date.now() + 60_000);
  const { id } = await newSubmission();
  Object.assign(site, { reply: away, deliveriesOf: away, state: away });
  const [one, back] = [letter(), letter({ seen: 1 })];
  await call(id, "", one);
  await call(id, "", back);
  await handOverAgain(cms.payload, in1Minute);
  expect((await call(id)).replies.map(({ state }) => state)).toEqual(["handing", "handing"]);
  Object.assign(site, journal, { reply: silentSite.reply });
  await handOverAgain(cms.payload, in1Minute);
  // Without a mail server the text stays, with the reason; also after "Send again".
  expect(await call(id, "/again", { key: one.key })).toMatchObject({ status: 409 });
  expect((await call(id)).replies).toMatchObject([
    { state: "handing", error: expect.stringContaining("enters a mail server") },
    { state: "handing" },
  ]);
  await call(id, "/take-back", { key: back.key });
  Object.assign(site, journal);
  await handOverAgain(cms.payload, new Date());
  expect(handed).toEqual([]);
  await handOverAgain(cms.payload, new Date(Date.now() + 73 * 3_600_000));
  expect(handed).toEqual([]);
  expect((await call(id)).replies).toMatchObject([
    {
      state: "failed",
      error: expect.stringMatching(/three days after its time.*enters a mail server/),
    },
  ]);
  Object.assign(site, { resend: async () => 0 });
  await Promise.all([1, 2].map(() => call(id, "/again", { key: one.key })));
  expect(handed.map((reply) => reply.id)).toEqual([one.key]);
  expect(await call(id)).toMatchObject({ begun: "reviewing", replies: [{ state: "waiting" }] });
});

test("[OWN-117] a letter that is erased while it is handed over is not sent; one that the journal dropped is shown as doubtful", async () => {
  const in1Minute = new Date(Date.now() + 60_000);
  const [{ id }, other] = [await newSubmission(), await newSubmission()];
  Object.assign(site, { reply: away });
  const [one, two] = [letter(), letter()];
  await call(id, "", one);
  await call(other.id, "", two);
  const erasedMeanwhile: SiteClient["reply"] = async (reply) => {
    if (reply.id === two.key) return "taken-back";
    await cms.payload.delete({ collection: "submissions", id });
    return journal.reply(reply);
  };
  Object.assign(site, { reply: erasedMeanwhile });
  await handOverAgain(cms.payload, in1Minute);
  expect(rows.size).toBe(0);
  expect((await call(other.id)).replies).toMatchObject([
    { state: "failed", error: expect.stringContaining("no longer has it") },
  ]);
});

test("[OWN-90] without a mail server nothing is stored, and the reason says what to set", async () => {
  const { id } = await newSubmission();
  Object.assign(site, { reply: silentSite.reply });
  expect(await call(id, "", letter())).toMatchObject({
    status: 409,
    problem: expect.stringContaining("enters a mail server"),
  });
  expect((await call(id)).replies).toEqual([]);
});

test("[OWN-90] of two colleagues at one person the second reads the first one's reply before sending", async () => {
  const { id } = await newSubmission();
  await call(id, "", letter(), "admin");
  expect(await call(id, "", letter())).toMatchObject({
    status: 409,
    problem: expect.stringMatching(/admin@example.com has replied meanwhile/),
  });
  expect(await call(id, "", letter({ seen: 1 }))).toMatchObject({ status: 200 });
});

test("[OWN-90] the limit of a day holds for all together, also at the same moment", async () => {
  await cms.payload.updateGlobal({ slug: "notifications", data: { repliesPerDay: 3 } });
  const all = await Promise.all(Array.from({ length: 5 }, () => newSubmission()));
  const answers = await Promise.all(all.map(({ id }) => call(id, "", letter())));
  await cms.payload.updateGlobal({ slug: "notifications", data: { repliesPerDay: 200 } });
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3);
  expect(answers.find(({ status }) => status === 429)?.problem).toContain("Answer people, Mail");
  expect(handed.length).toBeLessThanOrEqual(3);
});

test("[OWN-90] a doubtful reply says so and is sent again by hand; states that no one reads are stored, too", async () => {
  const { id } = await newSubmission();
  const one = letter();
  await call(id, "", one);
  const error = "the site stopped while it was being sent; it may have arrived";
  rows.set(one.key, replyRow(one.key, { state: "set-aside", settledAt: 1000, error }));
  await storeStates(cms.payload, new Date(Date.now() + 120_000));
  Object.assign(site, { deliveriesOf: away, state: away });
  expect((await call(id)).replies).toMatchObject([{ state: "failed", error }]);
  Object.assign(site, journal, { resend: async () => 1 });
  rows.set(one.key, replyRow(one.key));
  expect((await call(id, "/again", { key: one.key })).replies).toMatchObject([
    { state: "waiting", error: null },
  ]);
  rows.clear();
  expect((await call(id)).replies).toMatchObject([
    { state: "failed", error: expect.stringContaining("no longer has it") },
  ]);
});

test("[OWN-90] replies are in the person's archive and the export, and are deleted with the submission, which takes back what waits", async () => {
  const { id, email } = await newSubmission();
  const one = letter();
  await call(id, "", one);
  const archived = await callApi(cms, "/submissions/person-archive", {
    method: "POST",
    body: { email },
    token: users.admin.token,
  });
  const { "submissions.json": submissions = new Uint8Array() } = unzipSync(
    new Uint8Array(await archived.arrayBuffer()),
  );
  expect(JSON.parse(strFromU8(submissions))).toMatchObject([
    { replies: [{ subject: "Your application", text: "Hello Ann" }] },
  ]);
  const csv = await callApi(cms, `/submissions/export.csv?where[id][equals]=${id}`, {
    token: users.recruiter.token,
  });
  expect(await csv.text()).toMatch(/recruiter@example.com \(Waits\): Your application\nHello Ann/);
  const erase = (confirmed: boolean) =>
    callApi(cms, "/submissions/erase-person", {
      method: "POST",
      body: { email, confirmed },
      token: users.admin.token,
    }).then((answer) => answer.json());
  expect(await erase(false)).toMatchObject({ replies: 1 });
  Object.assign(site, { takeBack: away });
  const deleted = () =>
    callApi(cms, `/submissions/${id}`, { method: "DELETE", token: users.admin.token });
  expect((await deleted()).status).toBe(502);
  expect((await call(id)).replies).toHaveLength(1);
  Object.assign(site, journal);
  expect(await erase(true)).toMatchObject({ replies: 1 });
  expect([rows.size, (await cms.payload.count({ collection: "replies" })).totalDocs]).toEqual([
    0, 0,
  ]);
});
