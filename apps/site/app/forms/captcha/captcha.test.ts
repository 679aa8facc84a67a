import { expect, onTestFinished, test, vi } from "vitest";
import { createCaptcha, type Solved } from "#app/forms/captcha/captcha.ts";

const solved = (token: string, expiresAt = Infinity): Solved => ({ token, expiresAt });

function byHand() {
  const pending: PromiseWithResolvers<Solved>[] = [];
  const solve = (): Promise<Solved> => {
    const next = Promise.withResolvers<Solved>();
    pending.push(next);
    return next.promise;
  };
  return { pending, solve };
}

test("[CON-04] is unsolved and has no token before the first tick", async () => {
  const captcha = createCaptcha(async () => solved("t"));
  expect(captcha.state()).toBe("unsolved");
  expect(await captcha.token()).toBeNull();
});

test("[CON-04] a message sent while solving waits for the token; two starts are one attempt", async () => {
  const { pending, solve } = byHand();
  const captcha = createCaptcha(solve);
  const seen: string[] = [];
  captcha.subscribe(() => seen.push(captcha.state()));
  captcha.start();
  captcha.start();
  const token = captcha.token();
  pending[0]?.resolve(solved("t"));
  expect(await token).toBe("t");
  expect(pending).toHaveLength(1);
  expect(seen).toEqual(["solving", "solved"]);
});

test("[CON-04] a reset discards a solution that arrives later", async () => {
  const { pending, solve } = byHand();
  const captcha = createCaptcha(solve);
  captcha.start();
  captcha.reset();
  pending[0]?.resolve(solved("late"));
  expect(await captcha.token()).toBeNull();
  expect(captcha.state()).toBe("unsolved");
  captcha.start();
  pending[1]?.resolve(solved("new"));
  expect(await captcha.token()).toBe("new");
});

test("[CON-07] a failed fetch keeps the box ticked, blames no one, and is retried until it succeeds", async () => {
  let isDown = true;
  let tried = 0;
  const waits: PromiseWithResolvers<void>[] = [];
  const captcha = createCaptcha(
    async () => ((tried += 1), isDown ? Promise.reject(new Error("offline")) : solved("t")),
    {
      untilWorthATry: (tries) => {
        waits[tries] = Promise.withResolvers();
        return waits[tries].promise;
      },
    },
  );
  const seen: string[] = [];
  captcha.subscribe(() => seen.push(captcha.state()));
  captcha.start();
  expect(await captcha.token()).toBeNull();
  expect([captcha.state(), tried]).toEqual(["away", 1]);
  captcha.start();
  expect(tried).toBe(1);
  // A submit triggers an attempt at once instead of waiting for the next retry.
  expect(await captcha.token()).toBeNull();
  expect([captcha.state(), tried]).toEqual(["away", 2]);
  isDown = false;
  waits[0]?.resolve();
  await Promise.resolve();
  expect(tried).toBe(2);
  waits[1]?.resolve();
  await expect.poll(() => captcha.state()).toBe("solved");
  expect(await captcha.token()).toBe("t");
  expect([tried, seen]).toEqual([3, ["solving", "away", "away", "solved"]]);
});

test("[CON-04] fetches nothing more after a reset", async () => {
  const wait = Promise.withResolvers<void>();
  let tried = 0;
  const captcha = createCaptcha(() => ((tried += 1), Promise.reject(new Error("offline"))), {
    untilWorthATry: () => wait.promise,
  });
  captcha.start();
  expect(await captcha.token()).toBeNull();
  captcha.reset();
  wait.resolve();
  await wait.promise;
  expect([captcha.state(), tried]).toEqual(["unsolved", 1]);
});

test("[CON-04] retries after an attempt without a solution", async () => {
  let next: Solved | null = null;
  const captcha = createCaptcha(async () => next);
  captcha.start();
  expect(await captcha.token()).toBeNull();
  expect(captcha.state()).toBe("failed");
  next = solved("t");
  captcha.start();
  expect(await captcha.token()).toBe("t");
});

test("replaces an expired solution without interaction", async () => {
  let now = 0;
  let made = 0;
  const captcha = createCaptcha(async () => solved(`t${(made += 1)}`, now + 1_200_000), {
    now: () => now,
  });
  captcha.start();
  expect(await captcha.token()).toBe("t1");
  now = 1_139_000;
  expect(await captcha.token()).toBe("t1");
  now = 1_150_000;
  expect(await captcha.token()).toBe("t2");
  expect(captcha.state()).toBe("solved");
});

test("returns a token only once the server accepts it", async () => {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const captcha = createCaptcha(async () => ({
    token: "t",
    expiresAt: Infinity,
    usableFrom: 120,
  }));
  captcha.start();
  const given: (string | null)[] = [];
  void captcha.token().then((token) => given.push(token));
  await vi.advanceTimersByTimeAsync(119);
  expect(given).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(given).toEqual(["t"]);
});
