/** Searches a run's logs for visitors' personal data after its servers have stopped. */
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { checkRun } from "./run-check.ts";
import { removeOldRuns, RUN } from "./run-folder.ts";

/** Printed findings; one fault may be in every line. */
const SHOWN = 20;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

export default class PersonalDataReporter implements Reporter {
  #ran = false;

  printsToStdio(): boolean {
    return false;
  }

  onBegin(): void {
    removeOldRuns();
  }

  onTestEnd(_: TestCase, { status }: TestResult): void {
    this.#ran ||= status !== "skipped";
  }

  /** Playwright uses a returned status for the run. */
  onEnd({ status }: FullResult): Promise<{ status: FullResult["status"] } | undefined> {
    // Only a list, or the servers did not start.
    if (!this.#ran) return Promise.resolve(undefined);
    const { complaints, lines, logs, submissions } = checkRun(RUN);
    print(
      `personal data: ${lines} lines of ${logs} logs searched for what came with ${submissions} submissions`,
    );
    for (const complaint of complaints.slice(0, SHOWN)) print(`personal data: ${complaint}`);
    if (complaints.length > SHOWN) print(`personal data: and ${complaints.length - SHOWN} more`);
    if (complaints.length > 0 || status !== "passed") print(`the servers' logs: ${RUN}/logs`);
    return Promise.resolve(complaints.length > 0 ? { status: "failed" } : undefined);
  }
}
