import type {
  Connections,
  ReadPrivateSettings as Known,
} from "@meridian/contract/site-protocol/private-settings";
import { expect, test } from "vitest";
import { connectionsOf } from "#server/forms/connections.ts";

const own: Connections = {
  mail: {
    host: "smtp.provider.test",
    port: 465,
    user: "site@example.com",
    password: "p@ss:wörd/1",
    from: "site@example.com",
  },
  acknowledge: ["contact"],
  webhook: { url: "https://hooks.example.com/in", secret: "0123456789abcdef" },
  chats: [{ app: "slack", url: "https://hooks.slack.test/s", kinds: ["resume"] }],
  captcha: { provider: "turnstile", siteKey: "site", secret: "hidden" },
};
const known = (connections: Connections | null): Known => ({
  recipients: { forms: { contact: ["sales@example.com"] }, vacancies: {}, languages: {} },
  connections,
});
const of = (
  connections: Connections | null,
  settings: Parameters<typeof connectionsOf>[0]["settings"] = {},
) => connectionsOf({ settings, privateSettings: { latest: () => known(connections) } });

test("[OWN-102] the admin's server is used by name, with its login, to public addresses only", async () => {
  const mail = of(own).mail();
  const { username, password, host } = new URL(mail?.url ?? "");
  expect([decodeURIComponent(username), decodeURIComponent(password), host]).toEqual([
    "site@example.com",
    "p@ss:wörd/1",
    "smtp.provider.test:465",
  ]);
  await expect(mail?.resolve?.("localhost")).rejects.toThrow("private network");
  expect(of({ ...own, mail: null }).mail()).toBeUndefined();
  expect(of(null).mail()).toBeUndefined();
});

test.each([
  ["smtp.müller.example", "smtp.xn--mller-kva.example"],
  ["2a00:1450::1", "[2a00:1450::1]"],
  ["192.0.2.5", "192.0.2.5"],
])("[OWN-102] %s is used as the DNS and addresses write it", (host, written) => {
  const mail = of({ ...own, mail: own.mail && { ...own.mail, host } }).mail();
  expect(new URL(mail?.url ?? "").hostname).toBe(written);
});

test("[OWN-102] the environment wins, and says what it sets without its secrets", () => {
  const mail = {
    url: "smtp://u:secret@10.0.0.5:25",
    from: "relay@example.com",
    to: ["a@b.test"],
    acknowledge: undefined,
  };
  const fixed = of(own, { mail });
  expect(fixed.mail()).toEqual({ url: mail.url, from: mail.from, to: mail.to });
  expect(fixed.fixed()).toEqual({ mail: { server: "10.0.0.5:25", from: "relay@example.com" } });
  // What it leaves open is the admin's.
  expect(["contact", "survey"].map((kind) => fixed.acknowledges(kind as "contact"))).toEqual([
    true,
    false,
  ]);
  expect(of(own, { mail: { ...mail, acknowledge: true } }).acknowledges("survey")).toBe(true);
  expect(of(own, { mail: { ...mail, acknowledge: false } }).acknowledges("contact")).toBe(false);
  expect(of(own).fixed()).toEqual({});
});

test("[OWN-120] the admin's webhook and chats are used, to public addresses only; the environment's win group by group", async () => {
  const { webhook, chats } = of(own);
  expect([webhook()?.url, chats()]).toEqual(["https://hooks.example.com/in", own.chats]);
  await expect(webhook()?.fetch?.("https://127.0.0.1/in")).rejects.toThrow();
  expect([of(null).webhook(), of(null).chats()]).toEqual([undefined, []]);
  const hook = { url: "http://10.0.0.7/in?key=hidden", secret: "environment's secret" };
  const chat = { app: "teams", url: "https://teams.test/secret", kinds: undefined } as const;
  const captcha = { provider: "altcha" } as const;
  const fixed = of(own, { webhook: hook, chats: [chat], captcha });
  expect([fixed.webhook(), fixed.chats(), fixed.captcha()]).toEqual([hook, [chat], captcha]);
  expect(fixed.fixed()).toEqual({ webhook: "10.0.0.7", chats: ["teams.test"], captcha: "altcha" });
  expect(of(own, { webhook: hook }).chats()).toEqual(own.chats);
});

test("[OWN-121] a token is read again before a login, once a minute, and its problem is the reason", async () => {
  let [token, reads] = ["token-1", 0];
  const withToken = (): Known => ({
    ...known({
      ...own,
      mail: own.mail && {
        ...own.mail,
        oauth: { accessToken: token, problem: token ? "" : "The token service refuses." },
      },
    }),
  });
  const { mail } = connectionsOf({
    settings: {},
    privateSettings: {
      latest: withToken,
      async refresh() {
        reads += 1;
        token = "token-2";
      },
    },
  });
  expect(await Promise.all([mail()?.accessToken?.(), mail()?.accessToken?.()])).toEqual([
    "token-2",
    "token-2",
  ]);
  expect(reads).toBe(1);
  token = "";
  await expect(mail()?.accessToken?.()).rejects.toThrow("The token service refuses.");
  expect(of(own).mail()?.accessToken).toBeUndefined();
});
