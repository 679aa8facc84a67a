import { randomUUIDv7 } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import type { TakenBack, Written } from "#inbox/many/many-endpoints.ts";
import type { Recipients } from "#inbox/many/recipients.ts";
import { suppress } from "#inbox/mailbox/suppress.ts";
import { handOverAgain } from "#inbox/replies/hand-over-again.ts";
import { storeStates } from "#inbox/replies/reply-states.ts";
import type { Reply, Submission, User } from "#payload-types.ts";
import { SiteUnreachable } from "#server/site-client.ts";
import { callApi } from "#testing/api.ts";
import { replyRow, replySite } from "#testing/reply-site.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);
const HOUR = 3_600_000;
const MINUTE = 60_000;

let journal: ReturnType<typeof replySite>;
beforeEach(async () => {
  journal = replySite();
  Object.assign(cms.payload.config.custom.site, journal.site);
  await cms.payload.delete({ collection: "replies", where: { id: { exists: true } } });
});

let made = 0;
function apply(data: Partial<Submission> = {}): Promise<Submission> {
  const email = data.email ?? `many${++made}@example.com`;
  return cms.payload.create({
    collection: "submissions",
    data: {
      kind: "resume",
      status: "new",
      fields: {},
      sender: "Ann Lee",
      vacancy: "QA",
      address: email,
      person: email,
      ...data,
      email,
    },
  });
}
async function post<T>(path: string, body: object, role: User["role"] = "recruiter") {
  const answer = await callApi(cms, `/submissions/letters${path}`, {
    method: "POST",
    body,
    token: users[role].token,
  });
  const json = (await answer.json()) as T & { errors?: { message: string }[] };
  return { ...json, status: answer.status, problem: json.errors?.[0]?.message };
}
interface Batch {
  batch?: string;
  kind?: Reply["kind"];
  at?: string;
}
const send = (
  people: readonly Submission[],
  { batch = randomUUIDv7(), kind = "rejection", ...more }: Batch = {},
) =>
  post<Written>("", {
    batch,
    kind,
    ...more,
    letters: people.map(({ id }) => ({ submission: id, subject: "Hi", text: `No ${id}`, seen: 0 })),
  });
const ask = (people: readonly Submission[], batch = randomUUIDv7()) =>
  post<Recipients>("/recipients", { batch, ids: people.map(({ id }) => id) });
const inTime = (ms: number) => handOverAgain(cms.payload, new Date(Date.now() + ms));
const statusOf = async ({ id }: Submission) =>
  (await cms.payload.findByID({ collection: "submissions", id })).status;
const setStatus = ({ id }: Submission, status: Submission["status"]) =>
  cms.payload.update({ collection: "submissions", id, data: { status } });
const repliesOf = async ({ id }: Submission) =>
  (
    await cms.payload.find({
      collection: "replies",
      where: { submission: { equals: id } },
      depth: 0,
    })
  ).docs;

