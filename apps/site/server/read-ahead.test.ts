import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReadAhead } from "#server/read-ahead.ts";
import { languagesOf } from "#server/config/site-language.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function fixture() {
  const reads: string[] = [];
  const never = () => new Promise<never>(() => undefined);
  const note = (name: string) => async () => void reads.push(name);
  const host = Promise.withResolvers<void>();
  const ahead = createReadAhead({
    siteSettings: {
      of: async (_, { language } = {}) => (
        reads.push(`settings${language ? ` ${language}` : ""}`),
        {} as never
      ),
      languages: () => languagesOf({ language: "en", otherLanguages: ["de"] }),
    },
    content: {
      forRender: () => ({}) as never,
      permalinks: () => ({ readAhead: note("permalinks"), latest: () => undefined, read: never }),
    },
    fonts: { of: async () => ({}) as never },
    search: { build: note("search") },
    movedAddresses: { readAhead: note("redirects") },
    link: { hostResponded: host.promise },
  });
  ahead.start();
  return { ahead, reads, host };
}

test("reads lists and search only once the host has responded: their failure would delay a visitor", async () => {
  const { reads, host } = fixture();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads.toSorted()).toEqual(["redirects", "settings", "settings de"]);
  host.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(reads.toSorted()).toEqual(["permalinks", "redirects", "settings", "settings de"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reads.at(-1)).toBe("search");
});

test("closes without a response of the host, and reads nothing after that", async () => {
  const { ahead, reads, host } = fixture();
  await vi.advanceTimersByTimeAsync(0);
  await ahead.close();
  host.resolve();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads.toSorted()).toEqual(["redirects", "settings", "settings de"]);
});
