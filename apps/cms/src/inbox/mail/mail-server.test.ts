import {
  openConnections,
  PRIVATE_SETTINGS_TAG,
  type PrivateSettings,
} from "@meridian/contract/site-protocol/private-settings";
import { signedPost } from "@meridian/contract/site-protocol/signature";
import { expect, test, vi } from "vitest";
import { answerPrivateSettings } from "#host/answer-private-settings.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms({ siteUrl: "https://www.example.com" });
const users = testUsers(cms);

const NOTHING = { webhook: null, chats: [], captcha: null };
const PASSWORD = "geheim-Ä-1";
const SERVER = {
  mailHost: " smtp.provider.test ",
  mailPort: 465,
  mailUser: "site@example.com",
  sender: "site@example.com",
  acknowledge: ["contact"],
};
const save = (body: object, role: "admin" | "editor" | "recruiter" = "admin") =>
  callApi(cms, "/globals/notifications", { method: "POST", body, token: users[role].token });

async function connections(at = Date.now()) {
  const call = { for: "private-settings", at };
  const secret = cms.settings.purgeSecret;
  const reply = await answerPrivateSettings(
    new Request("http://cms.test/api/meridian/v1/private-settings", signedPost(call, secret)),
    async () => cms.payload,
    secret,
  );
  const text = await reply.text();
  expect(text).not.toContain(PASSWORD);
  const { sealed = "" } = JSON.parse(text) as PrivateSettings;
  expect(openConnections(sealed, "another-secret-of-no-value")).toBeNull();
  const opened = openConnections(sealed, secret);
  expect(opened?.at).toBe(at);
  return opened?.connections;
}

test("[OWN-102] without a server the site has none; an admin's reaches it, and the site is notified", async () => {
  expect(await connections()).toEqual({ ...NOTHING, mail: null, acknowledge: [] });
  const saved = await save({ ...SERVER, mailPassword: { value: PASSWORD } });
  expect(await saved.text()).not.toContain(PASSWORD);
  expect(saved.status).toBe(200);
  expect(await connections()).toEqual({
    ...NOTHING,
    mail: {
      host: "smtp.provider.test",
      port: 465,
      user: "site@example.com",
      password: PASSWORD,
      from: "site@example.com",
    },
    acknowledge: ["contact"],
  });
  const { docs } = await cms.payload.find({ collection: "purges", sort: "-id", limit: 1 });
  expect(docs[0]?.tags).toEqual([PRIVATE_SETTINGS_TAG]);
});

test("[OWN-101] a save of another window keeps the password; no reply, log or database has it", async () => {
  await save({ ...SERVER, mailPassword: { value: PASSWORD } });
  for (const mailPassword of [undefined, null, "", { isSet: false }]) await save({ mailPassword });
  expect((await connections())?.mail?.password).toBe(PASSWORD);
  const stored = await cms.payload.db.findGlobal({ slug: "notifications" });
  expect(stored).toMatchObject({ mailPassword: { sealed: expect.any(String) as string } });
  const log = await cms.payload.find({ collection: "audit-log", limit: 100 });
  expect(JSON.stringify([stored, log])).not.toContain(PASSWORD);
  const read = await callApi(cms, "/globals/notifications", { token: users.admin.token });
  expect(await read.json()).toMatchObject({ mailPassword: { isSet: true } });
  await save({ mailPassword: { remove: true } });
  expect((await connections())?.mail?.password).toBe("");
});

test("[OWN-101] another server gets no password that was entered for the last one", async () => {
  await save({ ...SERVER, mailPassword: { value: PASSWORD } });
  const moved = await save({ mailHost: "smtp.other.test" });
  expect([moved.status, await moved.text()]).toEqual([
    400,
    expect.stringContaining("Enter it again"),
  ]);
  expect((await connections())?.mail?.host).toBe("smtp.provider.test");
  // Without a server nothing is sent; a server that is entered then needs it again.
  expect((await save({ mailHost: "", sender: "" })).status).toBe(200);
  expect((await save({ ...SERVER, mailHost: "smtp.other.test" })).status).toBe(400);
  const entered = { ...SERVER, mailHost: "smtp.other.test", mailPassword: { value: "another" } };
  expect((await save(entered)).status).toBe(200);
  expect((await connections())?.mail).toMatchObject({
    host: "smtp.other.test",
    password: "another",
  });
});

test("[OWN-101] after PAYLOAD_SECRET was changed there is no mail server until the password is entered again", async () => {
  await save({ ...SERVER, mailPassword: { value: PASSWORD } });
  const { secret } = cms.payload;
  cms.payload.secret = "another-secret-of-the-content-host";
  try {
    expect((await connections())?.mail).toBeNull();
    const read = await cms.payload.findGlobal({ slug: "notifications" });
    expect(read.mailPassword).toEqual({ isSet: true, isUnreadable: true });
  } finally {
    cms.payload.secret = secret;
  }
  expect((await connections())?.mail?.password).toBe(PASSWORD);
});

test("[OWN-102] others than admins neither read nor write it, nor send tests", async () => {
  for (const role of ["editor", "recruiter", "author"] as const) {
    const { token } = users[role];
    expect((await callApi(cms, "/globals/notifications", { token })).status, role).toBe(403);
    const body = { mailHost: "smtp.other.test" };
    const options = { method: "POST", body, token } as const;
    expect((await callApi(cms, "/globals/notifications", options)).status).toBe(403);
    const sent = await callApi(cms, "/globals/notifications/test-mail", options);
    expect(sent.status).toBe(403);
  }
});

test.each([
  [{ mailHost: "10.0.0.5" }, "private network"],
  [{ mailHost: "127.0.0.1" }, "private network"],
  [{ mailHost: "localhost" }, "server's name alone"],
  [{ mailHost: "smtp://mail.example.com" }, "server's name alone"],
  [{ mailHost: "a.example.com\\r\\nX: y" }, "server's name alone"],
  [{ mailPort: 22 }, "Ports for sending mail"],
  [{ mailPort: "0x24b" }, "Ports for sending mail"],
  [{ sender: "someone@gmail.test" }, "not a domain of this site"],
  [{ sender: "a@evilexample.com" }, "not a domain of this site"],
  [{ sender: "a@com" }, ""],
  [{ sender: "" }, "Name the address"],
  [{ dkimSelector: "a b" }, "A selector is a word"],
])("[OWN-103] [OWN-104] %j is refused with the reason", async (change, words) => {
  const reply = await save({ ...SERVER, mailPassword: { value: PASSWORD }, ...change });
  expect(reply.status).toBe(400);
  expect(await reply.text()).toContain(words);
});

test("[OWN-104] the domain of the company's public address, and those above and below the site's, may send", async () => {
  for (const sender of ["a@example.com", "a@mail.example.com", "a@www.example.com"])
    expect((await save({ ...SERVER, sender })).status, sender).toBe(200);
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { contact: { email: "hello@company.test" } } as never,
  });
  expect((await save({ ...SERVER, sender: "jobs@company.test" })).status).toBe(200);
});
