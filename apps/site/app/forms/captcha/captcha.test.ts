import { expect, test } from "vitest";
import { createCaptcha, type Solved } from "#app/forms/captcha/captcha.ts";

const solved = (token: string, expiresAt = Infinity): Solved => ({ token, expiresAt });

/** Solutions handed out one by one, by hand. */
function byHand() {
  const pending: PromiseWithResolvers<Solved>[] = [];
  const solve = (): Promise<Solved> => {
    const next = Promise.withResolvers<Solved>();
    pending.push(next);
    return next.promise;
  };
  return { pending, solve };
}

test("[CON-04] untouched it is unsolved and has no token", async () => {
  const captcha = createCaptcha(async () => solved("t"));
  expect(captcha.state()).toBe("unsolved");
  expect(await captcha.token()).toBeNull();
});

test("[CON-04] a message sent while it is being solved waits for the token; two starts are one", async () => {
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

test("[CON-04] it resets: what comes afterwards belongs to nobody", async () => {
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

test("a challenge that cannot be had is a failure, and the next try may work", async () => {
  let broken = true;
  const captcha = createCaptcha(async () =>
    broken ? Promise.reject(new Error("offline")) : solved("t"),
  );
  captcha.start();
  expect(await captcha.token()).toBeNull();
  expect(captcha.state()).toBe("failed");
  broken = false;
  captcha.start();
  expect(await captcha.token()).toBe("t");
});

test("a solution that has grown old is quietly made anew", async () => {
  let now = 0;
  let made = 0;
  const captcha = createCaptcha(
    async () => solved(`t${(made += 1)}`, now + 1_200_000),
    () => now,
  );
  captcha.start();
  expect(await captcha.token()).toBe("t1");
  now = 1_139_000;
  expect(await captcha.token()).toBe("t1");
  now = 1_150_000;
  expect(await captcha.token()).toBe("t2");
  expect(captcha.state()).toBe("solved");
});

test("a token is given out once the server takes it for a person's", async () => {
  const begun = Date.now();
  const captcha = createCaptcha(async () => ({
    token: "t",
    expiresAt: Infinity,
    usableFrom: begun + 120,
  }));
  captcha.start();
  expect(await captcha.token()).toBe("t");
  expect(Date.now()).toBeGreaterThanOrEqual(begun + 119);
});
