import { expect, test, vi } from "vitest";
import { ADDRESS_HEADER } from "#server/http/visitor-address.ts";
import type { User } from "#payload-types.ts";
import { loginFixture, cms, newUser, login } from "#testing/login-fixture.ts";
import { PASSWORD } from "#testing/test-cms.ts";

loginFixture();

vi.setConfig({ testTimeout: 120_000 });

test("eight wrong passwords lock an account for all callers, for ten minutes", async () => {
  const email = await newUser();
  for (let attempt = 0; attempt < 8; attempt++)
    expect((await login(email, "wrong-password")).status).toBe(401);
  expect((await login(email, PASSWORD)).status).toBe(401);
  await cms.payload.db.updateOne({
    collection: "users",
    where: { email: { equals: email } },
    data: { lockUntil: new Date(Date.now() - 1000).toISOString() },
  });
  expect((await login(email, PASSWORD)).status).toBe(200);
});

test("thirty-five parallel wrong passwords count as eight attempts: the right one among the rest does not log in, and the lock holds", async () => {
  const email = await newUser();
  const { id } = (
    await cms.payload.find({ collection: "users", where: { email: { equals: email } } })
  ).docs[0] ?? { id: 0 };
  // Only checked attempts count against the account.
  const judged = async (): Promise<number> =>
    (await cms.payload.db.findOne<User>({ collection: "users", where: { id: { equals: id } } }))
      ?.loginAttempts ?? 0;
  const answers = await Promise.all(
    Array.from({ length: 35 }, (_, at) =>
      login(email, at === 34 ? PASSWORD : `wrong-password-${at}`),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 35 }, () => 401));
  expect(await judged()).toBeLessThanOrEqual(8);
  await Promise.all(Array.from({ length: 10 }, () => login(email, "wrong-password")));
  expect([await judged(), (await login(email, PASSWORD)).status]).toEqual([8, 401]);
  // An expired lock allows eight attempts in all, not eight per process.
  await cms.payload.db.updateOne({
    collection: "users",
    id,
    data: { lockUntil: new Date(Date.now() - 1000).toISOString() },
  });
  await Promise.all(Array.from({ length: 35 }, () => login(email, "wrong-password")));
  expect([await judged(), (await login(email, PASSWORD)).status]).toEqual([8, 401]);
});

test("parallel good logins all succeed", async () => {
  const email = await newUser();
  expect(
    (await Promise.all(Array.from({ length: 5 }, () => login(email, PASSWORD)))).map(
      ({ status }) => status,
    ),
  ).toEqual([200, 200, 200, 200, 200]);
});

test("an address that fails too often waits for every account; other addresses do not, and a good login is not counted", async () => {
  const email = await newUser();
  const from = (address: string, mail = email, password = PASSWORD) =>
    login(mail, password, { [ADDRESS_HEADER]: address });
  for (let round = 0; round < 6; round++) expect((await from("203.0.113.5")).status).toBe(200);
  for (let round = 0; round < 4; round++)
    expect((await from("203.0.113.5", `guess-${round}@example.com`)).status).toBe(401);
  const limited = await from("203.0.113.5");
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(500);
  expect((await from("203.0.113.6")).status).toBe(200);
  for (let round = 0; round < 4; round++) await from(`2001:db8:0:1::${round}`, "guess@example.com");
  expect([
    (await from("2001:db8:0:1:ffff::9")).status,
    (await from("2001:db8:0:2::1")).status,
  ]).toEqual([429, 200]);
});
