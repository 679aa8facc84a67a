/** Lists of any length are read in portions, with a turn of other requests after each. */
import { handleEndpoints } from "payload";
import { beforeAll, expect, test, vi } from "vitest";
import { applicationsByVacancy } from "#inbox/by-vacancy.ts";
import { indexedTexts } from "#publishing/search/text-index.ts";
import { clientOf } from "#server/nodes/sqlite-client.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

/** More than two portions of each reading. */
const MANY = 420;
const LARGEST = 200;
const NOW = "2026-11-28T12:00:00.000Z";
const NUMBERS = `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${MANY})`;

beforeAll(async () => {
  const run = async (sql: string): Promise<void> =>
    void (await clientOf(cms.payload.db)?.execute(sql));
  await run(
    `insert into submissions (kind, status, sender, page, fields, search_text, created_at, updated_at) ${NUMBERS} select 'resume', 'new', 'Ann', '/vacancies/job-' || i, '{}', 'ann', '${NOW}', '${NOW}' from n`,
  );
  await run(
    `insert into vacancies (title, slug, hot, _status, created_at, updated_at) ${NUMBERS} select 'Job ' || i, 'job-' || i, 0, 'draft', '${NOW}', '${NOW}' from n`,
  );
  await run(
    `insert into _vacancies_v (parent_id, version_title, version_slug, version__status, created_at, updated_at, latest) select v.id, v.title, v.slug, k.status, '${NOW}', '${NOW}', k.latest from vacancies v, (select 'published' status, 0 latest union all select 'draft', 1) k`,
  );
});

/** Rows of each longer read, with the turn of the event loop in which it ended. */
async function readsOf(work: () => Promise<unknown>): Promise<{ rows: number; turn: number }[]> {
  const reads: { rows: number; turn: number }[] = [];
  let [turn, isOver] = [0, false];
  const count = (): void => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  const { db } = cms.payload;
  const noted = (["find", "findVersions"] as const).map((name) => {
    const read = db[name].bind(db) as (args: never) => Promise<{ docs: unknown[] }>;
    return vi.spyOn(db, name).mockImplementation((async (args: never) => {
      const found = await read(args);
      if (found.docs.length > 50) reads.push({ rows: found.docs.length, turn });
      return found;
    }) as never);
  });
  setImmediate(count);
  await work();
  isOver = true;
  for (const spy of noted) spy.mockRestore();
  return reads;
}

async function exported(ending: string): Promise<void> {
  const response = await handleEndpoints({
    config: cms.payload.config,
    request: new Request(`${cms.settings.url}/cms/api/submissions/export.${ending}`, {
      headers: { authorization: `JWT ${users.recruiter.token}` },
    }),
    payloadInstanceCacheKey: cms.settings.dataDir,
  });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
}

test.each([
  ["the inbox as CSV", () => exported("csv"), 2],
  ["the inbox as XLSX", () => exported("xlsx"), 2],
  ["the applications by vacancy", () => applicationsByVacancy(cms.payload), 8],
  ["the search everywhere", () => indexedTexts(cms.payload, () => true), 8],
] as const)("%s", async (_, work, least) => {
  const reads = await readsOf(work);
  expect(reads.length).toBeGreaterThanOrEqual(least);
  expect(Math.max(...reads.map(({ rows }) => rows))).toBeLessThanOrEqual(LARGEST);
  expect(new Set(reads.map(({ turn }) => turn)).size).toBe(reads.length);
});

test("a vacancy that was public once is closed, and not a draft", async () => {
  const { vacancies } = await applicationsByVacancy(cms.payload);
  expect(vacancies.map(({ state, total }) => `${state} ${total}`)).toEqual(
    Array.from({ length: MANY }, () => "closed 1"),
  );
});
