import { randomUUIDv7 } from "node:crypto";
import { expect, test, vi } from "vitest";
import { handOverAgain } from "#inbox/replies/hand-over-again.ts";
import { numberOf } from "#inbox/replies/send-reply.ts";
import type { Reply } from "#payload-types.ts";
import { SiteUnreachable, type SiteClient } from "#server/site-client.ts";
import { replySite } from "#testing/reply-site.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const start = Date.now();
const MINUTE = 60_000;

const away = async (): Promise<never> => {
  throw new SiteUnreachable("The site does not respond at http://site.test.");
};

async function stored(): Promise<Reply> {
  const key = randomUUIDv7();
  const { id } = await cms.payload.create({
    collection: "submissions",
    data: { kind: "contact", status: "new", fields: {}, email: `${key}@example.com` },
  });
  return cms.payload.create({
    collection: "replies",
    data: {
      submission: id,
      key,
      at: new Date(start - MINUTE).toISOString(),
      dueAt: new Date(start).toISOString(),
      by: "Rita",
      replyTo: "rita@example.com",
      to: `${key}@example.com`,
      subject: "Hello",
      text: "Hello",
      state: "handing",
    },
  });
}
/** As the next process, or another host, reads them. */
const pauses = async (): Promise<string[]> =>
  Object.keys((await cms.payload.kv.get<Record<string, unknown>>("pauses:replies")) ?? {});
const stateOf = async ({ id }: Reply) => {
  const { state, error } = await cms.payload.findByID({ collection: "replies", id });
  return { state, error };
};

test("[OWN-117] a letter whose call always times out pauses longer each time, and does not hold up the others", async () => {
  const [bad, good] = [await stored(), await stored()];
  const { handed, site: journal } = replySite();
  const tried: string[] = [];
  const reply: SiteClient["reply"] = async (one) => {
    tried.push(one.id);
    return one.id === bad.key ? away() : journal.reply(one);
  };
  const site = Object.assign(cms.payload.config.custom.site as SiteClient, journal);
  const inMinutes = (minutes: number) =>
    handOverAgain(cms.payload, new Date(start + minutes * MINUTE));
  // The whole site is unreachable: the round ends at its first letter.
  Object.assign(site, { reply, state: away });
  await inMinutes(1);
  expect([tried.splice(0), await pauses()]).toEqual([[bad.key], []]);
  Object.assign(site, { state: journal.state });
  for (let minute = 2; minute <= 20; minute += 1) await inMinutes(minute);
  // At 2, 4, 8 and 16 minutes; the other one at once.
  expect(tried.splice(0)).toEqual([bad.key, good.key, bad.key, bad.key, bad.key]);
  expect(await pauses()).toEqual([bad.key]);
  expect(await stateOf(bad)).toEqual({
    state: "handing",
    error: expect.stringContaining("did not confirm it in time"),
  });
  Object.assign(site, journal);
  await inMinutes(40);
  expect(handed.map(({ id }) => id)).toEqual([good.key, bad.key]);
  expect([await stateOf(bad), await pauses()]).toEqual([{ state: "waiting", error: null }, []]);
});

test("[OWN-117] of many letters without a response a round tries six, so that an overloaded site is not called further", async () => {
  await cms.payload.delete({ collection: "replies", where: { id: { exists: true } } });
  const letters: Reply[] = [];
  for (let count = 0; count < 8; count += 1) letters.push(await stored());
  const { site: journal } = replySite();
  const tried: string[] = [];
  const reply = (one: { id: string }) => (tried.push(one.id), away());
  Object.assign(cms.payload.config.custom.site, journal, { reply });
  await handOverAgain(cms.payload, new Date(start + MINUTE));
  const keys = letters.map(({ key }) => key);
  expect(tried.splice(0)).toEqual(keys.slice(0, 6));
  // The next round begins with those that were not tried.
  await handOverAgain(cms.payload, new Date(start + 2 * MINUTE));
  expect(tried).toEqual(keys.slice(5));
});

test("[OWN-117] a letter whose state the site never states is shown as doubtful after six days, and costs no call each minute", async () => {
  await cms.payload.delete({ collection: "replies", where: { id: { exists: true } } });
  const letter = await stored();
  const { site: journal } = replySite();
  let calls = 0;
  const deliveriesOf = () => ((calls += 1), away());
  Object.assign(cms.payload.config.custom.site, journal, { deliveriesOf });
  const atDays = (days: number, minute = 0) =>
    handOverAgain(cms.payload, new Date(start + days * 1440 * MINUTE + minute * MINUTE));
  await atDays(3.1);
  await atDays(3.1, 1);
  expect([calls, (await stateOf(letter)).state]).toEqual([1, "handing"]);
  await atDays(6.1);
  expect(await stateOf(letter)).toEqual({
    state: "failed",
    error: expect.stringContaining("whether it was sent is unknown"),
  });
});

test("[OWN-117] a letter that is settled while its call times out gets no error", async () => {
  await cms.payload.delete({ collection: "replies", where: { id: { exists: true } } });
  const letter = await stored();
  const { site: journal } = replySite();
  const reply = async () => {
    await cms.payload.db.updateOne({
      collection: "replies",
      id: letter.id,
      data: { state: "waiting" },
    });
    return away();
  };
  Object.assign(cms.payload.config.custom.site, journal, { reply });
  await handOverAgain(cms.payload, new Date(start + MINUTE));
  expect((await stateOf(letter)).error).toBeNull();
});

test("[OWN-118] an answer stays new when a letter leaves that was written before it, also if it arrives during the call", async () => {
  await cms.payload.delete({ collection: "replies", where: { id: { exists: true } } });
  const { db } = cms.payload;
  const collection = "submissions";
  const [earlier, later, during] = [await stored(), await stored(), await stored()];
  const answer = (reply: Reply, ms: number) =>
    db.updateOne({
      collection,
      id: numberOf(reply) ?? 0,
      data: { answerAt: new Date(Date.parse(reply.at) + ms).toISOString() },
    });
  await answer(earlier, -MINUTE);
  await answer(later, MINUTE);
  await answer(during, -MINUTE);
  const { handed, site: journal } = replySite();
  const reply: SiteClient["reply"] = async (one) => {
    if (one.id === during.key) await answer(during, MINUTE);
    return journal.reply(one);
  };
  Object.assign(cms.payload.config.custom.site, journal, { reply });
  await handOverAgain(cms.payload, new Date(start + MINUTE));
  expect(handed).toHaveLength(3);
  const isOpen = async (one: Reply): Promise<boolean> =>
    Boolean((await cms.payload.findByID({ collection, id: numberOf(one) ?? 0 })).answerAt);
  expect([await isOpen(earlier), await isOpen(later), await isOpen(during)]).toEqual([
    false,
    true,
    true,
  ]);
});
