/** Visits counted by several sites in the journal's PostgreSQL. */
import { join } from "node:path";
import { openJournalDatabase } from "@meridian/intake";
import { expect, onTestFinished, test } from "vitest";
import { onPostgres } from "../../../../packages/intake/src/tests/on-postgres.ts";
import { rowsOf } from "../../../../packages/intake/src/tests/postgres-cluster.ts";
import { newFolder } from "../../../../packages/intake/src/tests/new-folder.ts";
import { openSharedVisits } from "#server/visits/shared-visits.ts";
import { shutDatabase } from "#server/tests/shut-database.ts";
import type { VisitStore } from "#server/visits/visit-report.ts";
import { createSearchWords } from "#server/visits/search-words.ts";
import { openVisitStore, type OwnVisitStore } from "#server/visits/visit-store.ts";

const WAIT = { timeout: 20_000 };

/** A site that counts, with its own folder. */
function site(databaseUrl: string, folder = newFolder(), now?: () => number) {
  const database = openJournalDatabase(databaseUrl, 2);
  const lines: string[] = [];
  const write = (words: unknown): void => void lines.push(String(words));
  let own: OwnVisitStore | undefined;
  const words = createSearchWords("s".repeat(32));
  const visits = openSharedVisits({
    own: (onFlushed) =>
      (own = openVisitStore({
        file: join(folder, "visits.sqlite"),
        log: { error: (_, line) => write(line) },
        flushAfter: 10,
        words,
        onFlushed,
        ...(now && { now }),
      })),
    database,
    log: { warn: write, info: write },
    words,
    again: 200,
  });
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await visits.close();
    await database.close();
  };
  onTestFinished(close);
  return { visits, lines, folder, close, database, own: () => own };
}

const viewsOf = async (visits: VisitStore): Promise<Record<string, number>> =>
  Object.fromEntries((await visits.report(3)).pages.map(({ page, views }) => [page, views]));

const viewRows = async (databaseUrl: string): Promise<string> =>
  JSON.stringify(await rowsOf(databaseUrl, "select * from intake.views"));

