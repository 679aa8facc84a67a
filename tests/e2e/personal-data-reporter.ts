/**
 * Ends a run: its servers have stopped, their logs are whole, and nothing in them may be a
 * visitor's (issue 3, "no personal data in logs").
 */
import { readdirSync } from "node:fs";
import { basename } from "node:path";
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from "@playwright/test/reporter";
import { checkRun } from "./run-check.ts";
import { removeOldRuns, RUN } from "./run-folder.ts";

/** Complaints that are printed; one fault may be in every line. */
const SHOWN = 20;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

export default class PersonalDataReporter implements Reporter {
  #isWhole = false;
  #ran = false;

  printsToStdio(): boolean {
    return false;
  }

  /** A run of every spec there is sends messages; one of a few may send none. */
  onBegin({ projects }: FullConfig, suite: Suite): void {
    removeOldRuns();
    const running = new Set(suite.allTests().map(({ location }) => basename(location.file)));
    this.#isWhole = readdirSync(projects[0]?.testDir ?? "").every(
      (name) => !name.endsWith(".spec.ts") || running.has(name),
    );
  }

  onTestEnd(_: TestCase, { status }: TestResult): void {
    this.#ran ||= status !== "skipped";
  }

  /** A status given back is the run's (Playwright). */
  onEnd({ status }: FullResult): Promise<{ status: FullResult["status"] } | undefined> {
    // A mere list, or servers that did not start: that is said elsewhere.
    if (!this.#ran) return Promise.resolve(undefined);
    const { complaints, lines, logs, submissions } = checkRun(RUN, { sends: this.#isWhole });
    say(
      `personal data: ${lines} lines of ${logs} logs searched for what came with ${submissions} submissions`,
    );
    for (const complaint of complaints.slice(0, SHOWN)) say(`personal data: ${complaint}`);
    if (complaints.length > SHOWN) say(`personal data: and ${complaints.length - SHOWN} more`);
    if (complaints.length > 0 || status !== "passed") say(`the servers' logs: ${RUN}/logs`);
    return Promise.resolve(complaints.length > 0 ? { status: "failed" } : undefined);
  }
}
