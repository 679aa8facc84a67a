import { beforeEach, expect, test, vi } from "vitest";
import { ensureFirstUser } from "#host/boot.ts";
import type { User } from "#payload-types.ts";
import type { Offer } from "#accounts/second-factor/at-login.ts";
import { codeAt, newRecoveryCodes, newSecret, stepOf } from "#accounts/second-factor/codes.ts";
import { encrypt, decrypt } from "@meridian/contract/site-protocol/encryption";
import { secretOf, ticketFor } from "#accounts/second-factor/ticket.ts";
import { callApi, sessionIn } from "#testing/api.ts";
import { openTestCms } from "#testing/open-cms.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 120_000 });
const PASSWORD = "a-test-password";
const cms = testCms({ loginFloor: 0, loginRate: null });
let count = 0;

beforeEach(() => void vi.useRealTimers());

interface Answer {
  token?: string;
  secondFactor?: string;
  offer?: Offer;
  recoveryCodes?: string[];
  user?: { id: number };
}

async function logIn(email: string, more: object = {}, host = cms): Promise<Answer> {
  const answer = await callApi(host, "/users/login", {
    method: "POST",
    body: { email, password: PASSWORD, ...more },
  });
  return { ...((await answer.json()) as Answer), token: sessionIn(answer) || undefined };
}

async function newUser(
  role: User["role"] = "editor",
  host = cms,
): Promise<{ id: number; email: string }> {
  const email = `user-${++count}@example.com`;
  return host.payload.create({ collection: "users", data: { email, password: PASSWORD, role } });
}

/** Set up as in the account view. */
async function enrolled(role: User["role"] = "editor") {
  const user = await newUser(role);
  const { token } = await logIn(user.email);
  const { ticket, secret } = (await (
    await callApi(cms, "/users/second-factor/begin", {
      method: "POST",
      body: { password: PASSWORD },
      token,
    })
  ).json()) as Offer;
  const answer = await callApi(cms, "/users/second-factor/confirm", {
    method: "POST",
    body: { ticket, code: codeAt(secret, Date.now()) },
    token,
  });
  const { recoveryCodes = [] } = (await answer.json()) as Answer;
  // The confirming code is used; the next is valid half a minute later.
  const later = (): string => codeAt(secret, Date.now() + 30_000);
  return { ...user, token, secret, recoveryCodes, later };
}

test("with a second factor the password alone gives no session, by any way to log in", async () => {
  const { id, email, later } = await enrolled();
  const sessions = async () =>
    (
      (await cms.payload.findByID({ collection: "users", id, showHiddenFields: true })).sessions ??
      []
    ).length;
  const before = await sessions();
  const answer = await callApi(cms, "/users/login", {
    method: "POST",
    body: { email, password: PASSWORD },
  });
  expect([answer.status, answer.headers.get("set-cookie")]).toEqual([401, null]);
  expect(await answer.json()).toEqual({
    errors: [{ message: expect.stringContaining("authenticator app") }],
    secondFactor: "needed",
  });
  await expect(
    cms.payload.login({ collection: "users", data: { email, password: PASSWORD } }),
  ).rejects.toThrow("authenticator app");
  expect(await sessions()).toBe(before);
  expect((await logIn(email, { code: later() })).token).toBeTruthy();
});

test("a wrong password reveals nothing about a second factor, whatever code is sent with it", async () => {
  const { email, later } = await enrolled();
  const plain = await newUser();
  const wrong = { password: "wrong-password", code: later() };
  expect(await logIn(email, wrong)).toEqual(await logIn(plain.email, wrong));
  expect(await logIn(email, wrong)).not.toHaveProperty("secondFactor");
});

test("a code is valid once, and earlier codes are not valid afterwards", async () => {
  const { email, secret, later } = await enrolled();
  expect((await logIn(email, { code: codeAt(secret, Date.now()) })).secondFactor).toBe("wrong");
  const code = later();
  expect((await logIn(email, { code })).token).toBeTruthy();
  expect((await logIn(email, { code })).secondFactor).toBe("wrong");
});

