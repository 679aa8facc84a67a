import { beforeAll, expect, test } from "vitest";
import { passwordProblem } from "#accounts/login/password-rules.ts";
import { callApi, sessionOf } from "#testing/api.ts";
import { cms, loginFixture, newUser } from "#testing/login-fixture.ts";
import { PASSWORD } from "#testing/test-cms.ts";

loginFixture();

const NEW = "correct horse battery staple";
let email = "";
let id = 0;
let token = "";
beforeAll(async () => {
  email = await newUser();
  token = await sessionOf(cms, email, PASSWORD);
  const { docs } = await cms.payload.find({
    collection: "users",
    where: { email: { equals: email } },
  });
  id = docs[0]?.id ?? 0;
}, 60_000);

const change = (body: object, of = id) =>
  callApi(cms, `/users/${of}`, { method: "PATCH", body, token });
const letsIn = async (password: string) => (await sessionOf(cms, email, password)) !== "";

test("[SEC-05] a new password requires the current one; without it nothing changes", async () => {
  for (const body of [
    { password: NEW },
    { password: NEW, currentPassword: "" },
    { password: NEW, currentPassword: "not-my-password" },
    { password: NEW, currentPassword: { like: "%" } },
  ]) {
    const answer = await change(body);
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining("This is not your current password."),
    ]);
  }
  expect(await letsIn(PASSWORD)).toBe(true);
  expect((await change({ name: "Ann" })).status).toBe(200);
  const changed = await change({ password: NEW, currentPassword: PASSWORD });
  expect([changed.status, await changed.text()]).toEqual([200, expect.any(String)]);
  expect([await letsIn(PASSWORD), await letsIn(NEW)]).toEqual([false, true]);
});

test("[SEC-05] an admin sets a colleague's password with their own, not with the colleague's", async () => {
  const admin = `admin-of-${email}`;
  await cms.payload.create({
    collection: "users",
    data: { email: admin, password: PASSWORD, role: "admin" },
  });
  const session = await sessionOf(cms, admin, PASSWORD);
  const set = (currentPassword: string) =>
    callApi(cms, `/users/${id}`, {
      method: "PATCH",
      body: { password: "another good one of today", currentPassword },
      token: session,
    });
  expect((await set(NEW)).status).toBe(400);
  expect((await set(PASSWORD)).status).toBe(200);
});

test("[SEC-23] a session alone cannot add a user, or change an address or a role", async () => {
  const mine = await newUser();
  const admin = `admin-of-${mine}`;
  await cms.payload.create({
    collection: "users",
    data: { email: admin, password: PASSWORD, role: "admin" },
  });
  const session = await sessionOf(cms, admin, PASSWORD);
  const { docs } = await cms.payload.find({
    collection: "users",
    where: { email: { equals: mine } },
  });
  const path = `/users/${docs[0]?.id}`;
  const put = (method: "POST" | "PATCH", at: string, body: object) =>
    callApi(cms, at, { method, body, token: session });
  const added = { email: `added-by-${mine}`, password: NEW, role: "admin" };
  for (const [method, at, body] of [
    ["POST", "/users", added],
    ["PATCH", path, { email: `new-${mine}` }],
    ["PATCH", path, { role: "admin" }],
    ["PATCH", "/users?where[role][equals]=editor", { role: "admin" }],
  ] as const) {
    expect(await (await put(method, at, body)).text(), at).toContain("not your current password");
    expect((await put(method, at, { ...body, currentPassword: "not-my-password" })).status).toBe(
      400,
    );
  }
  const { totalDocs } = await cms.payload.count({
    collection: "users",
    where: { or: [{ email: { equals: added.email } }, { email: { equals: `new-${mine}` } }] },
  });
  expect(totalDocs).toBe(0);
  // Forms send all fields, also unchanged ones.
  const same = { email: mine, role: "editor", name: "Ann" };
  expect((await put("PATCH", path, same)).status).toBe(200);
  const changed = { role: "recruiter", currentPassword: PASSWORD };
  expect((await put("PATCH", path, changed)).status).toBe(200);
  expect((await put("POST", "/users", { ...added, currentPassword: PASSWORD })).status).toBe(201);
});

test("[SEC-05] a session alone cannot set up a second factor", async () => {
  const other = await newUser();
  const session = await sessionOf(cms, other, PASSWORD);
  const begin = (body: object) =>
    callApi(cms, "/users/second-factor/begin", { method: "POST", body, token: session });
  expect((await begin({})).status).toBe(422);
  expect((await begin({ password: "not-my-password" })).status).toBe(422);
  expect((await begin({ password: PASSWORD })).status).toBe(200);
});

test("[SEC-05] common passwords, and those too long for the login, are refused", async () => {
  const person = { email: "ann.lindqvist@example.com", name: "Ann Lindqvist" };
  for (const weak of [
    "1234567890",
    "qwertyuiop",
    "Password2026!",
    "aaaaaaaaaa",
    "ababababab",
    "ann.lindqvist@example.com",
    "Ann.Lindqvist1",
    "ann lindqvist",
    "short",
    "x1y2z3".repeat(40),
  ])
    expect(await passwordProblem(weak, person), weak).not.toBeNull();
  for (const good of [NEW, PASSWORD, "kX9#mQ2$vL", "x1y2z3".repeat(33)])
    expect(await passwordProblem(good, person), good).toBeNull();
  const longest = "a9 ".repeat(66);
  const user = await cms.payload.create({
    collection: "users",
    data: { email: "long@example.com", password: `${longest}bcdef`.slice(0, 200), role: "editor" },
  });
  expect(await sessionOf(cms, user.email, `${longest}bcdef`.slice(0, 200))).not.toBe("");
  await expect(
    cms.payload.create({
      collection: "users",
      data: { email: "weak@example.com", password: "1234567890", role: "editor" },
    }),
  ).rejects.toThrow("password");
});
