import { randomUUID } from "node:crypto";
import { poolLink, type PoolAct } from "@meridian/contract/site-protocol/talent-pool";
import { signedPost } from "@meridian/contract/site-protocol/signature";
import { strFromU8, unzipSync } from "fflate";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerTalentPool } from "#host/answer-talent-pool.ts";
import { suppress } from "#inbox/mailbox/suppress.ts";
import { sendPoolLetters, unasked } from "#inbox/pool-letters.ts";
import { actInPool } from "#inbox/talent-pool.ts";
import { expire } from "#inbox/retention.ts";
import { inboxOf } from "#inbox/save-submission.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import { SiteUnreachable, type PoolLetter } from "#server/site-client.ts";
import type { Submission } from "#payload-types.ts";
import { callApi } from "#testing/api.ts";
import { silentSite } from "#testing/silent-site.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);
const TEXT = "Keep my application for later positions.";
const END = "2038-06-01T00:00:00.000Z";
let letters: PoolLetter[];
let own: unknown;
let answer: () => Promise<boolean>;

beforeEach(async () => {
  letters = [];
  answer = async () => true;
  own ??= cms.payload.config.custom.site;
  const site = {
    ...silentSite,
    poolLetter: async (letter: PoolLetter) => (letters.push(letter), answer()),
    state: () => answer().then(silentSite.state),
  };
  Object.assign(cms.payload.config.custom, { site });
  await cms.payload.db.deleteMany({ collection: "submissions", where: {} });
});
afterEach(() => void Object.assign(cms.payload.config.custom, { site: own }));

/** As the site posts it, received in 2036. */
async function apply(more: Record<string, string> = {}): Promise<Submission> {
  const key = randomUUID();
  const fields = { fullname: "Ann Lee", email: `${key}@example.com`, _language: "de", ...more };
  await inboxOf(cms.payload, inboxFiles(cms.settings)).save({
    kind: "resume",
    fields,
    files: [],
    key,
  });
  const found = await stored(key);
  const data = { receivedAt: "2036-06-01T00:00:00.000Z" };
  await cms.payload.db.updateOne({ collection: "submissions", id: found?.id ?? 0, data });
  return (await stored(key)) as Submission;
}
const agreed = (until = END) => ({
  _talent_pool: TEXT,
  _talent_pool_at: "2036-06-01T00:00:00.000Z",
  _talent_pool_until: until,
});
const stored = async (key: string | null | undefined): Promise<Submission | null> =>
  cms.payload.db.findOne<Submission>({
    collection: "submissions",
    where: { key: { equals: key } },
  });
const expireAt = (at: string) => expire(cms.payload, inboxFiles(cms.settings).store, new Date(at));

const later = (until: string, act: "stay" | "join" = "stay"): PoolAct => ({
  act,
  until,
  text: TEXT,
});
async function press(key: string | null | undefined, does: PoolAct, secret?: string) {
  const right = cms.settings.purgeSecret;
  const call = { for: "talent-pool", at: Date.now(), link: poolLink(right, key ?? ""), does };
  const request = new Request("http://cms.test/", signedPost(call, secret ?? right));
  const reply = await answerTalentPool(request, async () => cms.payload, right);
  return reply.status === 200 ? reply.json() : reply.status;
}

test("[OWN-139] whoever agreed stays beyond the usual time, until the end of the consent, and is then removed; others are not affected", async () => {
  const pooled = await apply(agreed());
  const short = await apply(agreed("2036-12-01T00:00:00.000Z"));
  const usual = await apply();
  const unknown = await apply({ _talent_pool: "Wording unknown to this site" });
  expect([pooled.poolUntil, usual.poolUntil, unknown.pool]).toEqual([END, null, null]);
  expect(await expireAt("2037-01-01T00:00:00.000Z")).toBe(0);
  // Its consent is over, its usual time is not.
  expect(await stored(short.key)).toMatchObject({ poolUntil: null });
  expect(await expireAt("2037-06-02T00:00:00.000Z")).toBe(3);
  expect(await stored(pooled.key)).toMatchObject({ poolUntil: END });
  expect(await expireAt("2038-05-31T00:00:00.000Z")).toBe(0);
  expect(await expireAt("2038-06-01T00:00:01.000Z")).toBe(1);
  expect(await stored(pooled.key)).toBeNull();
});

test("[OWN-138] each consent gets one letter, 30 days before its end; a site that is away gets it later under the same number", async () => {
  const { key, email } = await apply(agreed());
  await apply();
  const at = (time: string) => sendPoolLetters(cms.payload, new Date(time));
  await at("2038-05-01T00:00:00.000Z");
  expect(letters).toEqual([]);
  answer = () => Promise.reject(new SiteUnreachable("away"));
  await at("2038-05-03T00:00:00.000Z");
  answer = async () => false;
  await at("2038-05-03T01:00:00.000Z");
  answer = async () => true;
  await at("2038-05-03T02:00:00.000Z");
  await at("2038-05-03T03:00:00.000Z");
  expect(letters).toHaveLength(3);
  expect(new Set(letters.map(({ id }) => id)).size).toBe(1);
  expect(letters.at(-1)).toEqual({
    id: expect.any(String),
    to: email,
    submission: key,
    language: "de",
    until: END,
  });
  const next = "2039-06-01T00:00:00.000Z";
  await press(key, later(next));
  await at("2038-05-04T00:00:00.000Z");
  await at("2039-05-20T00:00:00.000Z");
  expect(letters.slice(3)).toMatchObject([{ until: next }]);
  expect(letters[3]?.id).not.toBe(letters[0]?.id);
});

