/** The company's login, against a real provider (oidc-provider). */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ANSWER_HOLDS_MS, GRACE_MS } from "#accounts/oidc/still-in.ts";
import type { AuditLog, CompanySession, User } from "#payload-types.ts";
import { callApi, sessionIn } from "#testing/api.ts";
import { CLIENT, openCompany, type Company } from "#testing/company.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

let company: Company;
let cms: TestCms;
const PASSWORD = "a-test-password";

beforeAll(async () => {
  company = await openCompany("http://127.0.0.1:4000/cms/api/oidc/callback");
  cms = await openTestCms({
    loginRate: null,
    oidc: {
      issuer: company.issuer,
      ...CLIENT,
      roles: [
        { group: "web-admins", role: "admin" },
        { group: "marketing", role: "editor" },
        { group: "words", role: "translator" },
        { group: "people", role: "recruiter" },
      ],
      groupsClaims: ["groups"],
      scopes: ["openid", "email", "profile", "offline_access"],
    },
  });
  await cms.payload.create({
    collection: "users",
    data: { email: "owner@example.com", password: PASSWORD, role: "admin" },
  });
}, 60_000);
afterAll(async () => {
  await cms.close();
  await company.close();
});

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
const whereTo = (response: Response): string => response.headers.get("location") ?? "";
const tail = (address: string): string => address.slice(address.indexOf("/oidc/"));

/** Follows the redirects as `person`'s browser; returns the last page and the session. */
async function enter(
  person: string,
  { fresh = false } = {},
): Promise<{ to: string; token: string; back: string; cookie: string }> {
  company.person = person;
  const begun = await callApi(cms, `/oidc/begin?to=/admin/account${fresh ? "&fresh=1" : ""}`);
  const cookie = cookieOf(begun);
  const back = tail(await company.walk(whereTo(begun)));
  const response = await callApi(cms, back, { headers: { cookie } });
  expect(response.status).toBe(303);
  const session = response.headers.getSetCookie().find((set) => set.startsWith("payload-token="));
  const token = sessionIn(new Response(null, { headers: { "set-cookie": session ?? "" } }));
  return { to: whereTo(response), token, back, cookie };
}

const isIn = async (token: string): Promise<boolean> => {
  const { user }: { user: object | null } = await (
    await callApi(cms, "/users/me", { token })
  ).json();
  return user !== null;
};
const userOf = (email: string): Promise<User | null> =>
  cms.payload.db.findOne<User>({ collection: "users", where: { email: { equals: email } } });
const storedOf = (subject: string): Promise<CompanySession | null> =>
  cms.payload.db.findOne<CompanySession>({
    collection: "company-sessions",
    where: { subject: { equals: subject } },
  });
async function audited(event: AuditLog["event"]): Promise<string[]> {
  const { docs } = await cms.payload.db.find<AuditLog>({
    collection: "audit-log",
    where: { event: { equals: event } },
    pagination: false,
  });
  return docs.map(({ who, detail }) => `${who}: ${detail}`);
}
let count = 0;
function hire(account: Partial<Parameters<typeof company.accounts.set>[1]> = {}) {
  const subject = `person-${++count}`;
  const email = `${subject}@example.com`;
  company.accounts.set(subject, {
    email,
    email_verified: true,
    name: "A Person",
    groups: ["marketing"],
    ...account,
  });
  return { subject, email };
}

test("[SEC-25] the first login of a verified address creates the user, with the role of the group; roles follow the groups at each login", async () => {
  const { subject, email } = hire({ groups: ["all", "marketing"] });
  const { to, token } = await enter(subject);
  expect(to).toBe("/admin/login?company=in&redirect=%2Fadmin%2Faccount");
  expect(await isIn(token)).toBe(true);
  expect(await userOf(email)).toMatchObject({ role: "editor", name: "A Person" });
  company.accounts.set(subject, {
    email,
    email_verified: true,
    groups: ["marketing", "web-admins"],
  });
  await enter(subject);
  expect(await userOf(email)).toMatchObject({ role: "admin" });
  company.accounts.set(subject, { email, email_verified: true, groups: ["people"] });
  await enter(subject);
  expect(await userOf(email)).toMatchObject({ role: "recruiter" });
  expect(await audited("user-added")).toContain(`the company's login: ${email}, editor`);
  expect(await audited("role")).toContain(`the company's login: ${email}: editor → admin`);
  expect(await audited("login")).toContain(`${email}: by the company's login`);
  // The database must not contain the provider's tokens as plain text.
  expect((await storedOf(subject))?.refreshToken?.length).toBeGreaterThan(40);
  expect((await storedOf(subject))?.accessToken).toBeNull();
});

