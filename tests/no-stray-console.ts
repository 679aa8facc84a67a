import { afterEach, beforeEach, expect, vi } from "vitest";

// An error printed during a test is an unnoticed failure.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : [];
  vi.mocked(console.error).mockRestore?.();
  expect(calls, "console.error was called").toEqual([]);
});
