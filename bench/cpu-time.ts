import { readdirSync, readFileSync } from "node:fs";

/**
 * CPU time of a process with all its threads in ms, by Linux's schedstat in /proc: finer than a
 * microsecond, like `process.cpuUsage` inside the process.
 */
export function cpuTime(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return (
    tasks.reduce(
      (sum, task) =>
        sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]),
      0,
    ) / 1e6
  );
}

/** Of the main thread only, without compression and file reads. */
export const answeringTime = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
