/**
 * Random histories of letters: written now or later, rejections that wait, taken back, people hired,
 * erased, blocked, answering, leaving the talent pool, settings changed, the site away, hours passing.
 * Nothing is lost, none is sent twice, none to a blocked address or after an erasure, no rejection
 * to a hired person. `HISTORY_SEED=7` repeats one.
 */
import { randomUUIDv7 } from "node:crypto";
import { array, nat, sample, tuple } from "fast-check";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { createMailTools } from "#inbox/mailbox/open-mail-tools.ts";
import { readNew } from "#inbox/mailbox/read-mailbox.ts";
import { suppress } from "#inbox/mailbox/suppress.ts";
import { sendPoolLetters } from "#inbox/pool-letters.ts";
import { handOverAgain } from "#inbox/replies/hand-over-again.ts";
import { storeStates } from "#inbox/replies/reply-states.ts";
import { NotSent, sendReply } from "#inbox/replies/send-reply.ts";
import { takeBack } from "#inbox/replies/take-back.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import { actInPool } from "#inbox/talent-pool.ts";
import type { Reply, Submission } from "#payload-types.ts";
import { isSiteUnreachable, type OutgoingReply, type PoolLetter } from "#server/site-client.ts";
import { outboxOf } from "#testing/letter-history.ts";
import { mailboxWith } from "#testing/mailbox-with.ts";
import { mailOf } from "#testing/mails.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 240_000 });
const cms = testCms();
const users = testUsers(cms);
const tools = createMailTools({});
afterAll(() => tools.stop());
afterEach(async () => {
  vi.useRealTimers();
  for (const collection of ["replies", "submissions", "suppressions"] as const)
    await cms.payload.db.deleteMany({ collection, where: {} });
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const STEPS = 120;
const PEOPLE = 5;
const SEEDS = process.env.HISTORY_SEED ? [Number(process.env.HISTORY_SEED)] : [7, 9, 13];

interface Application {
  id: number;
  person: number;
  /** Its letters that were taken, and not taken back by a colleague. */
  letters: Set<string>;
  rejections: Set<string>;
  answers: number;
  isErased: boolean;
}

function newHistory() {
  const { payload } = cms;
  const applications: Application[] = [];
  const blockedAt = new Map<number, number>();
  const hiredAt = new Map<number, number>();
  /** Addresses in the talent pool. */
  const pool = new Set<string>();
  const addressOf = (person: number, run: string) => `p${person}-${run}@example.com`;
  const ofLetter = (key: string) => applications.find(({ letters }) => letters.has(key));
  const mayArrive = ({ id: key, to }: OutgoingReply, handedAt: number): void => {
    const one = ofLetter(key);
    if (!one) throw new Error(`${to}: a letter that nobody wrote, or that was taken back`);
    if (one.isErased) throw new Error(`${to}: a letter after the erasure`);
    if ((blockedAt.get(one.person) ?? Infinity) < handedAt)
      throw new Error(`${to}: a letter to a blocked address`);
    // What the site has already is taken back only while it responds.
    if (one.rejections.has(key) && (hiredAt.get(one.person) ?? Infinity) < handedAt)
      throw new Error(`${to}: a rejection of a hired person`);
  };
  const mayAsk = ({ to }: PoolLetter): void => {
    if (!pool.has(to)) throw new Error(`${to}: a letter to somebody who left the talent pool`);
  };
  const outbox = outboxOf(mayArrive, mayAsk);
  return { payload, applications, blockedAt, hiredAt, pool, outbox, addressOf };
}
type History = ReturnType<typeof newHistory> & { run: string; log: string[] };
type Step = (history: History, one: Application, random: number) => Promise<unknown>;

const stored = ({ payload }: History, id: number): Promise<Submission | null> =>
  payload.db.findOne<Submission>({ collection: "submissions", where: { id: { equals: id } } });
const threadOf = async ({ payload }: History, id: number): Promise<Reply[]> =>
  (
    await payload.db.find<Reply>({
      collection: "replies",
      where: { submission: { equals: id } },
      sort: "id",
      pagination: false,
    })
  ).docs;

async function apply(history: History, person: number): Promise<void> {
  const email = history.addressOf(person, history.run);
  const { id } = await history.payload.create({
    collection: "submissions",
    data: {
      kind: "resume",
      status: "new",
      fields: {},
      key: randomUUIDv7(),
      email,
      address: email,
      person: email,
      vacancy: "QA",
      poolUntil: new Date(Date.now() + 20 * DAY).toISOString(),
      pool: {},
    },
  });
  const lists = { letters: new Set<string>(), rejections: new Set<string>() };
  history.pool.add(email);
  history.applications.push({ id, person, ...lists, answers: 0, isErased: false });
}

/** Each refusal has its reason; a letter that is not refused is one of the model. */
async function write(
  history: History,
  one: Application,
  { kind, inMs }: { kind: Reply["kind"]; inMs?: number },
): Promise<void> {
  const { payload, outbox } = history;
  const submission = await stored(history, one.id);
  if (!submission) return;
  const key = randomUUIDv7();
  one.letters.add(key);
  if (kind === "rejection") one.rejections.add(key);
  const seen = (await threadOf(history, one.id)).length;
  const at = inMs === undefined ? {} : { at: Date.now() + inMs };
  const letter = { key, subject: "Hi", text: "Hello", files: [], seen, kind, ...at };
  const sending = { payload, site: outbox.site, submission, user: users.recruiter };
  await sendReply(sending, letter).catch((error: unknown) => {
    if (!(error instanceof NotSent)) throw error;
    history.log.push(error.message);
    one.letters.delete(key);
  });
}

const read = ({ payload }: History, mail: string) =>
  readNew({
    payload,
    inbox: inboxFiles(cms.settings),
    tools,
    mailbox: mailboxWith([mail]).mailbox,
    account: randomUUIDv7(),
    now: Date.now,
    onNew: async () => undefined,
  });

const STEPS_BY_NAME: Record<string, Step> = {
  apply: (history, _, random) => apply(history, random % PEOPLE),
  reply: (history, one) => write(history, one, { kind: "answer" }),
  "reply later": (history, one, random) =>
    write(history, one, { kind: "question", inMs: (random % 60) * HOUR + HOUR }),
  reject: (history, one) => write(history, one, { kind: "rejection" }),
  "reject later": (history, one) => write(history, one, { kind: "rejection", inMs: 30 * HOUR }),
  async "take back"(history, one, random) {
    const thread = await threadOf(history, one.id);
    const reply = thread[random % Math.max(1, thread.length)];
    const submission = await stored(history, one.id);
    if (!reply || !submission || ["sent", "failed", "taken-back"].includes(reply.state)) return;
    const { payload, outbox } = history;
    try {
      await takeBack({ payload, site: outbox.site, submission }, reply);
      one.letters.delete(reply.key);
    } catch (error) {
      if (!(error instanceof NotSent) && !isSiteUnreachable(error)) throw error;
    }
  },
  async hire(history, one) {
    if (one.isErased) return;
    const data = { status: "hired" as const };
    await history.payload.update({ collection: "submissions", id: one.id, data });
    history.hiredAt.set(one.person, Date.now());
  },
  async "move on"(history, one) {
    const submission = await stored(history, one.id);
    if (!submission || submission.status === "hired") return;
    const data = { status: "interview" as const };
    await history.payload.update({ collection: "submissions", id: one.id, data });
  },
  async block(history, one) {
    const address = history.addressOf(one.person, history.run);
    const at = new Date().toISOString();
    await suppress(history.payload, address, { reason: "550 5.1.1", at });
    if (!history.blockedAt.has(one.person)) history.blockedAt.set(one.person, Date.now());
  },
  async erase(history, one) {
    if (one.isErased) return;
    const { payload, applications } = history;
    const theirs = applications.filter(
      ({ person, isErased }) => person === one.person && !isErased,
    );
    for (const each of theirs) {
      try {
        await payload.delete({ collection: "submissions", id: each.id });
        each.isErased = true;
      } catch (error) {
        // Refused, with the reason, while the site may still have a letter.
        if (!String(error).includes("waits at the site")) throw error;
        return;
      }
    }
    // With the last submission the address is released.
    history.blockedAt.delete(one.person);
    history.hiredAt.delete(one.person);
    history.pool.delete(history.addressOf(one.person, history.run));
  },
  async answer(history, one) {
    const reply = (await threadOf(history, one.id)).find(({ state }) => state === "sent");
    const from = history.addressOf(one.person, history.run);
    const headers = { "In-Reply-To": `<${reply?.key ?? randomUUIDv7()}.reply@example.com>` };
    await read(history, mailOf({ headers: { ...headers, From: from } }));
    if (reply) one.answers += 1;
  },
  async "leave the pool"(history, one) {
    const submission = await stored(history, one.id);
    await actInPool(history.payload, submission?.key ?? "none", { act: "leave" });
    history.pool.delete(history.addressOf(one.person, history.run));
  },
  "change the mail settings": ({ payload }, _, random) =>
    payload.updateGlobal({ slug: "notifications", data: { rejectionHours: 1 + (random % 48) } }),
  "site away": async ({ outbox }) => void (outbox.state.isAway = true),
  "site back": async ({ outbox }) =>
    void Object.assign(outbox.state, { isAway: false, loses: false }),
  "responses lost": async ({ outbox }) => void (outbox.state.loses = true),
  "an hour": (history, _, random) => pass(history, HOUR, random),
  "a day": (history, _, random) => pass(history, 12 * HOUR, random),
};

/** Each minute of it that matters: the rounds of the host and of the outbox. */
async function pass(history: History, ms: number, random: number): Promise<void> {
  const { payload, outbox } = history;
  const rounds = 6;
  for (let round = 0; round < rounds; round += 1) {
    vi.setSystemTime(Date.now() + ms / rounds);
    await handOverAgain(payload, new Date());
    await sendPoolLetters(payload, new Date());
    vi.setSystemTime(Date.now() + 60_000);
    outbox.deliver(random % 7 === 0);
  }
}

/** At the end everything is settled, and nothing is lost. */
async function settle(history: History): Promise<void> {
  const { payload, outbox, applications } = history;
  Object.assign(outbox.state, { isAway: false, loses: false });
  for (let day = 0; day < 4; day += 1) await pass(history, DAY, 1);
  await storeStates(payload, new Date());
  expect([...outbox.sent.values()].filter((times) => times !== 1)).toEqual([]);
  const kept = applications.filter(({ isErased }) => !isErased);
  const { totalDocs: stayed } = await payload.count({ collection: "replies" });
  expect(stayed).toBe(kept.reduce((sum, { letters }) => sum + letters.size, 0));
  for (const one of kept) {
    const thread = await threadOf(history, one.id);
    const keys = [...one.letters];
    expect(thread.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    for (const { key, state, error } of thread) {
      expect(["sent", "failed", "taken-back"], state).toContain(state);
      expect(state === "sent" ? outbox.sent.has(key) : true).toBe(true);
      const isTakenBack = state === "taken-back";
      expect(isTakenBack && (outbox.sent.has(key) || !error)).toBe(false);
    }
    const rejected = [...one.rejections].filter((key) => outbox.sent.has(key));
    expect(rejected.length, "rejected twice").toBeLessThanOrEqual(1);
    const where = { submission: { equals: one.id } };
    const { totalDocs } = await payload.count({ collection: "letters", where });
    expect(totalDocs).toBe(one.answers);
  }
}

test.each(SEEDS)("letters through a random history (HISTORY_SEED=%i)", async (seed) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const history: History = { ...newHistory(), run: String(seed), log: [] };
  Object.assign(cms.payload.config.custom.site, history.outbox.site);
  for (let person = 0; person < PEOPLE; person += 1) await apply(history, person);
  const pairs = array(tuple(nat(), nat()), { minLength: STEPS, maxLength: STEPS, size: "max" });
  const [numbers = []] = sample(pairs, { seed, numRuns: 1 });
  const steps = Object.entries(STEPS_BY_NAME);
  const live = async (): Promise<void> => {
    for (const [which, random] of numbers) {
      const [name, run] = steps[which % steps.length] ?? [];
      // The database uses the number of an erased one again.
      const present = history.applications.filter(({ isErased }) => !isErased);
      const one = present[random % present.length] ?? history.applications[0];
      if (!name || !run || !one || (one.isErased && name !== "apply")) continue;
      history.log.push(`${name} ${one.id} (person ${one.person})`);
      await run(history, one, random);
    }
    await settle(history);
  };
  const fault = await live().catch(
    (error: unknown) => `${history.log.join("\n")}\n${String(error)}`,
  );
  expect(fault, `HISTORY_SEED=${seed}`).toBeUndefined();
});
