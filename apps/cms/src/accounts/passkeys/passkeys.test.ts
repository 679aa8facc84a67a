import { expect, test, vi } from "vitest";
import { placeAt } from "#accounts/passkeys/place.ts";
import type { AuditLog, Passkey, User } from "#payload-types.ts";
import { callApi, sessionIn } from "#testing/api.ts";
import { newDevice, type Challenge, type Device } from "#testing/authenticator.ts";
import { testCms } from "#testing/test-cms.ts";

const PASSWORD = "a-test-password";
const ORIGIN = "https://cms.example.com";
const cms = testCms({ url: ORIGIN, loginFloor: 0, loginRate: null });

interface Question {
  options: Challenge;
  ticket: string;
}
const post = (path: string, body: unknown, token?: string) =>
  callApi(cms, `/users${path}`, { method: "POST", body, token });
const login = (email: string, more: object = {}) =>
  post("/login", { email, password: PASSWORD, ...more });
let count = 0;
async function newUser(
  role: User["role"] = "editor",
): Promise<{ id: number; email: string; token: string }> {
  const email = `passkey-${++count}@example.com`;
  const { id } = await cms.payload.create({
    collection: "users",
    data: { email, password: PASSWORD, role },
  });
  return { id, email, token: sessionIn(await login(email)) };
}
async function add(token: string, device: Device, name = "My key"): Promise<Response> {
  const begun = await post("/passkeys/begin", { password: PASSWORD }, token);
  expect(begun.status).toBe(200);
  const { options, ticket }: Question = await begun.json();
  return post("/passkeys/confirm", { ticket, response: device.make(options), name }, token);
}
async function question(): Promise<Question> {
  return (await post("/passkeys/ask", {})).json();
}
const enter = async (device: Device, given?: Question): Promise<Response> => {
  const { options, ticket } = given ?? (await question());
  return post("/passkeys/login", { ticket, response: device.use(options) });
};
const audited = async (event: AuditLog["event"]): Promise<string[]> =>
  (
    await cms.payload.db.find<AuditLog>({
      collection: "audit-log",
      where: { event: { equals: event } },
      pagination: false,
    })
  ).docs.map(({ who, detail }) => `${who}: ${detail}`);

test("[SEC-27] a passkey is added with one's own password, logs in by itself, is named and removed, and the audit log records it", async () => {
  const { email, token } = await newUser();
  const other = sessionIn(await login(email));
  expect((await post("/passkeys/begin", { password: "wrong" }, token)).status).toBe(422);
  expect((await post("/passkeys/begin", { password: PASSWORD })).status).toBe(401);
  const devices = [newDevice(ORIGIN), newDevice(ORIGIN)] as const;
  const added: { id: number } = await (await add(token, devices[0])).json();
  expect((await add(token, devices[1], "Phone")).status).toBe(200);
  expect(await (await callApi(cms, "/users/me", { token: other })).json()).toMatchObject({
    user: null,
  });
  for (const device of devices) {
    const answer = await enter(device);
    expect(answer.status).toBe(200);
    const me = await callApi(cms, "/users/me", { token: sessionIn(answer) });
    expect(await me.json()).toMatchObject({ user: { email } });
  }
  expect((await post("/passkeys/rename", { id: added.id, name: "Desk" }, token)).status).toBe(200);
  const stranger = await newUser();
  for (const id of ["9".repeat(400), "x", null])
    expect((await post("/passkeys/rename", { id, name: "Desk" }, token)).status).toBe(404);
  expect((await post("/passkeys/rename", { id: added.id, name: "x" }, stranger.token)).status).toBe(
    404,
  );
  const remove = (by: string, password = PASSWORD) =>
    post("/passkeys/remove", { id: added.id, password }, by);
  expect((await remove(stranger.token)).status).toBe(404);
  expect((await remove(token, "wrong")).status).toBe(422);
  expect((await remove(token)).status).toBe(200);
  expect((await enter(devices[0])).status).toBe(401);
  expect((await enter(devices[1])).status).toBe(200);
  expect((await audited("passkey")).toSorted()).toEqual([`${email}: My key`, `${email}: Phone`]);
  expect(await audited("passkey-removed")).toEqual([`${email}: Desk`]);
  expect(await audited("login")).toContain(`${email}: by a passkey: Phone`);
});

