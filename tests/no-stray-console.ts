import { afterEach, beforeEach, expect, vi } from "vitest";

// What is printed as an error during a test is a failure nobody looked at.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : [];
  vi.mocked(console.error).mockRestore?.();
  expect(calls, "console.error was called").toEqual([]);
});
