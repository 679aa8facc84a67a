import { createChallenge, solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, test } from "vitest";
import { createAltcha } from "#captcha/altcha.ts";
import { createFakeClock } from "#tests/fake-clock.ts";

const encode = (payload: unknown): Record<string, string> => ({
  captcha: Buffer.from(JSON.stringify(payload)).toString("base64"),
});
const solve = async (challenge: Challenge) =>
  encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });

test("[CON-04] accepts a solved challenge and names what it spends", async () => {
  const clock = createFakeClock(Date.now());
  const altcha = createAltcha("secret", clock);
  const challenge = await altcha.issue();
  const verdict = await altcha.verify(await solve(challenge));
  expect(verdict).toEqual({
    outcome: "passed",
    spend: { token: `altcha:${challenge.signature}`, until: expect.any(Number) },
  });
});

test("the average number of guesses is as set, with at least two in five of them", async () => {
  const altcha = createAltcha("secret", createFakeClock(Date.now()), 10);
  const counters = await Promise.all(
    Array.from(
      { length: 20 },
      async () =>
        (await solveChallenge({ challenge: await altcha.issue(), deriveKey }))?.counter ?? 0,
    ),
  );
  for (const counter of counters) expect(counter >= 4 && counter <= 16).toBe(true);
});

test("refuses an expired challenge, another site's, and one with less work", async () => {
  const clock = createFakeClock(Date.now());
  const altcha = createAltcha("secret", clock);
  const solved = await solve(await altcha.issue());
  await clock.advance(21 * 60_000);
  expect(await altcha.verify(solved)).toEqual({ outcome: "expired" });

  const now = createFakeClock(Date.now());
  expect(
    await createAltcha("secret", now).verify(await solve(await createAltcha("other", now).issue())),
  ).toEqual({ outcome: "wrong" });
  const light = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1,
    counter: 1,
    deriveKey,
    hmacSignatureSecret: "mine",
    hmacKeySignatureSecret: "mine",
    expiresAt: new Date(Date.now() + 60_000),
  });
  expect(await createAltcha("secret", now).verify(await solve(light))).toEqual({
    outcome: "wrong",
  });
});

test.each([
  ["nothing", {}, "absent"],
  ["an empty text", { captcha: "" }, "absent"],
  ["no base64", { captcha: "%%%" }, "wrong"],
  ["no object", encode(null), "wrong"],
  ["an empty object", encode({}), "wrong"],
  ["a challenge without parts", encode({ challenge: { parameters: {} }, solution: {} }), "wrong"],
  ["far too much", { captcha: "A".repeat(100_000) }, "wrong"],
])("%s is %s", async (_, posted, outcome) => {
  expect(await createAltcha("secret", createFakeClock()).verify(posted)).toEqual({ outcome });
});

test("refuses a guessed solution", async () => {
  const altcha = createAltcha("secret", createFakeClock(Date.now()));
  const challenge = await altcha.issue();
  expect(
    await altcha.verify(
      encode({
        challenge,
        solution: { counter: 1, derivedKey: `${challenge.parameters.keyPrefix}${"00".repeat(16)}` },
      }),
    ),
  ).toEqual({ outcome: "wrong" });
  const stretched = {
    ...challenge,
    parameters: {
      ...challenge.parameters,
      expiresAt: (challenge.parameters.expiresAt ?? 0) + 9999,
    },
  };
  expect(await altcha.verify(await solve(stretched))).toEqual({ outcome: "wrong" });
});
