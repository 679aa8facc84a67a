import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { backupLine, unnoticedLine, type Backups } from "#dashboard/attention-lines.ts";
import { Attention, LastBackup, readAttention } from "#dashboard/attention.tsx";
import { english } from "#testing/english.ts";
import type { SiteState } from "#server/site-client.ts";

const ALL = ["contact", "resume", "price-request", "survey"];
const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 28, 12);
const state = (changes: Partial<SiteState> = {}): SiteState => ({
  unnoticed: [],
  hasMailServer: true,
  lastBackup: 0,
  ...changes,
});
const backups = (hoursAgo: number | null, overdueHours = 36): Backups => ({
  last: () => (hoursAgo === null ? 0 : (NOW - hoursAgo * HOUR) / 1000),
  overdueHours,
});
const old = { since: 0, now: NOW };

test("[OWN-36] the dashboard names the forms of whose messages no one is notified, and what to do", () => {
  expect(unnoticedLine(null, true, english)).toBeNull();
  expect(unnoticedLine(state(), true, english)).toBeNull();
  expect(unnoticedLine(state({ unnoticed: ALL }), true, english)).toEqual({
    problem: "No one is notified of new messages. They are only in the inbox.",
    todo: "Name who gets an e-mail",
    address: "/admin/globals/notifications",
  });
  expect(unnoticedLine(state({ unnoticed: ["resume", "survey"] }), false, english)).toEqual({
    problem:
      "No one is notified of these messages: application and survey. They are only in the inbox.",
    todo: "An admin names who gets an e-mail, under Answer people, Mail.",
  });
  expect(
    unnoticedLine(state({ unnoticed: ALL, hasMailServer: false }), false, english)?.todo,
  ).toContain("an admin enters it");
});

test("[OWN-37] a backup that is old or missing is reported with the command, once the installation is as old", () => {
  expect(backupLine(backups(35), state(), old, english)).toBeNull();
  expect(backupLine(backups(36), state(), old, english)?.problem).toBe(
    "The last good backup is 36 hours old.",
  );
  expect(backupLine(backups(200), state(), old, english)).toMatchObject({
    problem: "The last good backup is 8 days old.",
    todo: expect.stringContaining("`npm run backup`") as string,
  });
  expect(backupLine(backups(null), state(), old, english)?.problem).toBe(
    "No backup of this site is known.",
  );
  // The site's data folder may have another one.
  expect(backupLine(backups(200), state({ lastBackup: NOW / 1000 }), old, english)).toBeNull();
  expect(backupLine(backups(null), state(), { since: NOW - HOUR, now: NOW }, english)).toBeNull();
  expect(backupLine(backups(null, 0), state(), old, english)).toBeNull();
  // Only the site may know, and it does not respond.
  expect(backupLine(backups(null), null, old, english)).toBeNull();
});

async function shown(role: string, found: SiteState, members: object[] = []): Promise<string> {
  const payload = {
    db: { find: async () => ({ docs: members }) },
    config: { custom: { site: { state: async () => found }, backups: backups(300) } },
    find: async () => ({ docs: [{ createdAt: new Date(0).toISOString() }] }),
  };
  const of = readAttention({
    payload,
    user: { collection: "users", role },
    i18n: { language: "en", translations: {} },
  } as never);
  const parts = [await Attention({ of, t: english }), await LastBackup({ of, t: english })];
  return renderToStaticMarkup(createElement("div", null, ...parts));
}

test("[OWN-36] [OWN-37] admins read both, the others only who is not notified", async () => {
  const found = state({ unnoticed: ALL });
  const admin = await shown("admin", found);
  expect(admin).toMatch(
    /^<div><section.*No one is notified.*backup is .* old.*<\/section><p>Last good/,
  );
  expect(admin).toContain('href="/admin/globals/notifications"');
  const recruiter = await shown("recruiter", found);
  expect(recruiter).toContain("No one is notified");
  expect(recruiter).not.toContain("backup");
  expect(await shown("editor", state())).toBe("<div></div>");
});

test("[OWN-138] the dashboard says that the talent pool's people get no letter, and why", async () => {
  const poolUntil = "2027-01-05T00:00:00.000Z";
  const member = { id: 1, address: "ann@example.com", poolUntil, pool: {} };
  const asked = {
    id: 3,
    poolUntil,
    pool: { letter: { id: "a", until: poolUntil, at: poolUntil } },
  };
  const line = await shown("recruiter", state({ hasMailServer: false }), [member, member, asked]);
  expect(line).toContain(
    "1 person in the talent pool got no letter with the choice to stay, because the site has no mail server. The first consent ends on 5 January 2027.",
  );
  // Another reason, such as an address that refused a letter.
  expect(await shown("editor", state(), [member])).toContain("with the choice to stay. The first");
  expect(await shown("editor", state(), [asked])).toBe("<div></div>");
});
