/** Two content hosts on one PostgreSQL renew the mailbox's access at once (OWN-113). */
import { AsyncLocalStorage } from "node:async_hooks";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { readAccount } from "../../apps/cms/src/inbox/mailbox/read-settings.ts";
import { poolOf } from "../../apps/cms/src/server/nodes/pool.ts";
import { openTestCms, type TestCms } from "../../apps/cms/src/testing/open-cms.ts";
import { rotatingTokens, sealed, storedToken } from "../../apps/cms/src/testing/rotating-tokens.ts";
import { onPostgres } from "../../packages/intake/src/tests/on-postgres.ts";

/** The order of a process's own calls, which two processes do not share: here each host has its own. */
const LINE = Symbol.for("meridian.mailbox-token");
const own = new AsyncLocalStorage<{ line: unknown }>();
const lines = [{ line: undefined }, { line: undefined }] as const;

onPostgres("the refresh token of two content hosts", (cluster) => {
  let hosts: [TestCms, TestCms];
  let readers: (typeof readAccount)[];
  const tokens = rotatingTokens();

  beforeAll(async () => {
    Object.defineProperty(globalThis, LINE, {
      configurable: true,
      get: () => own.getStore()?.line,
      set(line: unknown) {
        Object.assign(own.getStore() ?? {}, { line });
      },
    });
    const databaseUrl = await cluster.newDatabase();
    hosts = [await openTestCms({ databaseUrl }), await openTestCms({ databaseUrl })];
    // Each with the memory of a process of its own.
    readers = [];
    for (const _ of hosts) {
      vi.resetModules();
      readers.push((await import("../../apps/cms/src/inbox/mailbox/read-settings.ts")).readAccount);
    }
    const [{ payload }] = hosts;
    await payload.db.createGlobal({
      slug: "mailbox",
      data: { ...tokens.login(), refreshToken: sealed(payload, "r1") },
    });
  });
  afterAll(async () => {
    Reflect.deleteProperty(globalThis, LINE);
    for (const host of hosts ?? []) await host.close();
  });

  const tokenAt = async (at: 0 | 1): Promise<unknown> => {
    const { payload } = hosts[at];
    const account = await own.run(lines[at], async () =>
      readers[at]?.(payload, { privateHost: "127.0.0.1" }),
    );
    return account?.login;
  };
  const stored = () => storedToken(hosts[0].payload);
  const waiting = async (): Promise<number> => {
    const pool = poolOf(hosts[0].payload.db);
    const found = await pool?.query(
      "select 1 from pg_locks where locktype = 'advisory' and not granted",
    );
    return found?.rows.length ?? 0;
  };

  test("[OWN-113] both renew at once: one waits for the other, each token is used once, and the newest is stored", async () => {
    expect(readers[0]).not.toBe(readers[1]);
    // The first response comes when the other host waits for its turn.
    tokens.onRequest = async () => {
      while (tokens.used.length === 1 && (await waiting()) === 0);
    };
    const given = await Promise.all([tokenAt(0), tokenAt(1)]);
    expect([given, tokens.used]).toEqual([
      expect.arrayContaining([{ accessToken: "a2" }, { accessToken: "a3" }]),
      ["r1", "r2"],
    ]);
    for (let round = 0; round < 4; round += 1) await Promise.all([tokenAt(0), tokenAt(1)]);
    expect(tokens.used).toEqual(Array.from({ length: 10 }, (_, at) => `r${at + 1}`));
    expect(await stored()).toBe("r11");
  });

  test("[OWN-113] a token that one host could not store is not lost: it stores it next time, and the other host has it then", async () => {
    const [{ payload }] = hosts;
    const failing = vi
      .spyOn(payload.db, "updateGlobal")
      .mockRejectedValueOnce(new Error("the disk is full"));
    const logged = vi.spyOn(payload.logger, "error").mockReturnValue(undefined);
    expect(await tokenAt(0)).toEqual({ accessToken: "a12" });
    failing.mockRestore();
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
    await expect(tokenAt(1)).rejects.toThrow("make a new refresh token");
    expect(await tokenAt(0)).toEqual({ accessToken: "a13" });
    expect([await stored(), await tokenAt(1), await stored()]).toEqual([
      "r13",
      { accessToken: "a14" },
      "r14",
    ]);
  });
});
