/**
 * Imports 500 records with pictures from a generated WordPress into an empty content host, twice.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBigHost } from "./import-host.ts";
import { publish } from "./result.ts";

/** Seconds (issue 7: 3 minutes). */
const BAR = 180;
const dataDir = mkdtempSync(join(tmpdir(), "meridian-import-"));
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  CMS_DATABASE_URL: "",
  PURGE_URL: "http://127.0.0.1:4431/purge",
  PURGE_SECRET: "bench-purge-secret-0123456789",
};

interface Run {
  seconds: number;
  /** Of the import alone, independent of other load on the machine. */
  cpuSeconds: number;
  outcomes: Record<string, number>;
}

/** From start to exit, as an operator runs it. */
function runImport(host: string): Promise<Run> {
  const began = performance.now();
  return new Promise((done, fail) => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, "../apps/cms/import.ts"), host, "--json"],
      { env, stdio: ["ignore", "pipe", "inherit"] },
    );
    let out = "";
    child.stdout.on("data", (text: Buffer) => (out += text.toString()));
    child.once("close", (status) => {
      if (status !== 0 && status !== 1) return fail(new Error(`the import ended with ${status}`));
      const {
        entries,
        cpuSeconds,
      }: {
        entries: { outcome: string }[];
        cpuSeconds: number;
      } = JSON.parse(out);
      done({
        seconds: (performance.now() - began) / 1000,
        cpuSeconds,
        outcomes: Object.fromEntries(
          Object.entries(Object.groupBy(entries, ({ outcome }) => outcome)).map(
            ([outcome, found = []]) => [outcome, found.length],
          ),
        ),
      });
    });
  });
}

const host = await startBigHost();
let held = false;
try {
  const first = await runImport(host.origin);
  const second = await runImport(host.origin);
  held = publish(
    "import",
    [
      {
        name: `${host.records} records with ${host.pictures} photographs of their own`,
        value: first.seconds,
        unit: "s",
        atMost: BAR,
      },
      {
        name: "created by the first run",
        value: first.outcomes.created ?? 0,
        unit: "",
        atLeast: host.records + host.pictures,
      },
      {
        name: "created, changed or broken by the second run",
        value:
          (second.outcomes.created ?? 0) +
          (second.outcomes.changed ?? 0) +
          (second.outcomes.broken ?? 0),
        unit: "",
        atMost: 0,
      },
      { name: "the second run", value: second.seconds, unit: "s", atMost: BAR / 2 },
    ],
    { first, second },
  );
} finally {
  await host.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(held ? 0 : 1);
