import { readdirSync, readFileSync } from "node:fs";

/** A process's CPU time in ms, all threads, by Linux's schedstat: finer than a microsecond. */
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