onPostgres("[NODE-10] visits of several sites", (cluster) => {
  test("any site reports the sum of all, with forms and each site's earlier counts", async () => {
    const databaseUrl = await cluster.newDatabase();
    const before = newFolder();
    const alone = openVisitStore({
      file: join(before, "visits.sqlite"),
      log: { error: () => undefined },
    });
    for (let count = 0; count < 4; count += 1) alone.add({ page: "/blog" });
    alone.close();
    const sites = [site(databaseUrl, before), site(databaseUrl), site(databaseUrl)];
    for (const [at, { visits }] of sites.entries())
      for (let count = 0; count <= at; count += 1) {
        visits.add({ page: "/" });
        visits.add({ page: "/", form: "contact/main", step: "opened" });
      }
    const [one, two, three] = sites;
    if (!one || !two || !three) throw new Error("three sites");
    for (const { visits } of sites)
      await expect.poll(() => viewsOf(visits), WAIT).toEqual({ "/": 6, "/blog": 4 });
    expect((await two.visits.report(1)).forms).toEqual([
      { form: "contact/main", opened: 6, started: 0, sent: 0 },
    ]);
    expect((await three.visits.report(3)).days).toHaveLength(3);
    const [today] = (await two.visits.report(1)).days;
    expect([today?.views, one.own()?.report(3).pages]).toEqual([10, []]);
    expect(await viewRows(databaseUrl)).toMatch(
      /^\[(\{"day":"[^"]+","page":"\/[a-z]*","count":"\d"\},?)+\]$/,
    );
  });

  test("adds a batch once if its confirmation was lost; the database's clock limits days", async () => {
    const databaseUrl = await cluster.newDatabase();
    const ahead = site(databaseUrl, newFolder(), () => Date.now() + 4000 * 86_400_000);
    let lost = 2;
    const { transaction } = ahead.database;
    ahead.database.transaction = async (work) => {
      const answer = await transaction(work);
      if ((lost -= 1) >= 0) throw new Error("the response was lost");
      return answer;
    };
    ahead.visits.add({ page: "/" });
    await expect.poll(() => ahead.lines.length, WAIT).toBe(2);
    expect(ahead.lines[0]).toContain(
      "visits in PostgreSQL (DATABASE_URL) is unreachable (the response was",
    );
    expect(await viewsOf(site(databaseUrl).visits)).toEqual({ "/": 1 });
  });

  test("deletes counts older than 400 days", async () => {
    const databaseUrl = await cluster.newDatabase();
    const { visits, database } = site(databaseUrl);
    await database.query(
      "insert into intake.views values ((now() - interval '402 days')::date, '/old', 7)",
    );
    visits.add({ page: "/" });
    await expect.poll(() => viewsOf(visits), WAIT).toEqual({ "/": 1 });
    expect(await viewRows(databaseUrl)).not.toContain("/old");
  });

  test("with PostgreSQL unreachable nothing is lost, also across a restart; logs the outage and its end once each", async () => {
    const databaseUrl = await cluster.newDatabase();
    const [one, two] = [site(databaseUrl), site(databaseUrl)];
    one.visits.add({ page: "/" });
    await expect.poll(() => viewsOf(two.visits), WAIT).toEqual({ "/": 1 });
    await shutDatabase(databaseUrl);
    for (const { visits } of [one, two, two]) visits.add({ page: "/" });
    await expect.poll(() => [one.lines.length, two.lines.length], WAIT).toEqual([1, 1]);
    await expect(one.visits.report(3)).rejects.toThrow("PostgreSQL");
    one.visits.add({ page: "/blog" });
    await one.close();
    const again = site(databaseUrl, one.folder);
    await expect.poll(() => again.lines.length, WAIT).toBe(1);
    await shutDatabase(databaseUrl, false);
    await expect
      .poll(() => viewsOf(two.visits).catch(String), WAIT)
      .toEqual({ "/": 4, "/blog": 1 });
    expect([again.lines, two.lines].map((lines) => lines.length)).toEqual([2, 2]);
    expect(two.lines[1]).toContain("is reachable again");
  });

  test("[OWN-159] all sites together count a bounded number of documents on a day", async () => {
    const databaseUrl = await cluster.newDatabase();
    const [one, two] = [site(databaseUrl), site(databaseUrl)];
    for (let at = 1; at <= 400; at++) one.visits.add({ document: String(at) });
    const numberOf = async () => (await two.visits.report(1)).documents.length;
    await expect.poll(numberOf, WAIT).toBe(400);
    for (let at = 401; at <= 800; at++) two.visits.add({ document: String(at) });
    two.visits.add({ document: "1" });
    await expect.poll(numberOf, WAIT).toBe(500);
    expect((await two.visits.report(1)).documents[0]).toEqual({ document: "1", count: 2 });
  });

  test("[FIND-06] words are listed once they were searched on three days, at all sites together", async () => {
    const databaseUrl = await cluster.newDatabase();
    const ago = (days: number) => () => Date.now() - days * 86_400_000;
    const [one, two] = [site(databaseUrl, newFolder(), ago(2)), site(databaseUrl)];
    const three = site(databaseUrl, newFolder(), ago(1));
    for (const { visits } of [one, two, two]) visits.add({ missed: "cobol" });
    for (const { visits } of [one, two]) visits.add({ missed: "anna schmidt" });
    const stored = async () =>
      JSON.stringify(await rowsOf(databaseUrl, "select step, count from intake.steps"));
    await expect.poll(async () => (await stored()).match(/~/g)?.length, WAIT).toBe(4);
    const searches = async () => {
      const report = await two.visits.report(5);
      expect(report.forms).toEqual([]);
      return report.searches.map(({ words, count }) => [words, count]);
    };
    expect(await searches()).toEqual([]);
    three.visits.add({ missed: "cobol" });
    await expect.poll(searches, WAIT).toEqual([["cobol", 4]]);
    expect(await stored()).not.toContain("anna");
  });

  test("[FIND-06] words that an earlier release stored in PostgreSQL are hidden at the start", async () => {
    const databaseUrl = await cluster.newDatabase();
    const { database, visits } = site(databaseUrl);
    await visits.report(1);
    await database.query(
      "insert into intake.steps values (current_date, 'search', 'anna schmidt', 2)",
    );
    await site(databaseUrl).visits.report(1);
    await expect
      .poll(() => rowsOf(databaseUrl, "select step from intake.steps"), WAIT)
      .toEqual([{ step: expect.stringMatching(/^~[\w-]{43}$/) }]);
  });
});
