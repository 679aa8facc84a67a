import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openSecret, sealSecret } from "#admin-ui/secret-field/secret-field.ts";
import { readAccount } from "#inbox/mailbox/read-settings.ts";
import { SECRETS } from "#inbox/mailbox/secrets.ts";
import type { Mailbox } from "#payload-types.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const FREE_PORT = 0;

/** Accepts each refresh token once, and gives the next one. */
let current: number;
let used: string[];
let onRequest: () => Promise<unknown>;
const service = createServer((request, response) => {
  void text(request).then(async (body) => {
    const given = new URLSearchParams(body).get("refresh_token") ?? "";
    used.push(given);
    await onRequest();
    const isGood = given === `r${current}`;
    if (isGood) current += 1;
    response.statusCode = isGood ? 200 : 400;
    response.end(
      JSON.stringify(
        isGood
          ? { access_token: `a${current}`, refresh_token: `r${current}`, expires_in: 0 }
          : { error: "invalid_grant" },
      ),
    );
  });
});
beforeAll(() => new Promise<void>((done) => void service.listen(FREE_PORT, "127.0.0.1", done)));
afterAll(() => void service.close());

const enter = (refreshToken: string) =>
  cms.payload.db.updateGlobal<Partial<Mailbox>>({
    slug: "mailbox",
    data: { refreshToken: sealSecret(cms.payload, refreshToken, SECRETS.refreshToken) },
  });
const stored = async (): Promise<string | null | undefined> => {
  const { refreshToken } = await cms.payload.db.findGlobal<Mailbox & Record<string, unknown>>({
    slug: "mailbox",
  });
  return openSecret(cms.payload, refreshToken, SECRETS.refreshToken);
};
const tokenOf = async (): Promise<unknown> =>
  (await readAccount(cms.payload, { privateHost: "127.0.0.1" }))?.login;

beforeEach(async () => {
  [current, used, onRequest] = [1, [], async () => undefined];
  const { port } = service.address() as AddressInfo;
  await cms.payload.findGlobal({ slug: "mailbox" });
  const tokenUrl = `http://127.0.0.1:${port}/token`;
  // Its form demands https.
  const oauth = { login: "oauth", provider: "other", tokenUrl, clientId: "app" } as const;
  const data = { host: "imap.example.com", user: "jobs", ...oauth };
  const { id } = await cms.payload.db.findGlobal<Partial<Mailbox>>({ slug: "mailbox" });
  if (id === undefined) await cms.payload.db.createGlobal({ slug: "mailbox", data });
  else await cms.payload.db.updateGlobal({ slug: "mailbox", data });
  await enter("r1");
});

test("[OWN-113] a refresh token that the service replaces is stored encrypted in its place, and used once by several at the same time", async () => {
  expect(await tokenOf()).toEqual({ accessToken: "a2" });
  expect([await stored(), used]).toEqual(["r2", ["r1"]]);
  const { refreshToken } = await cms.payload.db.findGlobal<Mailbox & Record<string, unknown>>({
    slug: "mailbox",
  });
  expect(JSON.stringify(refreshToken)).not.toContain("r2");
  expect(await cms.payload.findGlobal({ slug: "mailbox" })).toMatchObject({
    refreshToken: { isSet: true },
    host: "imap.example.com",
  });
  expect(await Promise.all([tokenOf(), tokenOf(), tokenOf()])).toHaveLength(3);
  expect([await stored(), used]).toEqual(["r5", ["r1", "r2", "r3", "r4"]]);
});

test("[OWN-113] one that an admin enters meanwhile stays, and one that the database does not take is not lost", async () => {
  onRequest = () => enter("r9");
  await tokenOf();
  expect(await stored()).toBe("r9");
  onRequest = async () => undefined;
  current = 9;
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
  expect([await stored(), used]).toEqual(["r11", ["r1", "r9", "r10"]]);
});
