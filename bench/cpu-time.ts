import { readdirSync, readFileSync } from "node:fs";

/**
 * CPU time a process (all its threads that are still there) has used, in ms, by Linux's scheduler
 * (/proc, schedstat): finer than a microsecond, as `process.cpuUsage` would say within it.
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

/** The same of the thread alone that answers: not of those that compress and read files for it. */
export const answeringTime = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