test("[SEC-27] with a password it is the second factor: neither the password alone nor another user's passkey logs in", async () => {
  const [own, strange] = [newDevice(ORIGIN), newDevice(ORIGIN)];
  const [{ email, token }, other] = [await newUser(), await newUser()];
  await add(token, own);
  await add(other.token, strange);
  const wanted = async (): Promise<{
    secondFactor: string;
    takesCode: boolean;
    passkey: Question;
  }> => {
    const answer = await login(email);
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([401, null]);
    return answer.json();
  };
  const { secondFactor, takesCode, passkey } = await wanted();
  expect([secondFactor, takesCode]).toEqual(["needed", false]);
  own.isVerifying = false;
  const given = { ticket: passkey.ticket, response: own.use(passkey.options) };
  expect((await login(email, { passkey: given })).status).toBe(200);
  // Valid once.
  expect(await (await login(email, { passkey: given })).json()).toMatchObject({
    secondFactor: "wrong-passkey",
  });
  const { options, ticket } = (await wanted()).passkey;
  expect((await login(email, { passkey: { ticket, response: strange.use(options) } })).status).toBe(
    401,
  );
  expect((await login(email, { code: "123456" })).status).toBe(401);
  // This challenge does not log in without the password.
  const again = (await wanted()).passkey;
  expect((await enter(own, again)).status).toBe(401);
});

test("[SEC-27] as the only factor it requires finger, face or PIN; a cloned key, another origin, a late, forged or used answer does not log in", async () => {
  const device = newDevice(ORIGIN);
  const { id, email, token } = await newUser();
  await add(token, device);
  device.isVerifying = false;
  expect((await enter(device)).status).toBe(401);
  device.isVerifying = true;
  device.origin = "https://cms.example.com.evil.example";
  expect((await enter(device)).status).toBe(401);
  device.origin = ORIGIN;
  const challenge = await question();
  expect((await enter(device, challenge)).status).toBe(200);
  expect((await enter(device, challenge)).status).toBe(401);
  device.counter = 0;
  expect((await enter(device)).status).toBe(401);
  expect(await audited("login-failed")).toContainEqual(expect.stringMatching(/went backwards/));
  device.counter = 50;
  const late = await question();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60_000 });
  try {
    expect((await enter(device, late)).status).toBe(401);
  } finally {
    vi.useRealTimers();
  }
  for (const body of [null, [], {}, { ticket: "x", response: {} }, { ticket: 1, response: "x" }])
    expect((await post("/passkeys/login", body)).status).toBe(401);
  expect((await post("/passkeys/confirm", { ticket: "x", response: {} }, token)).status).toBe(422);
  // Another user cannot take over or overwrite a registered passkey.
  const { token: theirs } = await newUser();
  expect((await add(theirs, device)).status).toBe(422);
  const stored = await cms.payload.db.findOne<Passkey>({
    collection: "passkeys",
    where: { user: { equals: id } },
  });
  expect(stored).toMatchObject({ credential: device.id });
  expect((await enter(device)).status).toBe(200);
  expect(email).toMatch(/passkey/);
});

test("[SEC-27] an admin removes a colleague's with their own password; a recent login by passkey counts as that", async () => {
  const [device, adminsDevice] = [newDevice(ORIGIN), newDevice(ORIGIN)];
  const [colleague, admin] = [await newUser(), await newUser("admin")];
  await add(colleague.token, device);
  const take = (by: string, password: string) =>
    post(`/${colleague.id}/passkeys/remove`, { password }, by);
  expect((await take(colleague.token, PASSWORD)).status).toBe(403);
  expect((await take(admin.token, "wrong")).status).toBe(422);
  await add(admin.token, adminsDevice);
  const fresh = sessionIn(await enter(adminsDevice));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
  try {
    expect((await take(fresh, "")).status).toBe(422);
  } finally {
    vi.useRealTimers();
  }
  expect((await take(fresh, "")).status).toBe(200);
  expect((await enter(device)).status).toBe(401);
  expect((await login(colleague.email)).status).toBe(200);
  await newUser("admin");
  await cms.payload.delete({ collection: "users", id: admin.id });
  expect((await enter(adminsDevice)).status).toBe(401);
});

test("[SEC-27] a passkey belongs to the admin's host name; browsers store none for an IP address", () => {
  expect(placeAt("https://cms.example.com:8443")).toEqual({
    rpID: "cms.example.com",
    origin: "https://cms.example.com:8443",
  });
  expect(placeAt("http://localhost:4000")?.rpID).toBe("localhost");
  expect([placeAt("http://127.0.0.1:4000"), placeAt("http://[::1]:4000")]).toEqual([null, null]);
});