test("[OWN-105] of a selection each gets its own letter, once, however often it is sent; who cannot be written to is named with the reason", async () => {
  await suppress(cms.payload, "gone@example.com", { reason: "550 5.1.1", at: "2026-01-02" });
  const people = [
    await apply({ language: "de" }),
    await apply({ email: "no address" }),
    await apply({ email: "gone@example.com" }),
    await apply({ kind: "contact", vacancy: "" }),
  ];
  const batch = randomUUIDv7();
  const { recipients, left } = await ask(people, batch);
  expect(recipients.map(({ refusal }) => refusal)).toEqual([
    null,
    expect.stringContaining("no valid e-mail address"),
    expect.stringContaining("cannot be delivered since 2026-01-02 (550 5.1.1)"),
    null,
  ]);
  expect(recipients[0]).toMatchObject({
    name: "Ann Lee",
    language: "de",
    values: { name: "Ann Lee", vacancy: "QA" },
  });
  const once = await send(people, { batch, kind: "answer" });
  expect(once.results.map(({ problem }) => problem === null)).toEqual([true, false, false, true]);
  expect((await send(people, { batch, kind: "answer" })).results).toEqual(once.results);
  expect((await ask(people, batch)).left).toBe(left - 2);
  expect((await ask(people, batch)).recipients.map(({ isWritten }) => isWritten)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  await inTime(MINUTE);
  await inTime(MINUTE);
  expect(journal.handed.map(({ to, text }) => [to, text])).toEqual(
    [people[0], people[3]].map((one) => [one?.email, `No ${one?.id}`]),
  );
});

test("[OWN-105] only users of the inbox write to many, to 500 at most, and within the limit of a day", async () => {
  const people = [await apply(), await apply()];
  expect((await post("", { batch: randomUUIDv7(), letters: [] }, "author")).status).toBe(403);
  expect((await post("/recipients", { batch: "1", ids: [1] })).status).toBe(422);
  const ids = Array.from({ length: 501 }, (_, at) => at + 1);
  expect((await post("/recipients", { batch: randomUUIDv7(), ids })).problem).toContain(
    "501 are selected; at most 500",
  );
  await cms.payload.updateGlobal({ slug: "notifications", data: { repliesPerDay: 1 } });
  const { left, perDay } = await ask(people);
  expect([left, perDay]).toEqual([1, 1]);
  const { results } = await send(people);
  await cms.payload.updateGlobal({ slug: "notifications", data: { repliesPerDay: 200 } });
  expect(results.map(({ problem }) => problem?.includes("the limit") ?? false)).toEqual([
    false,
    true,
  ]);
  expect(await Promise.all(people.map(statusOf))).toEqual(["rejected", "new"]);
});

test("[OWN-106] a rejection waits here for the owner's hours, its application is Rejected meanwhile, and taken back it is as before, also while the site is unreachable", async () => {
  await cms.payload.updateGlobal({ slug: "notifications", data: { rejectionHours: 48 } });
  const people = [await apply(), await apply({ status: "interview" })];
  const batch = randomUUIDv7();
  const { results } = await send(people, { batch });
  await cms.payload.updateGlobal({ slug: "notifications", data: { rejectionHours: 24 } });
  for (const { dueAt } of results) {
    expect(Date.parse(dueAt ?? "")).toBeGreaterThan(Date.now() + 47.9 * HOUR);
    expect(Date.parse(dueAt ?? "")).toBeLessThan(Date.now() + 48.1 * HOUR);
  }
  expect(await Promise.all(people.map(statusOf))).toEqual(["rejected", "rejected"]);
  await inTime(47 * HOUR);
  expect(journal.handed).toEqual([]);
  const away = async (): Promise<never> => {
    throw new SiteUnreachable("The site does not respond at http://site.test.");
  };
  Object.assign(cms.payload.config.custom.site, { takeBack: away });
  expect(await post<TakenBack>("/take-back", { batch })).toMatchObject({ taken: 2, late: 0 });
  expect(await Promise.all(people.map(statusOf))).toEqual(["new", "interview"]);
  await inTime(48 * HOUR);
  expect(journal.handed).toEqual([]);
});

test("[OWN-106] a rejection goes at its time, and can be taken back from the site until it is sent", async () => {
  const [one, two] = [await apply(), await apply()];
  const batch = randomUUIDv7();
  await send([one, two], { batch });
  await inTime(24 * HOUR);
  expect(journal.handed).toHaveLength(2);
  const sent = String(journal.handed[0]?.id);
  journal.rows.set(sent, replyRow(sent, { state: "delivered", settledAt: 1000 }));
  expect(await post<TakenBack>("/take-back", { batch })).toMatchObject({ taken: 1, late: 1 });
  expect([...journal.rows.keys()]).toEqual([sent]);
  expect(await Promise.all([one, two].map(statusOf))).toEqual(["rejected", "new"]);
});

test("[OWN-106] nobody is rejected twice: neither by a second batch, nor by two colleagues at once, nor for a second application to the vacancy; a later application is another one", async () => {
  const ann = await apply();
  const again = await apply({ email: ann.email ?? "" });
  expect((await ask([ann, again])).recipients.map(({ rejection }) => rejection)).toEqual([
    null,
    expect.stringContaining("nobody is rejected twice"),
  ]);
  const both = await Promise.all([send([ann]), send([ann])]);
  const stored = (await repliesOf(ann)).length;
  expect(both.flatMap(({ results }) => results).filter((one) => one.problem === null)).toHaveLength(
    stored,
  );
  expect((await send([again])).results[0]?.problem).toContain("nobody is rejected twice");
  await inTime(24 * HOUR);
  expect(journal.handed).toHaveLength(1);
  const later = await apply({
    email: ann.email ?? "",
    receivedAt: new Date(Date.now() + HOUR).toISOString(),
  });
  const other = await apply({ email: ann.email ?? "", vacancy: "Designer" });
  expect((await ask([later, other])).recipients.map(({ rejection }) => rejection)).toEqual([
    null,
    null,
  ]);
});

test("[OWN-106] of two rejections that two hosts stored at once only the first one goes", async () => {
  const ann = await apply();
  await send([ann]);
  const [first] = await repliesOf(ann);
  const { id: _, ...copy } = first as Reply;
  await cms.payload.create({ collection: "replies", data: { ...copy, key: randomUUIDv7() } });
  await inTime(24 * HOUR);
  expect(journal.handed.map(({ id }) => id)).toEqual([first?.key]);
  expect((await repliesOf(ann)).map(({ state }) => state).toSorted()).toEqual([
    "taken-back",
    "waiting",
  ]);
});

test("[OWN-106] nobody who was hired is rejected: not in any application, and a rejection that waits is taken back by itself and says so", async () => {
  const here = await apply();
  // Another address, which a colleague has joined to the person.
  const there = await apply({ vacancy: "Designer", person: here.person ?? "" });
  await send([here]);
  await setStatus(there, "hired");
  expect(await repliesOf(here)).toMatchObject([
    { state: "taken-back", error: expect.stringContaining(`hired (application ${there.id})`) },
  ]);
  expect((await ask([here, there])).recipients.map(({ rejection }) => rejection)).toEqual([
    expect.stringContaining("hired"),
    expect.stringContaining("hired"),
  ]);
  await inTime(24 * HOUR);
  expect(journal.handed).toEqual([]);
  // As the reason states; after it the writer has read what was taken back.
  await setStatus(there, "closed");
  expect((await ask([here])).recipients).toMatchObject([{ rejection: null, seen: 1 }]);
});

test("[OWN-106] whatever changes while letters wait is seen at their time: another stage, a blocked address, an erasure, a hired person at the site", async () => {
  const [moved, blocked, erased, late, kept] = [
    await apply(),
    await apply(),
    await apply(),
    await apply(),
    await apply(),
  ];
  await send([moved, blocked, erased, late, kept]);
  await setStatus(moved, "interview");
  await setStatus(kept, "closed");
  await suppress(cms.payload, blocked.email ?? "", { reason: "550 5.1.1", at: "2026-01-02" });
  await cms.payload.delete({ collection: "submissions", id: erased.id });
  await inTime(24 * HOUR);
  expect(journal.handed.map(({ to }) => to)).toEqual([late.email, kept.email]);
  expect([await repliesOf(moved), await repliesOf(blocked)]).toMatchObject([
    [{ state: "taken-back", error: expect.stringContaining('"Interview"') }],
    [{ state: "taken-back", error: expect.stringContaining("cannot be delivered") }],
  ]);
  expect(await statusOf(kept)).toBe("closed");
  await setStatus(late, "hired");
  expect(await repliesOf(late)).toMatchObject([{ state: "taken-back" }]);
  expect(journal.rows.size).toBe(1);
});

test("[OWN-106] a letter of a lost response is sent once, and not shown as taken back if it was sent", async () => {
  const [ann, ben] = [await apply(), await apply()];
  await send([ann, ben]);
  const lost = async (reply: Parameters<typeof journal.site.reply>[0]): Promise<never> => {
    await journal.site.reply(reply);
    throw new SiteUnreachable("lost");
  };
  Object.assign(cms.payload.config.custom.site, { reply: lost });
  // A round ends at the first lost response.
  await inTime(24 * HOUR);
  expect(await repliesOf(ann)).toMatchObject([{ state: "handing" }]);
  const key = String(journal.handed[0]?.id);
  journal.rows.set(key, replyRow(key, { state: "delivered", settledAt: 1000 }));
  await suppress(cms.payload, ann.email ?? "", { reason: "550 5.1.1", at: "2026-01-02" });
  Object.assign(cms.payload.config.custom.site, journal.site);
  await inTime(25 * HOUR);
  await inTime(25 * HOUR);
  expect(journal.handed.map(({ to }) => to)).toEqual([ann.email, ben.email]);
  expect(await repliesOf(ann)).toMatchObject([{ state: "waiting" }]);
});

test("[OWN-106] a failed letter is not sent again to a person who was hired or to an address that became undeliverable, neither from its thread nor from the list of deliveries", async () => {
  const [hired, blocked] = [await apply(), await apply()];
  let resent = 0;
  Object.assign(cms.payload.config.custom.site, { resend: async () => (resent += 1) });
  await send([hired, blocked]);
  await inTime(24 * HOUR);
  for (const key of journal.rows.keys())
    journal.rows.set(key, replyRow(key, { state: "set-aside", settledAt: 1000, error: "550" }));
  await storeStates(cms.payload, new Date(Date.now() + 25 * HOUR));
  await setStatus(hired, "hired");
  await suppress(cms.payload, blocked.email ?? "", { reason: "550 5.1.1", at: "2026-01-02" });
  const { token } = users.recruiter;
  for (const [one, reason] of [
    [hired, "was hired"],
    [blocked, "cannot be delivered"],
  ] as const) {
    const [reply] = await repliesOf(one);
    const again = await callApi(cms, `/submissions/${one.id}/replies/again`, {
      method: "POST",
      body: { key: reply?.key },
      token,
    });
    const resend = await callApi(cms, "/submissions/deliveries/resend", {
      method: "POST",
      body: { submission: reply?.key },
      token,
    });
    for (const answer of [again, resend])
      expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining(reason)]);
  }
  expect(resent).toBe(0);
});
