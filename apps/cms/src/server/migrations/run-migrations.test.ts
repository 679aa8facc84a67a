import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import type { Migration, Payload } from "payload";
import { describe, expect, test } from "vitest";
import { clientOf } from "#server/nodes/sqlite-client.ts";
import { removeOldCopies } from "#server/migrations/copy-before.ts";
import { openTestCms } from "#testing/open-cms.ts";

const migrationsOf = ({ db }: Payload): Migration[] => db.prodMigrations as Migration[];

const runRaw = async ({ db }: Payload, text: string): Promise<Record<string, unknown>[]> =>
  (await clientOf(db)?.execute(text))?.rows ?? [];

const SCHEMA = "select sql from sqlite_master order by name";
const DAY = 86_400_000;

describe("on SQLite", () => {
  test("a database is copied before its migrations; a failed one leaves it as it was, and states what to do", async () => {
    const cms = await openTestCms();
    const exit = process.exit;
    const { logger } = cms.payload;
    const logged: string[] = [];
    const error = logger.error.bind(logger);
    logger.error = ((line: { msg: string }) => void logged.push(line.msg)) as typeof logger.error;
    process.exit = (() => {
      throw new Error("exit");
    }) as typeof process.exit;
    const next = (name: string, text: string): Migration => ({
      name,
      // Payload gives every migration its database, of a type per dialect.
      up: async (args) =>
        void (await (args as { db: { run(statement: SQL): Promise<unknown> } }).db.run(sql.raw(text))),
      down: async () => undefined,
    });
    try {
      const schema = () => runRaw(cms.payload, SCHEMA);
      const { dataDir } = cms.settings;
      const copies = join(dataDir, "before-update");
      const before = await schema();
      const migrations = [
        ...migrationsOf(cms.payload),
        next("20991231_000000_fits", "create table later (id integer)"),
        next("20991231_000001_exists", "create table passkeys (id integer)"),
      ];
      await writeFile(copies, "no folder");
      await expect(cms.payload.db.migrate({ migrations })).rejects.toThrow(
        /could not be copied before its migrations.*nothing was changed/,
      );
      expect(await schema()).toEqual(before);
      await rm(copies);
      await expect(cms.payload.db.migrate({ migrations })).rejects.toThrow("exit");
      expect(logged).toEqual([
        expect.stringMatching(/already has what the migration 20991231_000001_exists adds.*restore a backup/),
      ]);
      // Payload ends the process there; the next one opens the database as it was committed.
      await runRaw(cms.payload, "rollback").catch(() => undefined);
      expect(await schema()).toEqual(before);
      const [copy = "", ...more] = await readdir(copies);
      expect(more).toEqual([]);
      const copied = new DatabaseSync(join(copies, copy), { readOnly: true });
      expect(copied.prepare(SCHEMA).all()).toEqual(before);
      copied.close();
      await removeOldCopies(dataDir, new Date(Date.now() + 13 * DAY));
      expect(await readdir(copies)).toEqual([copy]);
      await removeOldCopies(dataDir, new Date(Date.now() + 15 * DAY));
      expect(await readdir(copies)).toEqual([]);
    } finally {
      process.exit = exit;
      logger.error = error;
      await cms.close();
    }
  });

  test("a database of a newer release starts, with a warning", async () => {
    const cms = await openTestCms();
    const warned: string[] = [];
    const { logger } = cms.payload;
    const warn = logger.warn.bind(logger);
    logger.warn = ((line: string) => void warned.push(line)) as typeof logger.warn;
    try {
      await cms.payload.create({
        collection: "payload-migrations",
        data: { name: "20991231_000000_later", batch: 9 },
      });
      await cms.payload.db.migrate({ migrations: migrationsOf(cms.payload) });
      expect(warned).toEqual([expect.stringContaining("20991231_000000_later")]);
    } finally {
      logger.warn = warn;
      await cms.close();
    }
  });
});