test("[OWN-167] a group of the company makes a translator, whose languages an admin chooses", async () => {
  const { subject, email } = hire({ groups: ["words", "people"] });
  expect(await isIn((await enter(subject)).token)).toBe(true);
  const user = await userOf(email);
  expect(user).toMatchObject({ role: "translator", languages: [] });
  await cms.payload.update({
    collection: "users",
    id: user?.id ?? 0,
    data: { languages: ["de"] },
  });
  await enter(subject);
  expect(await userOf(email)).toMatchObject({ role: "translator", languages: ["de"] });
});

test("[SEC-25] a person in no matching group, or with an unverified address, is refused with a clear message, and no user is created", async () => {
  for (const [account, problem] of [
    [{ groups: ["all"] }, "group"],
    [{ groups: [] }, "group"],
    [{ email_verified: false }, "email"],
  ] as const) {
    const { subject, email } = hire({ ...account, groups: [...(account.groups ?? ["marketing"])] });
    const { to, token } = await enter(subject);
    expect([to, token]).toEqual([`/admin/login?company=${problem}`, ""]);
    expect(await userOf(email)).toBeNull();
  }
});

test("[SEC-25] a user with the same verified address is linked, once, and it is in the audit log; an unverified address, or a second account with it, is not linked", async () => {
  const email = "local@example.com";
  await cms.payload.create({
    collection: "users",
    data: { email, password: PASSWORD, role: "recruiter" },
  });
  const stranger = hire({ email, email_verified: false });
  expect((await enter(stranger.subject)).to).toBe("/admin/login?company=email");
  const { subject } = hire({ email: email.toUpperCase() });
  expect(await isIn((await enter(subject)).token)).toBe(true);
  expect(await audited("joined")).toEqual([`the company's login: ${email}: ${company.issuer}`]);
  await enter(subject);
  expect(await audited("joined")).toHaveLength(1);
  expect((await enter(hire({ email }).subject)).to).toBe("/admin/login?company=taken");
});

