import { expect, test } from "vitest";
import type { Journal } from "#journal/journal.ts";
import { openPostgresJournal } from "#journal/postgres.ts";
import { journalSuite } from "#tests/journal-suite.ts";
import { onPostgres } from "#tests/on-postgres.ts";
import { rowsOf } from "#tests/postgres-cluster.ts";
import { sampleSubmission } from "#tests/samples.ts";

onPostgres("the journal on PostgreSQL", (cluster) => {
  journalSuite(async () => openPostgresJournal(await cluster.newDatabase()));

  test("two processes that start together migrate once, and share what is stored", async () => {
    const url = await cluster.newDatabase();
    const journals = [openPostgresJournal(url), openPostgresJournal(url)] as const;
    const stored = await Promise.all(
      journals.map((journal) =>
        journal.store(sampleSubmission({ key: "form:shared" }), ["host"], null),
      ),
    );
    expect(stored.map(({ outcome }) => outcome).toSorted()).toEqual(["repeated", "stored"]);
    await Promise.all(journals.map((journal) => journal.close()));
  });

  test("refuses a journal of a newer version by name", async () => {
    const url = await cluster.newDatabase();
    const journal = openPostgresJournal(url);
    await journal.probe(1);
    await rowsOf(url, "update intake.version set version = 99");
    const older = openPostgresJournal(url);
    await expect(older.probe(1)).rejects.toThrow(/newer version \(schema 99/);
    await Promise.all([journal.close(), older.close()]);
  });

  test("refuses a database that does not wait for its disk", async () => {
    const url = await cluster.newDatabase();
    const name = new URL(url).pathname.slice(1);
    await rowsOf(url, `alter database ${name} set synchronous_commit = off`);
    const journal = openPostgresJournal(url);
    await expect(journal.probe(1)).rejects.toThrow(/synchronous_commit or fsync is off/);
    await journal.close();
  });

  test(
    "a power cut of the database: each call fails, writes are all or nothing, and it recovers by itself",
    { timeout: 90_000 },
    async () => {
      const url = await cluster.newDatabase();
      const journal = openPostgresJournal(url);
      await journal.store(sampleSubmission({ key: "form:before" }), ["host", "mail"], null);
      const under = Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          journal.store(sampleSubmission({ key: `form:${index}` }), ["host", "mail"], {
            token: `t${index}`,
            until: 1,
          }),
        ),
      );
      await cluster.kill();
      const outcomes = await under;
      await expect(journal.probe(1)).rejects.toThrow(/PostgreSQL/);
      await cluster.start();
      await expect
        .poll(
          () =>
            journal.probe(1).then(
              () => "up",
              () => "down",
            ),
          { timeout: 10_000 },
        )
        .toBe("up");
      expect(await journal.find("form:before")).not.toBeNull();
      const acknowledged = outcomes.flatMap(({ status }, index) =>
        status === "fulfilled" ? [`form:${index}`] : [],
      );
      for (const key of acknowledged) expect(await journal.find(key), key).not.toBeNull();
      const [counts] = await rowsOf(
        url,
        "select (select count(*) from intake.submissions) as submissions, (select count(*) from intake.outbox) as outbox, (select count(*) from intake.spent) as spent",
      );
      expect(Number(counts?.outbox)).toBe(2 * Number(counts?.submissions));
      expect(Number(counts?.spent)).toBe(Number(counts?.submissions) - 1);
      await journal.close();
    },
  );

  test("opens while the database is unreachable, and connects later", async () => {
    const url = await cluster.newDatabase();
    await cluster.kill();
    const journal: Journal = openPostgresJournal(url);
    await expect(journal.probe(1)).rejects.toThrow(/PostgreSQL/);
    await cluster.start();
    await expect
      .poll(
        () =>
          journal.probe(1).then(
            () => "up",
            () => "down",
          ),
        { timeout: 10_000 },
      )
      .toBe("up");
    await journal.close();
  });

  test("PostgreSQL's errors do not quote a row", async () => {
    const url = await cluster.newDatabase();
    const journal = openPostgresJournal(url);
    await journal.probe(1);
    await rowsOf(url, "alter table intake.submissions add check (kind <> 'contact')");
    const failed = await journal
      .store(sampleSubmission(), ["host"], null)
      .catch((error: unknown) => error);
    expect(String(failed)).toMatch(/PostgreSQL 23514/);
    expect(
      JSON.stringify([
        failed,
        Object.entries(failed as Error),
        (failed as Error).cause,
        (failed as Error).stack,
      ]),
    ).not.toMatch(/Anna|anna@/);
    await journal.close();
  });
});