test("[OWN-138] a letter that the site refuses does not hold up the others, and is tried again", async () => {
  const refused = await apply(agreed());
  const other = await apply(agreed());
  const at = (time: string) => sendPoolLetters(cms.payload, new Date(time));
  answer = async () => {
    if (letters.at(-1)?.submission === refused.key) throw new SiteUnreachable("status 400", true);
    return true;
  };
  await at("2038-05-03T00:00:00.000Z");
  await at("2038-05-03T01:00:00.000Z");
  answer = async () => true;
  await at("2038-05-03T02:00:00.000Z");
  await at("2038-05-03T03:00:00.000Z");
  expect(letters.map(({ submission }) => submission)).toEqual([
    refused.key,
    other.key,
    refused.key,
    refused.key,
  ]);
});

test("[OWN-138] a person who applied twice gets one letter for both, and its link is for both", async () => {
  const email = "Twice@example.com";
  const soon = "2038-06-08T00:00:00.000Z";
  const [first, second] = [
    await apply({ ...agreed(), email }),
    await apply({ ...agreed(soon), email }),
  ];
  const far = "2038-12-01T00:00:00.000Z";
  const third = await apply({ ...agreed(far), email: email.toLowerCase() });
  const other = await apply(agreed());
  const at = (time: string) => sendPoolLetters(cms.payload, new Date(time));
  answer = () => Promise.reject(new SiteUnreachable("away"));
  await at("2038-05-03T00:00:00.000Z");
  answer = async () => true;
  await at("2038-05-03T01:00:00.000Z");
  await at("2038-05-20T00:00:00.000Z");
  const of = ({ key }: Submission) => letters.filter(({ submission }) => submission === key);
  expect([of(first), of(second), of(third), of(other)].map(({ length }) => length)).toEqual([
    0, 2, 0, 1,
  ]);
  expect(new Set(of(second).map(({ id }) => id)).size).toBe(1);
  expect(of(second)[1]).toMatchObject({ until: soon });
  const ends = async () =>
    Promise.all(
      [first, second, third, other].map(async ({ key }) => (await stored(key))?.poolUntil),
    );
  const next = "2038-11-01T00:00:00.000Z";
  expect(await press(second.key, later(next))).toMatchObject({ until: far });
  expect(await ends()).toEqual([next, next, far, END]);
  expect(await press(first.key, { act: "leave" })).toMatchObject({ until: null });
  expect(await ends()).toEqual([null, null, null, END]);
});

test("[OWN-138] a page that was left open takes nobody in again whose consent has ended, and no end that is over", async () => {
  const { key } = await apply(agreed());
  const over = "2036-12-01T00:00:00.000Z";
  const now = new Date("2037-01-01T00:00:00.000Z");
  expect(await actInPool(cms.payload, key ?? "", later(over), now)).toMatchObject({ until: END });
  await press(key, { act: "leave" });
  const next = "2039-01-01T00:00:00.000Z";
  expect(await press(key, later(next))).toMatchObject({ until: null });
  expect((await stored(key))?.pool).toEqual({ left: [expect.any(String)] });
  expect(await press(key, later(next, "join"))).toMatchObject({ until: next });
  // Neither after its end, before the hourly work has noted that.
  const after = new Date("2039-01-02T00:00:00.000Z");
  const again = later("2039-06-01T00:00:00.000Z");
  expect(await actInPool(cms.payload, key ?? "", again, after)).toMatchObject({ until: null });
});

test("[OWN-138] what a person does while their letter is on its way is kept, with each of two presses at once", async () => {
  const [one, two] = [await apply(agreed()), await apply(agreed())];
  const next = "2039-01-01T00:00:00.000Z";
  answer = async () => {
    await press(one.key, later(next));
    await press(two.key, { act: "leave" });
    return true;
  };
  await sendPoolLetters(cms.payload, new Date("2038-05-03T00:00:00.000Z"));
  expect(await stored(one.key)).toMatchObject({ poolUntil: next, pool: { stayed: [{}] } });
  expect(await stored(two.key)).toMatchObject({
    poolUntil: null,
    pool: { left: [expect.any(String)] },
  });
  const [a, b] = ["2039-02-01T00:00:00.000Z", "2039-03-01T00:00:00.000Z"];
  await Promise.all([press(one.key, later(a)), press(one.key, later(b))]);
  expect(await stored(one.key)).toMatchObject({ poolUntil: b });
});

