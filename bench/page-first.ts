/**
 * A page's thread gets a core whenever it wants one, and after it those that work for it (page-threads.ts): whatever else the
 * browser does, and Lighthouse and the servers, runs where they leave one free (decision 022). On two cores they made it wait
 * for half of what Lighthouse then takes for its work (sched_switch of a visit to the home page: 6 ms of work in a task of
 * 31); the phone that Lighthouse stands for has eight, and no server.
 * Needs Linux, root (for a rank above SCHED_IDLE) and `chrt` of util-linux; without them all compete as they come.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM_FLAGS, ONLY_THE_PAGE } from "../tools/chromium.mjs";

/** Whether this machine can. */
export const CAN_PUT_FIRST = process.platform === "linux" && process.getuid?.() === 0 && spawnSync("chrt", ["--version"]).status === 0;

/** Has a process, with all its threads and those to come, run only where a core is free. */
export function putBehind(pid: number): void {
  if (CAN_PUT_FIRST) execFileSync("chrt", ["--all-tasks", "--idle", "--pid", "0", String(pid)]);
}

function startBehind(browser: string, flags: readonly string[]): ChildProcess {
  if (!CAN_PUT_FIRST) return spawn(browser, flags, { stdio: "ignore" });
  const child = spawn("chrt", ["--idle", "0", browser, ...flags], { stdio: "ignore" });
  spawn(process.execPath, [join(import.meta.dirname, "page-threads.ts"), String(child.pid)], { stdio: ["ignore", "ignore", "inherit"] }).unref();
  return child;
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(`http://127.0.0.1:${port}/json/version`).then((response) => response.ok, () => false)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`Chromium did not open its debugging port ${port} within 10 s`);
}

/** A Chromium with a new profile that obeys at a debugging port. It runs behind, and before it whatever thread lays out and runs a page. */
export async function openPagesFirst(browser: string, port: number): Promise<{ close: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), "meridian-bench-"));
  const child = startBehind(browser, ["--headless", `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, ...CHROMIUM_FLAGS, ONLY_THE_PAGE, "about:blank"]);
  const gone = new Promise((done) => child.once("exit", done));
  const close = async (): Promise<void> => {
    child.kill("SIGTERM");
    await gone;
    rmSync(profile, { recursive: true, force: true });
  };
  await answers(port).catch((error: unknown) => close().then(() => Promise.reject(error as Error)));
  return { close };
}
