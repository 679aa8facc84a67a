import { afterAll, beforeAll, expect, test } from "vitest";
import { NO_PASSWORDS } from "#accounts/login/closed-endpoints.ts";
import { openSession } from "#accounts/login/open-session.ts";
import { readSettings, SettingsError } from "#server/settings.ts";
import { createLocalReq } from "payload";
import { callApi, sessionIn } from "#testing/api.ts";
import { CLIENT } from "#testing/company.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

const PASSWORD = "a-test-password";
let cms: TestCms;
let id = 0;
const email = "admin@example.com";
beforeAll(async () => {
  const oidc = {
    ...CLIENT,
    issuer: "http://127.0.0.1:1",
    roles: [],
    groupsClaims: ["groups"],
    scopes: ["openid"],
  };
  cms = await openTestCms({ passwordLogin: false, oidc });
  const data = { email, password: PASSWORD, role: "admin" as const };
  ({ id } = await cms.payload.create({ collection: "users", data }));
}, 60_000);
afterAll(() => cms.close());

const post = (path: string, body: unknown, token?: string) =>
  callApi(cms, path, { method: "POST", body, token });

test("[SEC-26] with passwords disabled no call accepts one: login, first user, reset or confirmation", async () => {
  for (const password of [PASSWORD, "wrong"]) {
    const answer = await post("/users/login", { email, password });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { errors: [{ message: NO_PASSWORDS }] },
    ]);
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
  for (const path of ["first-register", "forgot-password", "reset-password"])
    expect((await post(`/users/${path}`, { email, password: PASSWORD, token: "x" })).status).toBe(
      403,
    );
  await expect(
    cms.payload.login({ collection: "users", data: { email, password: PASSWORD } }),
  ).rejects.toThrow(NO_PASSWORDS);
  // A user with an existing session.
  const req = await createLocalReq({}, cms.payload);
  const { cookie } = await openSession(req, id);
  const token = sessionIn(new Response(null, { headers: { "set-cookie": cookie } }));
  const user = {
    email: "new@example.com",
    password: PASSWORD,
    role: "editor",
    currentPassword: PASSWORD,
  };
  expect((await post("/users", user, token)).status).toBe(400);
  expect((await post("/users/second-factor/begin", { password: PASSWORD }, token)).status).toBe(
    422,
  );
});

test("[SEC-26] the login page reports an unreachable provider, and no login begins", async () => {
  const answer = await callApi(cms, "/oidc/begin");
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/admin/login?company=away",
  ]);
});

test("[SEC-26] the host does not start with passwords disabled and no other login, nor with a reset that would lock everyone out", () => {
  const lines = (env: Record<string, string>): string[] => {
    const stored = { payloadSecret: "p".repeat(32), purgeSecret: "q".repeat(32) };
    try {
      readSettings({ LOGIN_PASSWORDS: "off", ...env }, stored);
    } catch (error) {
      if (error instanceof SettingsError) return error.lines;
    }
    return [];
  };
  const oidc = {
    OIDC_ISSUER: "https://login.example.com",
    OIDC_CLIENT_ID: "cms",
    OIDC_CLIENT_SECRET: "secret",
    OIDC_ROLES: "web=editor",
  };
  expect(lines({})).toEqual([expect.stringContaining("no other way in")]);
  expect(lines({ ...oidc, ADMIN_RESET: "1" })).toEqual([expect.stringContaining("ADMIN_RESET")]);
  expect(lines(oidc)).toEqual([]);
  expect(lines({ LOGIN_PASSWORDS: "no" })).toEqual([
    expect.stringMatching(/it must be on or off$/),
  ]);
});
