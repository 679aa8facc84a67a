/**
 * Serialises work of a checkout's processes: installing and building destroy each other's files.
 * The lock is a file with the process's id. Plain JavaScript for Node 20.
 */
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { print, stop } from "../print.mjs";

const WAIT_MS = 250;
/** Age of an abandoned take-over, which takes milliseconds. */
const TAKEOVER_MS = 10_000;
/** Longest wait for another process's installation or build. */
const LONGEST_MS = 20 * 60_000;

/** Runs `work` with the lock `file`. Takes over an ended process's lock; re-entrant. */
export async function oneAtATime(file, work) {
  if (holderOf(file) === process.pid) return work();
  const until = Date.now() + LONGEST_MS;
  let waiting = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder !== undefined && !isRunning(holder)) removeAbandoned(file, holder);
    else {
      if (!waiting)
        print(
          `Another command (process ${holder ?? "unknown"}) installs or builds: waiting for it…`,
        );
      waiting = true;
      if (Date.now() > until)
        stop(
          `Process ${holder} has held ${file} for too long.`,
          "If it neither installs nor builds this checkout, remove that file and run this again.",
        );
      sleep(WAIT_MS);
    }
  }
  const free = () => rmSync(file, { force: true });
  process.on("exit", free);
  try {
    return await work();
  } finally {
    process.off("exit", free);
    free();
  }
}

/** The lock appears with its content, so that it is never read half written. */
function take(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

function holderOf(file) {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is running, too.
    return error.code === "EPERM";
  }
}

/** Only one waiting process removes an abandoned lock, and never a new one. */
function removeAbandoned(file, holder) {
  const turn = `${file}.takeover`;
  if (!take(turn)) {
    const since = statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > TAKEOVER_MS) rmSync(turn, { force: true });
    else sleep(WAIT_MS / 10);
    return;
  }
  try {
    if (holderOf(file) === holder) rmSync(file, { force: true });
  } finally {
    rmSync(turn, { force: true });
  }
}

const sleep = (ms) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
