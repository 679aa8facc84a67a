/**
 * A content host on SQLite is killed while it saves and takes in messages: no change is half there,
 * none that was acknowledged is lost. `npm run faults -- half-saves` kills it 200 times.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
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
  received: Set<number>;
  /** Changes and messages that were acknowledged; changes that failed midway, and were saved anyway. */
  counts: { acknowledged: number; refused: number; half: number };
  saves: () => number;
  kill: () => Promise<void>;
}

function startHost(dataDir: string, from: number): Host {
  const child = spawn(process.execPath, [HOST, dataDir, String(WRITERS), String(from)], {
    cwd: join(import.meta.dirname, "../../apps/cms"),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const saved = new Map<string, number>();
  const received = new Set<number>();
  const counts = { acknowledged: 0, refused: 0, half: 0 };
  const problems: string[] = [];
  let saves = 0;
  createInterface({ input: child.stdout }).on("line", (line) => {
    const [word, ...rest] = line.split(" ");
    if (word === "refused" || word === "half") counts[word] += 1;
    if (word !== "saved" && word !== "received") return;
    counts.acknowledged += 1;
    if (word === "received") return void received.add(Number(rest[0]));
    saves += 1;
    saved.set(rest[0] ?? "", Number(rest[1]));
  });
  createInterface({ input: child.stderr }).on("line", (line) => void problems.push(line));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  return {
    saved,
    received,
    counts,
    saves: () => {
      if (child.exitCode !== null) throw new Error(problems.join("\n"));
      return saves;
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

/** Files without a record that no note names either, and records without their file. */
function strayFiles(dataDir: string, named: ReadonlySet<string>): string[] {
  const all = new Set(readdirSync(join(dataDir, "media")));
  const noted = [...all]
    .filter((name) => name.startsWith(".noted-"))
    .map((name) => readFileSync(join(dataDir, "media", name), "utf8"))
    // One that was cut while it was written has stored nothing.
    .flatMap((text) => (text.endsWith("]") ? (JSON.parse(text) as string[]) : []));
  const known = named.union(new Set(noted));
  const stray = [...all].filter((name) => !name.startsWith(".") && !known.has(name));
  return [...stray, ...named.difference(all)];
}

/** Each record's state in public and its newest version, and how many entries and notifications. */
function readAll(dataDir: string) {
  const db = new DatabaseSync(join(dataDir, "cms.sqlite"));
  const count = (table: string): number =>
    Number(db.prepare(`select count(*) as rows from ${table}`).get()?.rows);
  const records = db
    .prepare("select id, slug, title from vacancies where slug like 'writer-%' order by id")
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
  const all = {
    records,
    entries: count("audit_log"),
    notifications: count("purges"),
    messages: new Set(
      db
        .prepare("select sender from submissions")
        .all()
        .map(({ sender }) => Number(String(sender).replace("Ann ", ""))),
    ),
    failed: count("(select 1 from vacancies where title = 'Half' or slug = 'half')"),
    failedVersions: count("_vacancies_v where version_title = 'Half'"),
    stray: strayFiles(
      dataDir,
      new Set(
        db
          .prepare("select filename from media")
          .all()
          .map(({ filename }) => String(filename)),
      ),
    ),
    ofOther: count("vacancies_expectations where title like '0.%'"),
  };
  db.close();
  return all;
}

test(
  "[OWN-79] kill -9 while eight people save, changes fail midway and messages arrive: each record is whole, with its version, entry and notification, and nothing acknowledged is lost",
  // Each round starts a host.
  { timeout: 3 * LONGEST_MS },
  async () => {
    const dataDir = newFolder();
    for (const folder of ["media", "inbox"]) mkdirSync(join(dataDir, folder));
    const rounds = sized(3, 200);
    const saved = new Map<string, number>();
    const received = new Set<number>();
    const halves: unknown[] = [];
    const lost: unknown[] = [];
    const sums = { acknowledged: 0, refused: 0, half: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const host = startHost(dataDir, (round + 1) * 10_000);
      while (host.saves() < AT_LEAST) await pause(LOOK_MS);
      await pause(Math.random() * LOOK_MS);
      await host.kill();
      for (const name of ["acknowledged", "refused", "half"] as const)
        sums[name] += host.counts[name];
      for (const [slug, number] of host.saved) saved.set(slug, number);
      for (const number of host.received) received.add(number);
      const { records, entries, notifications, messages, stray, ...failed } = readAll(dataDir);
      if (stray.length > 0) halves.push({ round, stray });
      for (const { slug, number, sections, newest } of records) {
        const all = [...sections, ...newest];
        if (sections.length !== 6 || newest.length !== 1 || all.some((one) => one !== number))
          halves.push({ round, slug, number, sections, newest });
        if (number < (saved.get(slug) ?? 0)) lost.push({ round, slug, number });
      }
      for (const number of received.difference(messages)) lost.push({ round, message: number });
      // Of each of these changes visitors see something: an entry and a notification each.
      if (entries !== notifications) halves.push({ round, entries, notifications });
      if (failed.failed + failed.failedVersions > 0 || failed.ofOther !== 6)
        halves.push({ round, ...failed });
    }
    const bar = (name: string, value: number, unit: string) => ({ name, value, unit, atMost: 0 });
    record(
      "half-saves",
      [
        bar(`half changes after ${rounds} × kill -9`, halves.length, "records"),
        bar("half changes that failed midway", sums.half, "changes"),
        bar("acknowledged and lost", lost.length, "changes"),
      ],
      { rounds, ...sums },
    );
    expect({ halves, lost, half: sums.half }).toEqual({ halves: [], lost: [], half: 0 });
    expect(sums.refused).toBeGreaterThan(0);
    expect(sums.acknowledged).toBeGreaterThan(rounds * AT_LEAST);
  },
);
