/** A content host on SQLite is killed while it saves: no change is half there, none is lost. */
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { LONGEST_MS, sized } from "./long.ts";
import { record } from "./record.ts";

const WRITERS = 8;
/** Changes reported as saved before a kill. */
const AT_LEAST = 5;
const LOOK_MS = 200;
const HOST = join(import.meta.dirname, "saving-host.ts");

interface Host {
  /** The last number reported as saved, by slug. */
  saved: Map<string, number>;
  count: () => number;
  kill: () => Promise<void>;
}

function startHost(dataDir: string, from: number): Host {
  const child = spawn(process.execPath, [HOST, dataDir, String(WRITERS), String(from)], {
    cwd: join(import.meta.dirname, "../../apps/cms"),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const saved = new Map<string, number>();
  const problems: string[] = [];
  let count = 0;
  createInterface({ input: child.stdout }).on("line", (line) => {
    const [word, slug = "", number] = line.split(" ");
    if (word !== "saved") return;
    saved.set(slug, Number(number));
    count += 1;
  });
  createInterface({ input: child.stderr }).on("line", (line) => void problems.push(line));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  return {
    saved,
    count: () => {
      if (child.exitCode !== null) throw new Error(problems.join("\n"));
      return count;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

const numbersIn = (db: DatabaseSync, query: string, ...values: (string | number)[]): number[] =>
  db
    .prepare(query)
    .all(...values)
    .map(({ title }) => Number(String(title).replace("Change ", "").split(".")[0]));

/** Each record's state in public and its newest version, and how many entries and notifications. */
function readAll(dataDir: string) {
  const db = new DatabaseSync(join(dataDir, "cms.sqlite"));
  const count = (table: string): number =>
    Number(db.prepare(`select count(*) as rows from ${table}`).get()?.rows);
  const records = db
    .prepare("select id, slug, title from vacancies order by id")
    .all()
    .map(({ id, slug, title }) => ({
      slug: String(slug),
      number: Number(String(title).replace("Change ", "")),
      sections: numbersIn(
        db,
        "select title from vacancies_expectations where _parent_id = ?",
        Number(id),
      ),
      versions: Number(
        db.prepare("select count(*) as rows from _vacancies_v where parent_id = ?").get(Number(id))
          ?.rows,
      ),
      newest: numbersIn(
        db,
        "select version_title as title from _vacancies_v where parent_id = ? and latest = 1",
        Number(id),
      ),
    }));
  const all = { records, entries: count("audit_log"), notifications: count("purges") };
  db.close();
  return all;
}

test(
  "[OWN-79] kill -9 while eight people save: each record is whole, with its version, entry and notification, and nothing reported as saved is lost",
  // Each round starts a host.
  { timeout: 3 * LONGEST_MS },
  async () => {
    const dataDir = newFolder();
    for (const folder of ["media", "inbox"]) mkdirSync(join(dataDir, folder));
    const rounds = sized(3, 200);
    const saved = new Map<string, number>();
    const halves: unknown[] = [];
    const lost: unknown[] = [];
    let acknowledged = 0;
    for (let round = 0; round < rounds; round += 1) {
      const host = startHost(dataDir, (round + 1) * 10_000);
      while (host.count() < AT_LEAST) await pause(LOOK_MS);
      await pause(Math.random() * LOOK_MS);
      await host.kill();
      acknowledged += [...host.saved.values()].reduce(
        (sum, number) => sum + (number % 10_000) + 1,
        0,
      );
      for (const [slug, number] of host.saved) saved.set(slug, number);
      const { records, entries, notifications } = readAll(dataDir);
      for (const { slug, number, sections, newest } of records) {
        const all = [...sections, ...newest];
        if (sections.length !== 6 || newest.length !== 1 || all.some((one) => one !== number))
          halves.push({ round, slug, number, sections, newest });
        if (number < (saved.get(slug) ?? 0)) lost.push({ round, slug, number });
      }
      // Of each of these changes visitors see something: an entry and a notification each.
      if (entries !== notifications) halves.push({ round, entries, notifications });
    }
    record(
      "half-saves",
      [
        {
          name: `half changes after ${rounds} × kill -9`,
          value: halves.length,
          unit: "records",
          atMost: 0,
        },
        { name: "reported as saved and lost", value: lost.length, unit: "changes", atMost: 0 },
      ],
      { rounds, acknowledged },
    );
    expect({ halves, lost }).toEqual({ halves: [], lost: [] });
  },
);
