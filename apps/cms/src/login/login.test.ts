import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ADDRESS_HEADER } from "#http/visitor-address.ts";
import type { User } from "#payload-types.ts";
import { ask, sessionIn } from "#testing/api.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

vi.setConfig({ testTimeout: 120_000 });
const PASSWORD = "a-test-password";
let cms: TestCms;
let count = 0;

/** A user of its own for each test: failures are counted. */
async function newUser(): Promise<string> {
  const email = `user-${++count}@example.com`;
  await cms.payload.create({
    collection: "users",
    data: { email, password: PASSWORD, role: "editor" },
  });
  return email;
}
const login = (email: unknown, password: unknown, headers = {}) =>
  ask(cms, "/users/login", { method: "POST", body: { email, password }, headers });
const post = (path: string, body: unknown) => ask(cms, path, { method: "POST", body });

beforeAll(
  async () =>
    void (cms = await openTestCms({ loginFloor: 0, loginRate: { attempts: 4, seconds: 600 } })),
  60_000,
);
afterAll(() => cms.close());

test("the right password gives a cookie that scripts and other sites cannot use", async () => {
  const answer = await login((await newUser()).toUpperCase(), PASSWORD);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    message: expect.any(String),
    exp: expect.any(Number),
    user: expect.objectContaining({ role: "editor" }),
  });
  expect(answer.headers.get("set-cookie")).toMatch(
    /^payload-token=.+; Path=\/; HttpOnly=true; SameSite=Lax$/,
  );
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("no answer tells the session, which is in the cookie alone: not the login, nor who one is, nor a renewal", async () => {
  const email = await newUser();
  const first = await login(email, PASSWORD);
  const headers = { cookie: `payload-token=${sessionIn(first)}`, origin: cms.settings.url };
  const renewed = await ask(cms, "/users/refresh-token", { method: "POST", headers });
  const answers = [
    first,
    await ask(cms, "/users/me", { headers }),
    renewed,
    await ask(cms, "/users?depth=2", { headers }),
    await ask(cms, "/access", { headers }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(sessionIn(renewed)).toMatch(/^eyJ/);
  for (const answer of answers)
    expect(await answer.text()).not.toMatch(/eyJ[\w-]+\.|"(?:refreshedT|t)oken":/);
});

test("over https the cookie goes over https only", async () => {
  const secure = await openTestCms({ url: "https://cms.example.com" });
  try {
    await secure.payload.create({
      collection: "users",
      data: { email: "a@example.com", password: PASSWORD, role: "admin" },
    });
    const answer = await ask(secure, "/users/login", {
      method: "POST",
      body: { email: "a@example.com", password: PASSWORD },
    });
    expect(answer.headers.get("set-cookie")).toContain("Secure=true");
  } finally {
    await secure.close();
  }
});

test("whatever fails is answered in the same words", async () => {
  const email = await newUser();
  const locked = await newUser();
  for (let attempt = 0; attempt < 8; attempt++) await login(locked, "wrong-password");
  expect(
    await cms.payload.find({
      collection: "users",
      where: { email: { equals: locked } },
      showHiddenFields: true,
    }),
  ).toMatchObject({ docs: [{ lockUntil: expect.any(String) }] });
  const answers = await Promise.all([
    login(email, "wrong-password"),
    login("nobody@example.com", PASSWORD),
    login(locked, PASSWORD),
    login(email, ""),
    login("", ""),
    login({ like: "%" }, PASSWORD),
    login(email, "x".repeat(5000)),
    post("/users/login", null),
    post("/users/login", []),
  ]);
  const told = await Promise.all(
    answers.map(async (answer) => [
      answer.status,
      [...answer.headers.keys()].toSorted(),
      await answer.text(),
    ]),
  );
  expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(told[0]?.[0]).toBe(401);
});

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Milliseconds of work, in all threads: what else the machine does is not in it. */
async function worked(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test("an address without an account, and a locked one, cost as much work as a wrong password: it shows not even where the floor is passed", async () => {
  const locked = await newUser();
  for (let attempt = 0; attempt < 8; attempt++) await login(locked, "wrong-password");
  const work: Record<"wrong" | "unknown" | "locked", number[]> = {
    wrong: [],
    unknown: [],
    locked: [],
  };
  for (let round = 0; round < 5; round++) {
    const email = await newUser();
    work.wrong.push(await worked(() => login(email, "wrong-password")));
    work.unknown.push(await worked(() => login(`no-${email}`, "wrong-password")));
    work.locked.push(await worked(() => login(locked, PASSWORD)));
  }
  for (const kind of ["unknown", "locked"] as const) {
    const part = median(work[kind]) / median(work.wrong);
    expect(part, `${kind}: ${JSON.stringify(work)}`).toBeGreaterThan(0.75);
    expect(part, `${kind}: ${JSON.stringify(work)}`).toBeLessThan(1.33);
  }
});

test("with the floor no failure comes before it, and they lie close together", async () => {
  const floored = await openTestCms({ loginFloor: 1500, loginRate: null });
  try {
    await floored.payload.create({
      collection: "users",
      data: { email: "known@example.com", password: PASSWORD, role: "editor" },
    });
    const time = (email: string) =>
      timed(() =>
        ask(floored, "/users/login", {
          method: "POST",
          body: { email, password: "wrong-password" },
        }),
      );
    const known = [
      await time("known@example.com"),
      await time("known@example.com"),
      await time("known@example.com"),
    ];
    const unknown = [
      await time("a@example.com"),
      await time("b@example.com"),
      await time("c@example.com"),
    ];
    for (const each of [...known, ...unknown]) expect(each).toBeGreaterThan(1490);
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(100);
  } finally {
    await floored.close();
  }
});

test("an account is locked after eight wrong passwords, for everybody and for ten minutes", async () => {
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

test("thirty-five wrong passwords at once are eight attempts: the right one among the rest lets nobody in, and the lock holds", async () => {
  const email = await newUser();
  const { id } = (
    await cms.payload.find({ collection: "users", where: { email: { equals: email } } })
  ).docs[0] ?? { id: 0 };
  // What has been judged is counted; what was not judged has cost nothing of the account's.
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
  // A lock that is over gives eight more, not eight for each that sees it end.
  await cms.payload.db.updateOne({
    collection: "users",
    id,
    data: { lockUntil: new Date(Date.now() - 1000).toISOString() },
  });
  await Promise.all(Array.from({ length: 35 }, () => login(email, "wrong-password")));
  expect([await judged(), (await login(email, PASSWORD)).status]).toEqual([8, 401]);
});

test("good logins at once all get in", async () => {
  const email = await newUser();
  expect(
    (await Promise.all(Array.from({ length: 5 }, () => login(email, PASSWORD)))).map(
      ({ status }) => status,
    ),
  ).toEqual([200, 200, 200, 200, 200]);
});

test("an address that fails too often waits, whichever account it tries; others go on, and a good login counts for nothing", async () => {
  const email = await newUser();
  const from = (address: string, mail = email, password = PASSWORD) =>
    login(mail, password, { [ADDRESS_HEADER]: address });
  for (let round = 0; round < 6; round++) expect((await from("203.0.113.5")).status).toBe(200);
  for (let round = 0; round < 4; round++)
    expect((await from("203.0.113.5", `guess-${round}@example.com`)).status).toBe(401);
  const braked = await from("203.0.113.5");
  expect(braked.status).toBe(429);
  expect(Number(braked.headers.get("retry-after"))).toBeGreaterThan(500);
  expect((await from("203.0.113.6")).status).toBe(200);
  for (let round = 0; round < 4; round++) await from(`2001:db8:0:1::${round}`, "guess@example.com");
  expect([
    (await from("2001:db8:0:1:ffff::9")).status,
    (await from("2001:db8:0:2::1")).status,
  ]).toEqual([429, 200]);
});

test("the doors that Payload has beside the login are closed, also with other letters and while there is no user", async () => {
  const email = await newUser();
  for (const path of [
    "/users/forgot-password",
    "/users/reset-password",
    "/users/first-register",
    "/users/verify/x",
    "/users/FORGOT-password",
    "/users/first-register/",
  ]) {
    const known = await post(path, { email, password: PASSWORD, token: "x" });
    const unknown = await post(path, {
      email: "nobody@example.com",
      password: PASSWORD,
      token: "x",
    });
    expect([known.status, await known.text()], path).toEqual([
      unknown.status,
      await unknown.text(),
    ]);
    expect(known.status, path).toBe(403);
  }
  const { docs } = await cms.payload.find({
    collection: "users",
    where: { email: { equals: email } },
    showHiddenFields: true,
  });
  expect(docs[0]).toMatchObject({ resetPasswordToken: null });
  const empty = await openTestCms();
  try {
    expect(
      (
        await ask(empty, "/users/first-register", {
          method: "POST",
          body: { email, password: PASSWORD, role: "admin" },
        })
      ).status,
    ).toBe(403);
    expect((await empty.payload.count({ collection: "users" })).totalDocs).toBe(0);
  } finally {
    await empty.close();
  }
});

test("with the cookie alone nothing is changed, or read, from another site's page", async () => {
  const email = await newUser();
  const cookie = (await login(email, PASSWORD)).headers.get("set-cookie")?.split(";")[0] ?? "";
  const { id } = (
    await cms.payload.find({ collection: "users", where: { email: { equals: email } } })
  ).docs[0] ?? { id: 0 };
  const rename = (headers: Record<string, string>) =>
    ask(cms, `/users/${id}`, {
      method: "PATCH",
      body: { name: "Changed" },
      headers: { cookie, ...headers },
    });
  for (const headers of [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    {},
  ] as Record<string, string>[]) {
    expect((await rename(headers)).status, JSON.stringify(headers)).toBe(403);
    expect(
      (await ask(cms, "/vacancies", { headers: { cookie, ...headers } })).status,
      JSON.stringify(headers),
    ).toBe(403);
    expect(
      (
        await ask(cms, "/vacancies", {
          method: "POST",
          body: { title: "x" },
          headers: { cookie, ...headers },
        })
      ).status,
    ).toBe(403);
  }
  expect((await rename({ origin: cms.settings.url })).status).toBe(200);
});

test("passwords have ten characters", async () => {
  await expect(
    cms.payload.create({
      collection: "users",
      data: { email: "short@example.com", password: "123456789", role: "editor" },
    }),
  ).rejects.toThrow(/password/i);
});
