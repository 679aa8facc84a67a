/** Days of the last change of pages for several sites, in the journal's PostgreSQL. */
import { join } from "node:path";
import { openJournalDatabase } from "@meridian/intake";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../../../packages/intake/src/tests/new-folder.ts";
import { onPostgres } from "../../../../packages/intake/src/tests/on-postgres.ts";
import { openSharedDays } from "#server/seo/shared-days.ts";
import { openLastChanges } from "#server/seo/last-changes.ts";
import { shutDatabase } from "#server/tests/shut-database.ts";

const TODAY = new Date().toISOString().slice(0, 10);

async function site(databaseUrl: string, day = TODAY) {
  const folder = newFolder();
  const database = openJournalDatabase(databaseUrl, 2);
  onTestFinished(() => database.close());
  const lines: string[] = [];
  const write = (words: unknown): void => void lines.push(String(words));
  let today = day;
  const open = (joint: boolean) =>
    openLastChanges({
      file: join(folder, "days.json"),
      shared: joint ? openSharedDays(database) : undefined,
      log: { warn: write, info: write },
      now: () => new Date(`${today}T12:00:00Z`),
    });
  let changes = await open(true);
  return {
    lines,
    on: (next: string) => void (today = next),
    /** Its record from before it shared any. */
    async alone(path: string, of: unknown) {
      const own = await open(false);
      await own.daysOf([{ path, of, date: "" }]);
      await own.keep();
      changes = await open(true);
    },
    async day(path: string, of: unknown, date = "") {
      const [found] = await changes.daysOf([{ path, of, date }]);
      await changes.keep();
      return found;
    },
  };
}

onPostgres("[NODE-10] days of last changes", (cluster) => {
  test("all sites report one day for a page, the same after a change, and none goes back", async () => {
    const databaseUrl = await cluster.newDatabase();
    const [one, two] = [
      await site(databaseUrl, "2026-03-01"),
      await site(databaseUrl, "2026-03-05"),
    ];
    await one.alone("/", { title: "Home" });
    await two.alone("/", { title: "Home" });
    expect(await one.day("/", { title: "Home" })).toBe("2026-03-01");
    expect(await two.day("/", { title: "Home" }), "recorded before").toBe("2026-03-05");
    expect(await one.day("/", { title: "Home" })).toBe("2026-03-05");
    expect(await one.day("/blog/a", 1, "2025-12-24")).toBe("2025-12-24");
    expect(await two.day("/blog/a", 1)).toBe("2025-12-24");
    const fresh = await site(databaseUrl);
    expect(await fresh.day("/", { title: "Home" }), "a site that was never here").toBe(
      "2026-03-05",
    );
    expect(await one.day("/", { title: "New" })).toBe(TODAY);
    expect(await two.day("/", { title: "Home" }), "it has not heard of it yet").toBe(TODAY);
    expect(await one.day("/", { title: "New" })).toBe(TODAY);
    expect(await two.day("/", { title: "New" })).toBe(TODAY);
  });

  test("two sites that learn of many pages together agree; a fast clock reports today", async () => {
    const databaseUrl = await cluster.newDatabase();
    const [one, two] = [await site(databaseUrl), await site(databaseUrl, "2036-01-01")];
    // Connected: a site that waits too long for PostgreSQL reports the day of its own clock.
    for (const each of [one, two])
      await expect.poll(() => each.day("/first", 1), { timeout: 20_000 }).toBe(TODAY);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? one : two).day(`/${at % 5}`, "same")),
    );
    expect(new Set(answers)).toEqual(new Set([TODAY]));
  });

  test("with PostgreSQL unreachable a known page keeps its day, and others have none", async () => {
    const databaseUrl = await cluster.newDatabase();
    const one = await site(databaseUrl, "2026-03-01");
    expect(await one.day("/", 1)).toBe("2026-03-01");
    await shutDatabase(databaseUrl);
    one.on("2026-03-09");
    expect([await one.day("/", 1), await one.day("/other", 1)]).toEqual(["2026-03-01", ""]);
    expect(await one.day("/", 2), "it changed").toBe("2026-03-09");
    expect(one.lines).toEqual([
      expect.stringContaining("(DATABASE_URL) is unreachable (PostgreSQL"),
    ]);
    await shutDatabase(databaseUrl, false);
    const other = await site(databaseUrl, "2026-03-12");
    const back = () => one.day("/", 2);
    await expect.poll(async () => (await back(), one.lines.length), { timeout: 20_000 }).toBe(2);
    expect([await other.day("/", 2), await back()]).toEqual(["2026-03-09", "2026-03-09"]);
  });
});
