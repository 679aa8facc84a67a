/**
 * Loaded into each server by `--import`: stops it when the process that started it is gone, even if
 * that was killed. A stop is a signal to itself, so that running requests are answered.
 */
import { isMainThread } from "node:worker_threads";

const parent = process.ppid;
if (isMainThread && process.platform !== "win32")
  setInterval(() => {
    if (process.ppid === parent) return;
    process.kill(process.pid, "SIGTERM");
  }, 500).unref();
