import { expect, test, vi } from "vitest";
import { callApi, sessionIn } from "#testing/api.ts";
import { openTestCms } from "#testing/open-cms.ts";
import { loginFixture, cms, newUser, login } from "#testing/login-fixture.ts";
import { PASSWORD } from "#testing/test-cms.ts";

loginFixture();

vi.setConfig({ testTimeout: 120_000 });
const post = (path: string, body: unknown) => callApi(cms, path, { method: "POST", body });

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

test("no response contains the session, which is in the cookie alone: not the login, nor the current user, nor a renewal", async () => {
  const email = await newUser();
  const first = await login(email, PASSWORD);
  const headers = { cookie: `payload-token=${sessionIn(first)}`, origin: cms.settings.url };
  const renewed = await callApi(cms, "/users/refresh-token", { method: "POST", headers });
  const answers = [
    first,
    await callApi(cms, "/users/me", { headers }),
    renewed,
    await callApi(cms, "/users?depth=2", { headers }),
    await callApi(cms, "/access", { headers }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(sessionIn(renewed)).toMatch(/^eyJ/);
  for (const answer of answers)
    expect(await answer.text()).not.toMatch(/eyJ[\w-]+\.|"(?:refreshedT|t)oken":/);
});

test("[SEC-23] over https the cookie goes over https only, and no other host of the domain sets it", async () => {
  const secure = await openTestCms({ url: "https://cms.example.com" });
  try {
    await secure.payload.create({
      collection: "users",
      data: { email: "a@example.com", password: PASSWORD, role: "admin" },
    });
    const answer = await callApi(secure, "/users/login", {
      method: "POST",
      body: { email: "a@example.com", password: PASSWORD },
    });
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^__Host-payload-token=.+; Path=\/; .*Secure=true/);
    expect(cookie).not.toContain("Domain");
    const me = await callApi(secure, "/users/me", {
      headers: {
        cookie: `__Host-payload-token=${sessionIn(answer)}`,
        origin: "https://cms.example.com",
      },
    });
    expect(await me.text()).toContain("a@example.com");
  } finally {
    await secure.close();
  }
});

test("every failure gets the same response", async () => {
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
    login("unknown@example.com", PASSWORD),
    login(locked, PASSWORD),
    login(email, ""),
    login("", ""),
    login({ like: "%" }, PASSWORD),
    login(email, "x".repeat(5000)),
    post("/users/login", null),
    post("/users/login", []),
  ]);
  const shown = await Promise.all(
    answers.map(async (answer) => [
      answer.status,
      [...answer.headers.keys()].toSorted(),
      await answer.text(),
    ]),
  );
  expect(new Set(shown.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(shown[0]?.[0]).toBe(401);
});

test("no failure is answered before the floor, with or without an account", async () => {
  const floored = await openTestCms({ loginFloor: 500, loginRate: null });
  try {
    await floored.payload.create({
      collection: "users",
      data: { email: "known@example.com", password: PASSWORD, role: "editor" },
    });
    for (const email of ["known@example.com", "unknown@example.com"]) {
      const began = performance.now();
      await callApi(floored, "/users/login", {
        method: "POST",
        body: { email, password: "wrong-password" },
      });
      expect(performance.now() - began, email).toBeGreaterThan(490);
    }
  } finally {
    await floored.close();
  }
});

test("Payload's other ways to log in are closed, in any letter case and while there is no user", async () => {
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
      email: "unknown@example.com",
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
        await callApi(empty, "/users/first-register", {
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

test("with the cookie alone, another site's page can neither change nor read anything", async () => {
  const email = await newUser();
  const cookie = (await login(email, PASSWORD)).headers.get("set-cookie")?.split(";")[0] ?? "";
  const { id } = (
    await cms.payload.find({ collection: "users", where: { email: { equals: email } } })
  ).docs[0] ?? { id: 0 };
  const rename = (headers: Record<string, string>) =>
    callApi(cms, `/users/${id}`, {
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
      (await callApi(cms, "/vacancies", { headers: { cookie, ...headers } })).status,
      JSON.stringify(headers),
    ).toBe(403);
    expect(
      (
        await callApi(cms, "/vacancies", {
          method: "POST",
          body: { title: "x" },
          headers: { cookie, ...headers },
        })
      ).status,
    ).toBe(403);
  }
  expect((await rename({ origin: cms.settings.url })).status).toBe(200);
});

test("passwords have at least ten characters", async () => {
  await expect(
    cms.payload.create({
      collection: "users",
      data: { email: "short@example.com", password: "123456789", role: "editor" },
    }),
  ).rejects.toThrow(/password/i);
});