test("[SEC-25] an account closed at the provider is logged out within 60 s, and an idle session can do nothing afterwards", async () => {
  const [busy, asleep] = [hire(), hire()];
  const tokens = [(await enter(busy.subject)).token, (await enter(asleep.subject)).token] as const;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  try {
    const initial = company.tokenRequests;
    for (let second = 0; second < 40; second += 10) {
      expect(await isIn(tokens[0])).toBe(true);
      vi.advanceTimersByTime(10_000);
    }
    expect(company.tokenRequests).toBe(initial);
    company.accounts.delete(busy.subject);
    company.accounts.delete(asleep.subject);
    const closed = Date.now();
    while (await isIn(tokens[0])) vi.advanceTimersByTime(1000);
    expect(Date.now() - closed).toBeLessThanOrEqual(60_000);
    // None of these parallel requests is allowed while the provider's response is pending.
    vi.advanceTimersByTime(ANSWER_HOLDS_MS);
    const before = company.tokenRequests;
    expect(await Promise.all(Array.from({ length: 8 }, () => isIn(tokens[1])))).not.toContain(true);
    expect(company.tokenRequests).toBe(before + 1);
    expect((await userOf(asleep.email))?.sessions).toEqual([]);
    expect(await audited("sessions-ended")).toContainEqual(
      expect.stringMatching(/^the company's login: 1, closed at the provider/),
    );
  } finally {
    vi.useRealTimers();
  }
});

test("[SEC-25] the provider gets one request in 45 s however many requests arrive here, and its new refresh token is stored", async () => {
  const { subject } = hire();
  const { token } = await enter(subject);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  try {
    for (let round = 0; round < 3; round++) {
      const before = company.tokenRequests;
      vi.advanceTimersByTime(ANSWER_HOLDS_MS);
      expect(await Promise.all(Array.from({ length: 5 }, () => isIn(token)))).not.toContain(false);
      expect(company.tokenRequests).toBe(before + 1);
    }
    // No group, so logged out.
    company.accounts.set(subject, {
      email: "x@example.com",
      email_verified: true,
      groups: ["all"],
    });
    vi.advanceTimersByTime(ANSWER_HOLDS_MS);
    expect(await isIn(token)).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test("[SEC-25] an unresponsive provider ends a login after ten minutes, not before, and causes no 500", async () => {
  const { subject } = hire();
  const { token } = await enter(subject);
  company.isDown = true;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  try {
    vi.advanceTimersByTime(GRACE_MS - 60_000);
    expect(await isIn(token)).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(await isIn(token)).toBe(false);
  } finally {
    vi.useRealTimers();
    company.isDown = false;
  }
});

test("[SEC-25] a logout at the provider ends its sessions at once; a forged or used token ends none", async () => {
  const { subject } = hire();
  const { token } = await enter(subject);
  const other = await enter(hire().subject);
  const notify = async (logoutToken: string): Promise<number> => {
    const request = { method: "POST" as const, form: { logout_token: logoutToken } };
    return (await callApi(cms, "/oidc/back-channel-logout", request)).status;
  };
  const good = await company.logoutToken({ sub: subject });
  const [head = "", body = ""] = good.split(".");
  for (const bad of [
    "",
    "x.y.z",
    `${head}.${body}.`,
    `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`,
    await company.logoutToken({ sub: subject, nonce: "n" }),
    await company.logoutToken({ sub: subject, events: {} }),
    await company.logoutToken({}),
  ])
    expect(await notify(bad), bad).toBe(400);
  expect(await isIn(token)).toBe(true);
  expect(await notify(good)).toBe(200);
  expect(await isIn(token)).toBe(false);
  expect(await isIn(other.token)).toBe(true);
  expect(await notify(good)).toBe(400);
});

test("[SEC-25] a callback is valid once, in the browser that began it, and for ten minutes", async () => {
  const { back, cookie } = await enter(hire().subject);
  const word = async (path: string, headers: Record<string, string>): Promise<string> => {
    const response = await callApi(cms, path, { headers });
    expect(response.status).toBe(303);
    return whereTo(response);
  };
  const state = "/admin/login?company=state";
  expect(await word(back, { cookie })).toBe(state);
  company.person = hire().subject;
  const begun = await callApi(cms, "/oidc/begin");
  const address = new URL(whereTo(begun));
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    nonce: expect.stringMatching(/.{40}/),
    redirect_uri: "http://127.0.0.1:4000/cms/api/oidc/callback",
  });
  const second = tail(await company.walk(address.href));
  expect(await word(second, {})).toBe(state);
  expect(await word(second, { cookie })).toBe(state);
  expect(await word(second, { cookie: "oidc=forged" })).toBe(state);
  expect(
    await word(second.replace(/state=[^&]+/, "state=forged"), { cookie: cookieOf(begun) }),
  ).toBe(state);
  const refused = `/oidc/callback?error=access_denied&state=${address.searchParams.get("state")}&iss=${company.issuer}`;
  expect(await word(refused, { cookie: cookieOf(begun) })).toBe("/admin/login?company=refused");
});

test("[SEC-25] a logout here removes the tokens", async () => {
  const { subject } = hire();
  const { token } = await enter(subject);
  expect((await callApi(cms, "/users/logout", { method: "POST", token })).status).toBe(200);
  expect(await isIn(token)).toBe(false);
  expect(await storedOf(subject)).toMatchObject({ ended: true, refreshToken: null });
});

test("[SEC-25] a recent company login counts as one's own password, for ten minutes", async () => {
  const { subject } = hire({ groups: ["web-admins"] });
  const add = async (token: string, email: string): Promise<number> => {
    const body = { email, password: "four-words-of-mine", role: "editor" };
    return (await callApi(cms, "/users", { method: "POST", body, token })).status;
  };
  const { token } = await enter(subject, { fresh: true });
  expect(await add(token, "added-1@example.com")).toBe(201);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  try {
    vi.advanceTimersByTime(9 * 60_000);
    expect(await add(token, "added-2@example.com")).toBe(201);
    vi.advanceTimersByTime(90_000);
    expect(await add(token, "added-3@example.com")).toBe(400);
  } finally {
    vi.useRealTimers();
  }
});
