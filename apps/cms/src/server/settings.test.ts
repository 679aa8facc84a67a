import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSettings, SettingsError } from "#server/settings.ts";

const secrets = {
  payloadSecret: "p".repeat(32),
  purgeSecret: "q".repeat(32),
  formKey: "f".repeat(32),
};

const wrong = (env: Record<string, string>, stored = secrets): string[] => {
  try {
    readSettings(env, stored);
  } catch (error) {
    if (error instanceof SettingsError) return error.lines;
  }
  return [];
};

test("everything has a default except the secrets", () => {
  expect(readSettings({ DATA_DIR: "/tmp/x" }, secrets)).toMatchObject({
    port: 4000,
    host: "127.0.0.1",
    url: "http://127.0.0.1:4000",
    dataDir: "/tmp/x",
    purgeUrl: "http://127.0.0.1:3000/purge",
    seedDemo: true,
    databaseUrl: undefined,
  });
});

test("the environment overrides the secrets file, and an empty value counts as not set", () => {
  expect(readSettings({ PAYLOAD_SECRET: "s".repeat(20), PURGE_SECRET: "" }, secrets)).toMatchObject(
    { payloadSecret: "s".repeat(20), purgeSecret: secrets.purgeSecret, formKey: secrets.formKey },
  );
});

test("an empty FORM_KEY opens the form addresses", () => {
  expect(readSettings({ FORM_KEY: "" }, secrets).formKey).toBeUndefined();
});

test("CMS_URL follows the port, the purge address the site's port", () => {
  expect(readSettings({ CMS_PORT: "4101", SITE_PORT: "3001" }, secrets)).toMatchObject({
    url: "http://127.0.0.1:4101",
    purgeUrl: "http://127.0.0.1:3001/purge",
    siteUrl: "http://localhost:3001",
  });
});

test("each wrong setting gives one line with its name and the allowed values", () => {
  const lines = wrong({
    CMS_PORT: "eighty",
    CMS_URL: "https://cms.example.com/admin",
    CMS_DATABASE_URL: "mysql://x",
    SEED_DEMO: "yes",
    PURGE_URL: "nowhere",
  });
  expect(lines).toHaveLength(5);
  expect(lines).toContain('CMS_PORT is "eighty"; it must be a port, 1 to 65535');
  expect(lines.map((line) => line.split(" ")[0]).toSorted()).toEqual([
    "CMS_DATABASE_URL",
    "CMS_PORT",
    "CMS_URL",
    "PURGE_URL",
    "SEED_DEMO",
  ]);
});

test("over https the number of proxies is required, because rate limits depend on it; on a local machine there are none", () => {
  expect(wrong({ CMS_URL: "https://cms.example.com" })).toEqual([
    expect.stringMatching(
      /^CMS_TRUST_PROXY is not set; it must be the number of proxies in front \(1 for one nginx\), or none /,
    ),
  ]);
  expect(wrong({ CMS_URL: "https://cms.example.com", CMS_TRUST_PROXY: "" })).toHaveLength(1);
  expect(
    ["1", "2", "none"].map(
      (proxies) =>
        readSettings({ CMS_URL: "https://cms.example.com", CMS_TRUST_PROXY: proxies }, secrets)
          .trustProxy,
    ),
  ).toEqual([1, 2, 0]);
  for (const url of [
    "http://127.0.0.1:4000",
    "https://localhost:4443",
    "http://cms.internal:4000",
    "",
  ])
    expect(readSettings({ CMS_URL: url }, secrets).trustProxy, url).toBe(0);
});

test("both documented deployments set their proxies", () => {
  const read = (name: string): string =>
    readFileSync(join(import.meta.dirname, "../../../..", name), "utf8");
  const [, guide = ""] =
    /In `\.env` at least:\n\n```sh\n([\s\S]*?)```/.exec(read("docs/operations.md")) ?? [];
  const env = Object.fromEntries(
    [...guide.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(readSettings(env, secrets)).toMatchObject({
    url: "https://cms.example.com",
    trustProxy: 1,
  });
  expect(read("compose.yaml")).toMatch(/^ {6}CMS_TRUST_PROXY: "1"$/m);
});

test("a missing secret is named, and a weak one is not printed", () => {
  expect(wrong({}, { ...secrets, payloadSecret: "" })).toEqual([
    expect.stringMatching(/^PAYLOAD_SECRET is not set; it must be at least 16 characters/),
  ]);
  expect(wrong({ FORM_KEY: "hunter2" }).join("\n")).not.toContain("hunter2");
});

test("[SEC-25] the company's login is set completely or not at all, and its groups by name", () => {
  const oidc = {
    OIDC_ISSUER: "https://login.example.com/realms/staff",
    OIDC_CLIENT_ID: "cms",
    OIDC_CLIENT_SECRET: "secret",
    OIDC_ROLES: "CN=Web,OU=Staff=editor, words=translator, admins = x=admin",
  };
  expect(readSettings({}, secrets).oidc).toBeUndefined();
  expect(readSettings(oidc, secrets).oidc).toMatchObject({
    roles: [
      { group: "admins = x", role: "admin" },
      { group: "CN=Web,OU=Staff", role: "editor" },
      { group: "words", role: "translator" },
    ],
    groupsClaims: ["groups"],
  });
  expect(wrong({ OIDC_ISSUER: oidc.OIDC_ISSUER, OIDC_ROLES: "a=admin" })).toEqual([
    expect.stringMatching(/^OIDC_CLIENT_ID is not set/),
    expect.stringMatching(/^OIDC_CLIENT_SECRET is not set/),
  ]);
  expect(wrong({ ...oidc, OIDC_ISSUER: "http://login.example.com", OIDC_ROLES: "a=boss" })).toEqual(
    [expect.stringMatching(/^OIDC_ISSUER is/), expect.stringMatching(/^OIDC_ROLES is/)],
  );
});
