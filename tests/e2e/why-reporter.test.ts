import type { TestCase, TestResult } from "@playwright/test/reporter";
import { expect, test, vi } from "vitest";
import e2e from "../../playwright.config.ts";
import unit from "../../vitest.config.ts";
import WhyReporter from "./why-reporter.ts";

const attempt = (retry: number, status: TestResult["status"], message?: string) =>
  ({
    retry,
    status,
    steps: [],
    errors: message === undefined ? [] : [{ message }],
  }) as unknown as TestResult;

test("a test that passed only when it was tried again is printed with why it failed", () => {
  const printed = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const reporter = new WhyReporter();
  const tested = {
    expectedStatus: "passed",
    title: "a page is calm",
    location: { file: "home.spec.ts", line: 7, column: 1 },
  } as TestCase;
  reporter.onTestEnd(tested, attempt(0, "failed", "\u001b[31mexpected 1 to be 2"));
  reporter.onTestEnd(tested, attempt(1, "passed"));
  reporter.onEnd();
  const lines = printed.mock.calls.map(([text]) => String(text));
  printed.mockRestore();
  expect(lines).toEqual(["failed, try 1: home.spec.ts:7 a page is calm\n    expected 1 to be 2\n"]);
});

test("nothing is tried again but a test in a browser, and that once", () => {
  expect(e2e.retries).toBeLessThanOrEqual(1);
  expect(e2e.projects?.filter(({ retries }) => retries !== undefined)).toEqual([]);
  expect(JSON.stringify(unit)).toContain('"faults"');
  expect(JSON.stringify(unit)).not.toContain("retry");
});
