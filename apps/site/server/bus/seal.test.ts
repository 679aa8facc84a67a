import type { PurgeCall } from "@meridian/contract/site-protocol/purge";
import { signatureOf } from "@meridian/contract/site-protocol/signature";
import { expect, test } from "vitest";
import { createSeal } from "#server/bus/seal.ts";
import { createPurge } from "#server/cms-link/purge.ts";

const MINUTE = 60_000;
const call: PurgeCall = { tags: ["*"], id: "change-0007", at: 1_000_000, from: 7, to: 7 };

function site({ secret = "s".repeat(32), siteUrl = "https://one.test" } = {}) {
  let time = call.at;
  const lines: [{ since: number }, string][] = [];
  const warn = (details: object, words: string): void =>
    void lines.push([details as { since: number }, words]);
  const log = { warn: warn as never };
  return {
    ...createSeal({ settings: { purgeSecret: secret, siteUrl }, log, now: () => time }),
    lines,
    now: () => time,
    pass: (ms: number) => void (time += ms),
  };
}

test("[NODE-19] another site opens a sealed message, and an older version reads it unchanged", () => {
  const sealed = site().seal(call);
  expect(site().open(sealed)).toEqual(call);
  expect(JSON.parse(sealed)).toMatchObject(call);
});

test("[NODE-19] drops messages that are changed, unsigned, of another secret or site, or signed for /purge, with one line per minute", () => {
  const { open, lines, pass } = site();
  const body = JSON.stringify(call);
  const sealed = site().seal(call);
  const forged = [
    body,
    "",
    "no json",
    sealed.replace('"to":7', '"to":8'),
    sealed.replace(',"signature"', ',"x":1,"signature"'),
    site({ secret: "t".repeat(32) }).seal(call),
    site({ siteUrl: "https://two.test" }).seal(call),
    `${body.slice(0, -1)},"signature":"${signatureOf(body, "s".repeat(32))}"}`,
    `${body.slice(0, -1)},"signature":""}`,
    `{"tags":["${"x".repeat(600_000)}"]}`,
  ];
  for (const text of forged) expect(open(text), text.slice(0, 200)).toBeUndefined();
  expect(lines).toEqual([[{ since: 1 }, expect.stringContaining("not signed")]]);
  pass(MINUTE);
  for (const text of forged) open(text);
  expect(lines.map(([{ since }]) => since)).toEqual([1, forged.length]);
});

test("[NODE-19] a message is valid for five minutes and applied once, however often it is sent", async () => {
  const here = site();
  const sealed = site().seal(call);
  const done: string[] = [];
  const purge = createPurge({
    settings: { purgeSecret: "s".repeat(32) },
    invalidations: { purge: async (tags) => void done.push(...tags) },
    metrics: { purge: () => undefined },
    log: { info: () => undefined, warn: () => undefined },
    now: here.now,
  });
  const send = async (): Promise<void> => {
    const opened = here.open(sealed);
    if (opened) await purge.receive(opened);
  };
  await Promise.all([send(), send(), send()]);
  for (let minute = 0; minute < 7; minute += 1) {
    await send();
    here.pass(MINUTE);
  }
  expect(done).toEqual(["*"]);
  expect(here.lines).toEqual([[{ since: 1 }, expect.stringContaining("more than 5 minutes")]]);
});
