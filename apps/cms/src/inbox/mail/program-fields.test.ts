import { expect, test, vi } from "vitest";
import { readConnections } from "#inbox/mail/read-connections.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

const save = (body: object, role: "admin" | "editor" = "admin") =>
  callApi(cms, "/globals/notifications", { method: "POST", body, token: users[role].token });
const read = async () =>
  (await callApi(cms, "/globals/notifications", { token: users.admin.token })).json();

const SECRETS = ["a webhook's secret", "https://hooks.slack.test/T1/B2", "captcha-secret"] as const;
const [hook, slack, key] = SECRETS;
const ALL = {
  webhookUrl: " https://n8n.example.com/webhook/1 ",
  webhookSecret: { value: hook },
  chats: [
    { app: "slack", address: { value: slack }, forms: ["contact"] },
    { app: "teams", address: { value: "https://teams.test/workflows/1" } },
  ],
  captchaVendor: "turnstile",
  captchaSiteKey: "0x4AAA-site_key",
  captchaSecret: { value: key },
};

test("[OWN-120] webhook, channels and keys of the captcha reach the site; no reply, log or database has their secrets", async () => {
  const saved = await save(ALL);
  expect(saved.status).toBe(200);
  expect(await readConnections(cms.payload)).toMatchObject({
    webhook: { url: "https://n8n.example.com/webhook/1", secret: hook },
    chats: [
      { app: "slack", url: slack, kinds: ["contact"] },
      { app: "teams", url: "https://teams.test/workflows/1" },
    ],
    captcha: { provider: "turnstile", siteKey: "0x4AAA-site_key", secret: key },
  });
  const stored = await cms.payload.db.findGlobal({ slug: "notifications" });
  const log = await cms.payload.find({ collection: "audit-log", limit: 100 });
  const seen = JSON.stringify([await saved.text(), await read(), stored, log]);
  for (const secret of SECRETS) expect(seen).not.toContain(secret);
});

test("[OWN-120] a save of another window keeps the secrets; a channel keeps its own when others move or go", async () => {
  await save(ALL);
  const { chats } = (await read()) as { chats: { id: string; app: string; address: object }[] };
  expect((await save({ chats: chats.toReversed(), webhookSecret: null })).status).toBe(200);
  const urls = async () => (await readConnections(cms.payload)).chats.map(({ url }) => url);
  expect(await urls()).toEqual(["https://teams.test/workflows/1", slack]);
  await save({ chats: chats.slice(0, 1) });
  expect(await urls()).toEqual([slack]);
  expect((await readConnections(cms.payload)).webhook?.secret).toBe(hook);
  // A copy of a row has no address of its own.
  const copied = await save({ chats: [...chats, { app: "teams", address: { isSet: true } }] });
  expect(copied.status).toBe(400);
});

test("[OWN-120] a secret goes to no other address or vendor; what lost its secret is not set", async () => {
  await save(ALL);
  const moves = [{ webhookUrl: "https://other.example.com/" }, { captchaVendor: "hcaptcha" }];
  for (const moved of moves) {
    const refused = await save(moved);
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining("Enter it again"),
    ]);
  }
  const off = { webhookUrl: "", captchaVendor: null, chats: [] };
  expect((await save(off)).status).toBe(200);
  expect(await readConnections(cms.payload)).toMatchObject({
    webhook: null,
    captcha: null,
    chats: [],
  });
  await save(ALL);
  const { secret } = cms.payload;
  cms.payload.secret = "another-secret-of-the-content-host";
  try {
    expect(await readConnections(cms.payload)).toMatchObject({
      webhook: null,
      captcha: null,
      chats: [],
    });
  } finally {
    cms.payload.secret = secret;
  }
});

const chat = (address: unknown, app = "slack", forms?: string[]) => ({ app, address, forms });
test.each([
  [{ webhookUrl: "http://n8n.example.com/" }, "beginning with https://"],
  [{ webhookUrl: "https://localhost/" }, "beginning with https://"],
  [{ webhookUrl: "https://10.0.0.7/in" }, "private network"],
  [{ webhookUrl: "https://[::1]/in" }, "private network"],
  [{ webhookUrl: "https://user:pass@example.com/" }, "without a user"],
  [{ webhookUrl: "https://example.com:8443/" }, "without a port"],
  [{ webhookSecret: { remove: true } }, "Enter a secret"],
  [{ webhookSecret: { value: "short" } }, "at least 16"],
  [{ chats: [chat(null)] }, "Paste the address"],
  [{ chats: [chat({ value: "https://192.168.1.1/x" })] }, "private network"],
  [
    { chats: [chat({ value: slack }), chat({ value: slack }, "slack", ["survey"])] },
    "two channels",
  ],
  [{ captchaSiteKey: "" }, "Paste the site key"],
  [{ captchaSiteKey: "a<b" }, "letters, digits"],
  [{ captchaSecret: { remove: true } }, "Paste the secret key"],
])("[OWN-120] %j is refused with the reason", async (change, words) => {
  const reply = await save({ ...ALL, ...change });
  expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining(words)]);
});

test("[OWN-120] others than admins run no test", async () => {
  for (const what of ["webhook", "chat", "captcha"]) {
    const path = `/globals/notifications/test-${what}`;
    const reply = await callApi(cms, path, { method: "POST", body: {}, token: users.editor.token });
    expect(reply.status, what).toBe(403);
  }
});