test("the same code twice at the same moment logs in once", async () => {
  const { email, later } = await enrolled();
  const code = later();
  const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(email, { code })));
  expect(answers.filter(({ token }) => token)).toHaveLength(1);
});

test("after five wrong codes even the right one is refused for ten minutes", async () => {
  const { id, email, later } = await enrolled();
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await logIn(email, { code: "000000" })).secondFactor).toBe("wrong");
  expect((await logIn(email, { code: later() })).secondFactor).toBe("paused");
  await cms.payload.db.updateOne({
    collection: "second-factors",
    where: { user: { equals: id } },
    data: { pausedUntil: Date.now() - 1 },
  });
  expect((await logIn(email, { code: later() })).token).toBeTruthy();
});

test("a recovery code is valid once, however it is typed; its stored hash does not reveal it", async () => {
  const { id, email, recoveryCodes, secret } = await enrolled();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = "", second = ""] = recoveryCodes;
  expect(
    (await logIn(email, { code: ` ${first.toUpperCase().replaceAll("-", " ")}` })).token,
  ).toBeTruthy();
  expect((await logIn(email, { code: first })).secondFactor).toBe("wrong");
  const stored = JSON.stringify(
    await cms.payload.db.findOne({ collection: "second-factors", where: { user: { equals: id } } }),
  );
  for (const hidden of [second, second.replaceAll("-", ""), secret])
    expect(stored).not.toContain(hidden);
});

test("setup requires a code of the same secret, in time, by the same user, and ends sessions opened with the password alone", async () => {
  const user = await newUser();
  const [mine, stolen] = [await logIn(user.email), await logIn(user.email)];
  const post = (path: string, body: object, token = mine.token) =>
    callApi(cms, `/users/second-factor/${path}`, { method: "POST", body, token });
  const { ticket, secret, qr, uri } = (await (
    await post("begin", { password: PASSWORD })
  ).json()) as Offer;
  expect(qr).toMatch(/^<svg/);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Your%20company:user-/);
  const code = codeAt(secret, Date.now());
  expect((await post("confirm", { ticket, code: "000000" })).status).toBe(422);
  expect((await post("confirm", { ticket: `${ticket.slice(0, -2)}xx`, code })).status).toBe(410);
  const other = await logIn((await newUser()).email);
  expect((await post("confirm", { ticket, code }, other.token)).status).toBe(410);
  expect(
    (await callApi(cms, "/users/second-factor/begin", { method: "POST", body: {} })).status,
  ).toBe(401);
  expect((await post("confirm", { ticket, code })).status).toBe(200);
  expect((await post("begin", { password: PASSWORD })).status).toBe(409);
  const who = async (token?: string) =>
    ((await (await callApi(cms, "/users/me", { token })).json()) as { user: object | null }).user;
  expect([await who(stolen.token), await who(mine.token)]).toEqual([
    null,
    expect.objectContaining({ id: user.id }),
  ]);
});

test("a user removes their own with a code; only an admin removes another's, and not their own that way", async () => {
  const { id, token, later } = await enrolled();
  const boss = await enrolled("admin");
  const admin = await logIn(boss.email, { code: boss.later() });
  const remove = (path: string, by: string | undefined, body = {}) =>
    callApi(cms, path, { method: "POST", body, token: by });
  expect((await remove("/users/second-factor/remove", token, { code: "000000" })).status).toBe(422);
  expect((await remove(`/users/${boss.id}/second-factor/remove`, token)).status).toBe(403);
  expect((await remove(`/users/${boss.id}/second-factor/remove`, admin.token)).status).toBe(403);
  expect((await remove(`/users/${id}/second-factor/remove`, undefined)).status).toBe(403);
  expect((await remove(`/users/${id}/second-factor/remove`, admin.token)).status).toBe(422);
  expect(
    (await remove(`/users/${id}/second-factor/remove`, admin.token, { password: PASSWORD })).status,
  ).toBe(200);
  expect(
    await cms.payload.db.findOne({ collection: "second-factors", where: { user: { equals: id } } }),
  ).toBeNull();
  const again = await enrolled();
  expect(
    (await remove("/users/second-factor/remove", again.token, { code: again.later() })).status,
  ).toBe(200);
  expect((await logIn(again.email)).token).toBeTruthy();
  expect(later()).toMatch(/^\d{6}$/);
});

