import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export const hasWrk = (): boolean => spawnSync("wrk", ["-v"]).error === undefined;

/** Runs `wrk` with 16 connections. Returns the number of responses; throws if one failed. */
export async function wrk(
  url: string,
  seconds: number,
  headers: Record<string, string>,
): Promise<number> {
  const { stdout: output } = await run("wrk", [
    "-t1",
    "-c16",
    `-d${seconds}s`,
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    url,
  ]);
  const faults = /Non-2xx.*|Socket errors.*/.exec(output)?.[0];
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  if (faults ?? !(requests > 0)) throw new Error(`wrk, ${url}: ${faults ?? output}`);
  return requests;
}