test("[OWN-138] spam, and an address that a mail server refused for good, get no letter", async () => {
  const [spam, refused] = [await apply(agreed()), await apply(agreed())];
  await cms.payload.update({ collection: "submissions", id: spam.id, data: { status: "spam" } });
  const at = "2038-01-01T00:00:00.000Z";
  await suppress(cms.payload, refused.email ?? "", { reason: "No such mailbox.", at });
  const now = new Date("2038-05-04T00:00:00.000Z");
  await sendPoolLetters(cms.payload, now);
  expect(letters).toEqual([]);
  // A colleague may still call them.
  expect(await unasked(cms.payload, now)).toEqual({ people: 1, first: END });
});

test("[OWN-138] by the link a person looks, stays and leaves; what was agreed to, when and until when is stored", async () => {
  const { key } = await apply(agreed());
  expect(await press(key, { act: "look" }, "another-secret-of-a-stranger")).toBe(401);
  expect(await press(key, { act: "look" })).toEqual({ is: "known", until: END, language: "de" });
  expect(await press((await apply()).key, { act: "look" })).toEqual({ is: "unknown" });
  expect(await press("none", { act: "leave" })).toEqual({ is: "unknown" });
  const next = "2039-01-01T00:00:00.000Z";
  expect(await press(key, later(next))).toMatchObject({ until: next });
  // Nothing is taken away.
  expect(await press(key, later(END))).toMatchObject({ until: next });
  expect(await press(key, { act: "leave" })).toMatchObject({ until: null });
  expect(await press(key, { act: "leave" })).toMatchObject({ until: null });
  const found = await stored(key);
  expect(found).toMatchObject({ poolUntil: null, fields: agreed() });
  expect(found?.pool).toEqual({
    stayed: [{ at: expect.any(String), until: next, text: TEXT }],
    left: [expect.any(String)],
  });
});

test("[OWN-139] a colleague takes a person out and cannot prolong; another change keeps the consent", async () => {
  const { id, key } = await apply(agreed());
  const change = (body: object) =>
    callApi(cms, `/submissions/${id}`, { method: "PATCH", body, token: users.recruiter.token });
  expect((await change({ status: "interview", poolUntil: END, pool: {} })).status).toBe(200);
  const longer = await change({ poolUntil: "2040-01-01T00:00:00.000Z" });
  expect([longer.status, await longer.text()]).toEqual([
    400,
    expect.stringContaining("Only the person can prolong this"),
  ]);
  expect(await stored(key)).toMatchObject({ poolUntil: END, pool: {}, status: "interview" });
  expect((await change({ poolUntil: null })).status).toBe(200);
  expect(await stored(key)).toMatchObject({
    poolUntil: null,
    pool: { left: [expect.any(String)] },
  });
});

test("[OWN-139] a colleague's form that was open before a person stayed, or left, takes neither back", async () => {
  const { id, key } = await apply(agreed());
  const { token } = users.recruiter;
  const open = async () => (await callApi(cms, `/submissions/${id}?depth=0`, { token })).json();
  const save = async (form: unknown, body: object) =>
    callApi(cms, `/submissions/${id}`, {
      method: "PATCH",
      body: { ...Object(form), ...body },
      token,
    });
  const before = await open();
  await press(key, { act: "leave" });
  expect((await save(before, { nextStep: "Call" })).status).toBe(200);
  expect(await stored(key)).toMatchObject({ poolUntil: null, nextStep: "Call" });
  const out = await open();
  const next = "2039-01-01T00:00:00.000Z";
  await press(key, later(next, "join"));
  expect((await save(out, { nextStep: "Write" })).status).toBe(200);
  expect(await stored(key)).toMatchObject({
    poolUntil: next,
    nextStep: "Write",
    pool: { left: [expect.any(String)], stayed: [{ until: next }] },
  });
  const refused = await save(before, { poolUntil: null });
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining("The sender has changed “In the talent pool until” to 1 Jan 2039"),
  ]);
});

test("[OWN-139] a person's archive and the exports have the consent", async () => {
  const { email, key } = await apply(agreed());
  await press(key, later("2039-01-01T00:00:00.000Z"));
  const { token } = users.admin;
  vi.stubGlobal("fetch", async () => Response.json({ submissions: 1 }));
  const archive = await callApi(cms, "/submissions/person-archive", {
    method: "POST",
    body: { email },
    token,
  });
  vi.unstubAllGlobals();
  const unzipped = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(JSON.parse(strFromU8(unzipped["submissions.json"] ?? new Uint8Array()))).toMatchObject([
    {
      fields: agreed(),
      talentPool: { until: "2039-01-01T00:00:00.000Z", stayed: [{ text: TEXT }] },
    },
  ]);
  const csv = await (await callApi(cms, "/submissions/export.csv", { token })).text();
  expect(csv).toContain("Talent pool until");
  expect(csv).toContain("2039-01-01T00:00:00.000Z");
  expect(csv).toContain(TEXT);
});
