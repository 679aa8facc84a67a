import { beforeEach, expect, test, vi } from "vitest";
import { readAccount } from "#inbox/mailbox/read-settings.ts";
import type { Mailbox } from "#payload-types.ts";
import { rotatingTokens, sealed, storedToken } from "#testing/rotating-tokens.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const tokens = rotatingTokens();

const enter = (refreshToken: string) =>
  cms.payload.db.updateGlobal<Partial<Mailbox>>({
    slug: "mailbox",
    data: { refreshToken: sealed(cms.payload, refreshToken) },
  });
const stored = () => storedToken(cms.payload);
const tokenOf = async (): Promise<unknown> =>
  (await readAccount(cms.payload, { privateHost: "127.0.0.1" }))?.login;

beforeEach(async () => {
  Object.assign(tokens, { current: 1, used: [], onRequest: async () => undefined });
  await cms.payload.findGlobal({ slug: "mailbox" });
  const data = tokens.login();
  const { id } = await cms.payload.db.findGlobal<Partial<Mailbox>>({ slug: "mailbox" });
  if (id === undefined) await cms.payload.db.createGlobal({ slug: "mailbox", data });
  else await cms.payload.db.updateGlobal({ slug: "mailbox", data });
  await enter("r1");
});

test("[OWN-113] a refresh token that the service replaces is stored encrypted in its place, and used once by several at the same time", async () => {
  expect(await tokenOf()).toEqual({ accessToken: "a2" });
  expect([await stored(), tokens.used]).toEqual(["r2", ["r1"]]);
  const { refreshToken } = await cms.payload.db.findGlobal<Mailbox & Record<string, unknown>>({
    slug: "mailbox",
  });
  expect(JSON.stringify(refreshToken)).not.toContain("r2");
  expect(await cms.payload.findGlobal({ slug: "mailbox" })).toMatchObject({
    refreshToken: { isSet: true },
    host: "imap.example.com",
  });
  expect(await Promise.all([tokenOf(), tokenOf(), tokenOf()])).toHaveLength(3);
  expect([await stored(), tokens.used]).toEqual(["r5", ["r1", "r2", "r3", "r4"]]);
});

test("[OWN-113] one that an admin enters meanwhile stays, and one that the database does not take is not lost", async () => {
  tokens.onRequest = () => enter("r9");
  await tokenOf();
  expect(await stored()).toBe("r9");
  tokens.onRequest = async () => undefined;
  tokens.current = 9;
  const failing = vi
    .spyOn(cms.payload.db, "updateGlobal")
    .mockRejectedValueOnce(new Error("the disk is full"));
  const logged = vi.spyOn(cms.payload.logger, "error").mockReturnValue(undefined);
  expect(await tokenOf()).toEqual({ accessToken: "a10" });
  failing.mockRestore();
  expect(JSON.stringify(logged.mock.calls)).toMatch(/could not be stored/);
  logged.mockRestore();
  expect(await stored()).toBe("r9");
  expect(await tokenOf()).toEqual({ accessToken: "a11" });
  expect([await stored(), tokens.used]).toEqual(["r11", ["r1", "r9", "r10"]]);
});