test("when admins must have one, they set it up before their first session; editors need none", async () => {
  const strict = await openTestCms({ loginFloor: 0, loginRate: null, requireSecondFactor: true });
  try {
    const admin = await newUser("admin", strict);
    const first = await logIn(admin.email, {}, strict);
    expect(first).toMatchObject({ secondFactor: "enrol", offer: { ticket: expect.any(String) } });
    expect(first.token).toBeUndefined();
    const { ticket = "", secret = "" } = first.offer ?? {};
    expect((await logIn(admin.email, { ticket, code: "000000" }, strict)).secondFactor).toBe(
      "wrong",
    );
    expect(
      (await logIn(admin.email, { ticket: "x", code: codeAt(secret, Date.now()) }, strict))
        .secondFactor,
    ).toBe("enrol");
    const second = await logIn(admin.email, { ticket, code: codeAt(secret, Date.now()) }, strict);
    expect([second.token, second.recoveryCodes]).toEqual([
      expect.any(String),
      expect.objectContaining({ length: 10 }),
    ]);
    expect((await logIn(admin.email, {}, strict)).secondFactor).toBe("needed");
    expect((await logIn((await newUser("editor", strict)).email, {}, strict)).token).toBeTruthy();
  } finally {
    await strict.close();
  }
});

test("ADMIN_RESET lets in an admin who lost device and codes; deleting a user leaves no data", async () => {
  const { id, email } = await enrolled("admin");
  await ensureFirstUser(cms.payload, {
    ...cms.settings,
    adminReset: true,
    adminEmail: email,
    adminPassword: PASSWORD,
  });
  expect((await logIn(email)).token).toBeTruthy();
  const gone = await enrolled();
  await cms.payload.delete({ collection: "users", id: gone.id });
  expect(
    (
      await cms.payload.count({
        collection: "second-factors",
        where: { user: { in: [id, gone.id] } },
      })
    ).totalDocs,
  ).toBe(0);
});

test("an encrypted text opens under its own secret only, and not when altered", () => {
  const encrypted = encrypt("words", "k".repeat(20));
  const altered = (encrypted.startsWith("A") ? "B" : "A") + encrypted.slice(1);
  expect([
    decrypt(encrypted, "k".repeat(20)),
    decrypt(encrypted, "l".repeat(20)),
    decrypt(altered, "k".repeat(20)),
    decrypt("", "k".repeat(20)),
  ]).toEqual(["words", null, null, null]);
  const ticket = ticketFor(7, "S", "k".repeat(20), 0);
  expect([
    secretOf(ticket, 7, "k".repeat(20), 1),
    secretOf(ticket, 8, "k".repeat(20), 1),
    secretOf(ticket, 7, "k".repeat(20), 16 * 60_000),
  ]).toEqual(["S", null, null]);
  expect(secretOf(encrypted, 7, "k".repeat(20), 1)).toBeNull();
});

test("codes are those of RFC 6238, valid now and half a minute before and after", () => {
  // The RFC's secret; its table has eight digits, apps show the last six.
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect([
    codeAt(secret, 59_000),
    codeAt(secret, 1_111_111_109_000),
    codeAt(secret, 20_000_000_000_000),
  ]).toEqual(["287082", "081804", "353130"]);
  const own = newSecret();
  const now = 1_700_000_010_000;
  expect(
    [-60, -30, 0, 30, 60].map((off) => stepOf(codeAt(own, now + off * 1000), own, now) !== null),
  ).toEqual([false, true, true, true, false]);
  expect(
    newRecoveryCodes().every((code) => /^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/.test(code)),
  ).toBe(true);
});
