import { readdirSync, readFileSync } from "node:fs";

/**
 * CPU time of a process (all its present threads), in ms, by Linux's scheduler (/proc, schedstat):
 * finer than a microsecond, like `process.cpuUsage` within it.
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

/** The main thread's CPU time, without the threads that compress and read files. */
export const answeringTime = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
