import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { openLastChanges, type LastChanges } from "#server/seo/last-changes.ts";

const folder = mkdtempSync(join(tmpdir(), "last-changes-"));
afterAll(() => rmSync(folder, { recursive: true }));
const log = { warn: vi.fn<() => void>(), info: vi.fn<() => void>() };
const dayOf = async (changes: LastChanges, page: { path: string; of: unknown; date: string }) =>
  (await changes.daysOf([page]))[0];
const on = (day: string) => () => new Date(`${day}T12:00:00Z`);

test("a page keeps its day until its content changes, across restarts", async () => {
  const file = join(folder, "seen.json");
  const first = await openLastChanges({ file, log, now: on("2026-03-01") });
  expect(await dayOf(first, { path: "/a", of: { title: "A" }, date: "" })).toBe("2026-03-01");
  expect(await dayOf(first, { path: "/post", of: { title: "P" }, date: "2025-12-24" })).toBe(
    "2025-12-24",
  );
  await first.keep();
  const later = await openLastChanges({ file, log, now: on("2026-04-01") });
  expect(await dayOf(later, { path: "/a", of: { title: "A" }, date: "" })).toBe("2026-03-01");
  expect(
    await dayOf(later, { path: "/post", of: { title: "P, corrected" }, date: "2025-12-24" }),
  ).toBe("2026-04-01");
});

test("ignores a date in the future, reads a torn file as empty, and reports and survives a failing disk", async () => {
  const file = join(folder, "torn.json");
  writeFileSync(file, '[["/a",{"ha');
  const changes = await openLastChanges({ file, log, now: on("2026-03-01") });
  expect(await dayOf(changes, { path: "/a", of: 1, date: "2027-01-01" })).toBe("2026-03-01");
  const blocked = await openLastChanges({
    file: join(file, "below-a-file.json"),
    log,
    now: on("2026-03-01"),
  });
  await dayOf(blocked, { path: "/a", of: 1, date: "" });
  await blocked.keep();
  expect(log.warn).toHaveBeenCalledOnce();
});

test("a failed write leaves no partial file", async () => {
  const taken = join(folder, "a-folder-stands-there.json");
  mkdirSync(join(taken, "in it"), { recursive: true });
  const changes = await openLastChanges({ file: taken, log, now: on("2026-03-01") });
  await dayOf(changes, { path: "/a", of: 1, date: "" });
  await changes.keep();
  expect(readdirSync(folder).filter((name) => name.includes(".draft"))).toEqual([]);
});
