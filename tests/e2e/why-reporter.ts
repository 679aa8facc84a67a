/**
 * Ends a run with why each attempt that failed did, one under the other: what a run says on its way
 * is long gone when only its last lines are kept.
 */
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Lines of an error that say what was expected, what came, and where. */
const LINES = 14;

export default class WhyReporter implements Reporter {
  readonly #why: string[] = [];

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { status, errors, retry, steps }: TestResult): void {
    if (status === test.expectedStatus || status === "skipped") return;
    const step = steps.find(({ category, error }) => category === "test.step" && error);
    const said = errors.map(({ message, stack, value }) =>
      stripVTControlCharacters(message ?? stack ?? value ?? "without a word"),
    );
    const where = errors
      .map(({ location }) => (location ? `at ${location.file}:${location.line}` : ""))
      .filter((place) => place !== "");
    this.#why.push(
      [
        `${status}, try ${retry + 1}: ${test.location.file}:${test.location.line} ${step?.title ?? test.title}`,
        ...said
          .join("\n")
          .split("\n")
          .filter((line) => line.trim() !== "")
          .slice(0, LINES),
        ...where,
      ].join("\n    "),
    );
  }

  onEnd(): void {
    for (const why of this.#why) process.stdout.write(`${why}\n`);
  }
}
