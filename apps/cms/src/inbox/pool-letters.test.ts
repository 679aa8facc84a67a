import { expect, test } from "vitest";
import { sendPoolLetters } from "#inbox/pool-letters.ts";
import { SiteUnreachable, type PoolLetter } from "#server/site-client.ts";
import { silentSite } from "#testing/silent-site.ts";
import { testCms } from "#testing/test-cms.ts";

const cms = testCms();
const START = Date.parse("2038-05-03T00:00:00.000Z");

async function inPool(key: string): Promise<string> {
  const data = {
    kind: "resume",
    status: "new",
    fields: {},
    key,
    email: `${key}@example.com`,
  } as const;
  const { id } = await cms.payload.create({ collection: "submissions", data });
  const pool = { poolUntil: "2038-06-01T00:00:00.000Z", pool: {} };
  await cms.payload.db.updateOne({ collection: "submissions", id, data: pool });
  return key;
}

test("[OWN-138] letters whose calls always time out pause alone, so that those behind them get their turn", async () => {
  const bad: string[] = [];
  for (let count = 0; count < 6; count += 1) bad.push(await inPool(`bad-${count}`));
  const good = await inPool("good");
  const letters: string[] = [];
  let failing = bad;
  const poolLetter = async ({ submission }: PoolLetter): Promise<boolean> => {
    letters.push(submission);
    if (failing.includes(submission)) throw new SiteUnreachable("timeout");
    return true;
  };
  Object.assign(cms.payload.config.custom.site as object, silentSite, { poolLetter });
  const atHour = async (hours: number): Promise<string[]> => {
    await sendPoolLetters(cms.payload, new Date(START + hours * 3_600_000));
    return letters.splice(0);
  };
  // An overloaded site gets six such calls in a round.
  expect(await atHour(0)).toEqual(bad);
  expect(await atHour(1)).toEqual([bad[5], good]);
  expect(await atHour(2)).toEqual(bad.slice(0, 5));
  expect(await atHour(3)).toEqual(bad.slice(5));
  failing = [];
  // The pauses have doubled.
  expect(await atHour(5)).toEqual([]);
  expect(await atHour(6)).toEqual(bad.slice(0, 5));
  expect(await atHour(7)).toEqual(bad.slice(5));
});
