import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadSettings, readEnvironment, type SettingsError } from "#server/config/settings.ts";

let dataDir: string;
const given = {
  PURGE_SECRET: "p".repeat(16),
  FORM_SECRET: "f".repeat(16),
  FORM_KEY: "k".repeat(16),
};
const wrong = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readEnvironment(env);
    return [];
  } catch (error) {
    return (error as SettingsError).message.split("\n");
  }
};

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "site-settings-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe("defaults", () => {
  test("nothing set is a working site on this machine", async () => {
    expect(await loadSettings({ DATA_DIR: dataDir })).toMatchObject({
      port: 3000,
      bind: undefined,
      siteUrl: "http://localhost:3000",
      contentHost: "http://127.0.0.1:4000",
      pageTtl: 60_000,
      trustProxy: { hops: 0 },
      logLevel: "info",
      mail: undefined,
    });
  });

  test("an empty text counts as unset, and the address follows the port", async () => {
    expect(
      await loadSettings({ DATA_DIR: dataDir, SITE_URL: "", SITE_PORT: "4200", SMTP_URL: "  " }),
    ).toMatchObject({ siteUrl: "http://localhost:4200", mail: undefined });
  });

  test("a host on this machine is known by each of its names, another only by those given", async () => {
    expect(
      (await loadSettings({ ...given, DATA_DIR: dataDir, CONTENT_HOST: "http://localhost:4000" }))
        .contentAliases,
    ).toEqual(["http://localhost:4000", "http://127.0.0.1:4000", "http://[::1]:4000"]);
    expect(
      (
        await loadSettings({
          ...given,
          DATA_DIR: dataDir,
          CONTENT_HOST: "https://cms.example.com/blog/",
        })
      ).contentAliases,
    ).toEqual([]);
    expect(
      await loadSettings({
        ...given,
        DATA_DIR: dataDir,
        CONTENT_HOST: "http://wordpress/",
        CONTENT_ALIASES: "https://example.com, https://www.example.com",
      }),
    ).toMatchObject({
      contentHost: "http://wordpress",
      contentAliases: ["https://example.com", "https://www.example.com"],
    });
  });
});

test("another host's REST, time and home page are set; what cannot be is named", async () => {
  expect(
    await loadSettings({
      ...given,
      DATA_DIR: dataDir,
      CONTENT_API: "/wp-json/",
      CONTENT_TIMEOUT: "12s",
      HOME_PAGE: "start",
    }),
  ).toMatchObject({ contentApi: "/wp-json", contentTimeout: 12_000, homePage: "start" });
  expect((await loadSettings({ ...given, DATA_DIR: dataDir })).contentTimeout).toBe(5000);
  expect(readEnvironment({ CONTENT_API: "?rest_route=" }).contentApi).toBe("?rest_route=");
  expect(
    wrong({ CONTENT_API: "wp-json", CONTENT_TIMEOUT: "0", HOME_PAGE: "/a page?x" }),
  ).toHaveLength(3);
});

test("the bundled content host is found by its own settings", async () => {
  expect(
    await loadSettings({
      ...given,
      DATA_DIR: dataDir,
      CMS_PORT: "4100",
      CMS_URL: "https://cms.example.com",
    }),
  ).toMatchObject({
    contentHost: "http://127.0.0.1:4100",
    contentAliases: [
      "https://cms.example.com",
      "http://localhost:4100",
      "http://127.0.0.1:4100",
      "http://[::1]:4100",
    ],
  });
});

describe("secrets", () => {
  test("those not given come from the data folder, the others from the environment", async () => {
    const first = await loadSettings({ DATA_DIR: dataDir, PURGE_SECRET: given.PURGE_SECRET });
    const stored = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8")) as Record<
      string,
      string
    >;
    expect(first).toMatchObject({
      purgeSecret: given.PURGE_SECRET,
      formSecret: stored.formSecret,
      formKey: stored.formKey,
    });
    expect(first.formSecret).toHaveLength(64);
  });

  test("all given, nothing is written", async () => {
    await loadSettings({ ...given, DATA_DIR: dataDir });
    expect(existsSync(join(dataDir, "secrets.json"))).toBe(false);
  });

  test("a damaged file is a wrong setting, with its name", async () => {
    writeFileSync(join(dataDir, "secrets.json"), "{");
    await expect(loadSettings({ DATA_DIR: dataDir })).rejects.toThrow(
      /^DATA_DIR is .*secrets\.json is damaged/,
    );
  });
});

describe("wrong settings", () => {
  test("all of them are reported at once, with the value and what it must be", () => {
    expect(
      wrong({
        SITE_PORT: "80a",
        SITE_URL: "www.example.com",
        TRUST_PROXY: "yes",
        LOG_LEVEL: "loud",
        MAIL_TO: "no-address",
      }),
    ).toEqual([
      'SITE_URL is "www.example.com"; it must be scheme and host alone, such as https://www.example.com',
      'SITE_PORT is "80a"; it must be a port, 0 to 65535 (0 takes a free one)',
      'LOG_LEVEL is "loud"; it must be one of trace, debug, info, warn, error, fatal, silent',
      'TRUST_PROXY is "yes"; it must be none, the number of proxies in front, or their addresses (10.0.0.0/8, ::1) separated by commas',
      'MAIL_TO is "no-address"; it must be e-mail addresses, separated by commas',
    ]);
  });

  test("a data folder that cannot be written to is one", async () => {
    writeFileSync(join(dataDir, "file"), "");
    await expect(loadSettings({ ...given, DATA_DIR: join(dataDir, "file") })).rejects.toThrow(
      /^DATA_DIR is .*; it must be a folder this user may write to \(E\w+\)$/,
    );
  });

  test("a value that may hold a password is not repeated", () => {
    expect(wrong({ DATABASE_URL: "mysql://root:hunter2@db/x", FORM_SECRET: "short" })).toEqual([
      "FORM_SECRET has a value that cannot be used; it must be at least 16 characters",
      "DATABASE_URL has a value that cannot be used; it must be postgres://user:password@host/name",
    ]);
  });

  test.each([
    ["SITE_URL", "https://example.com/site"],
    ["SITE_URL", "ftp://example.com"],
    ["SITE_BIND", "everywhere"],
    ["CONTENT_HOST", "https://user:pass@example.com"],
    ["CONTENT_HOST", "https://example.com/?x=1"],
    ["CONTENT_ALIASES", "https://example.com,nothing"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["PAGE_TTL", "soon"],
    ["PAGE_CACHE_MB", "0"],
    ["FORM_RATE_ADDRESS", "20"],
    ["FORM_RATE_OVERALL", "0/1m"],
    ["CLAMD_URL", "http://127.0.0.1:3310"],
    ["CAPTCHA_PROVIDER", "none"],
    ["FORM_CONTACT_URL", "/feedback"],
    ["FORM_RESUME_URL", "0"],
    ["FORM_SURVEY_URL", "12a"],
    ["SMTP_URL", "mail.example.com"],
  ])("%s may not be %s", (name, value) => {
    expect(wrong({ [name]: value })[0]).toMatch(new RegExp(`^${name} `));
  });

  test("--check prints one line each and ends with status 1", async () => {
    const check = (env: Record<string, string>) =>
      promisify(execFile)(process.execPath, [join(import.meta.dirname, "settings.ts"), "--check"], {
        env,
      });
    await expect(check({ PAGE_TTL: "soon" })).rejects.toMatchObject({
      code: 1,
      stderr: 'site settings: PAGE_TTL is "soon"; it must be a time such as 60s, 5m or 12h\n',
    });
    expect((await check({})).stderr).toBe("");
  });
});

test("a captcha's vendor needs both its keys, and the secret is not repeated", async () => {
  expect(wrong({ CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SECRET: "hunter2" })).toEqual([
    "CAPTCHA_SITE_KEY is not set; with CAPTCHA_PROVIDER=turnstile it must be the one the vendor gave you",
  ]);
  const settings = await loadSettings({
    ...given,
    DATA_DIR: dataDir,
    CAPTCHA_PROVIDER: "hcaptcha",
    CAPTCHA_SITE_KEY: "site",
    CAPTCHA_SECRET: "hunter2",
  });
  expect(settings.captcha).toEqual({ provider: "hcaptcha", siteKey: "site", secret: "hunter2" });
});

test("how often a form may be sent is a number in a time, or off", async () => {
  const guards = async (env: NodeJS.ProcessEnv) =>
    (await loadSettings({ ...given, DATA_DIR: dataDir, ...env })).formGuards;
  expect(await guards({})).toEqual({
    rates: { perAddress: { posts: 20, seconds: 600 }, overall: { posts: 600, seconds: 60 } },
    questionRates: {
      perAddress: { posts: 5, seconds: 3600 },
      overall: { posts: 60, seconds: 3600 },
    },
    quickestMs: 2000,
    captchaWork: 250,
    clamdUrl: undefined,
    uploadsAtOnce: 32,
  });
  expect(
    (await guards({ FORM_RATE_ADDRESS: "off", FORM_RATE_OVERALL: "5/1h" })).rates?.overall,
  ).toEqual({ posts: 5, seconds: 3600 });
  expect(
    await guards({
      FORM_RATE_ADDRESS: "off",
      FORM_RATE_OVERALL: "off",
      FORM_QUESTION_ADDRESS: "off",
      FORM_QUESTION_OVERALL: "off",
      FORM_QUICKEST: "0",
      CAPTCHA_WORK: "4",
      CLAMD_URL: "unix:///run/clamd.ctl",
    }),
  ).toEqual({
    rates: undefined,
    questionRates: undefined,
    quickestMs: 0,
    captchaWork: 4,
    clamdUrl: "unix:///run/clamd.ctl",
    uploadsAtOnce: 32,
  });
});

test.each([
  ["90", 90_000],
  ["5m", 300_000],
  ["250 ms", 250],
])("PAGE_TTL %s is %d ms", (written, ms) => {
  expect(readEnvironment({ PAGE_TTL: written }).pageTtl).toBe(ms);
});

test("half of a way out is refused, for it would deliver nothing in silence", () => {
  expect(wrong({ SMTP_URL: "smtp://mail.test" })).toEqual([
    expect.stringMatching(/^MAIL_TO is not set/),
  ]);
  // The admin of the content host names the recipients.
  expect(wrong({ SMTP_URL: "smtp://mail.test", MAIL_FROM: "site@example.com" })).toEqual([]);
  expect(wrong({ MAIL_TO: "a@example.com" })).toEqual([
    expect.stringMatching(/^SMTP_URL is not set/),
  ]);
  expect(wrong({ MAIL_ACKNOWLEDGE: "1" })).toEqual([expect.stringMatching(/^SMTP_URL is not set/)]);
  expect(wrong({ WEBHOOK_URL: "https://hook.test/x" })).toEqual([
    expect.stringMatching(/^WEBHOOK_SECRET is not set/),
  ]);
  expect(wrong({ WEBHOOK_SECRET: "0123456789abcdef" })).toEqual([
    expect.stringMatching(/^WEBHOOK_URL is not set/),
  ]);
  expect(
    wrong({
      SMTP_URL: "smtp://mail.test",
      MAIL_TO: "a@example.com",
      WEBHOOK_URL: "https://hook.test/x",
      WEBHOOK_SECRET: "0123456789abcdef",
    }),
  ).toEqual([]);
});

test("letters come from the first who gets them, unless another is named, and visitors get none by default", async () => {
  const set = {
    DATA_DIR: dataDir,
    SMTP_URL: "smtp://mail.test",
    MAIL_TO: "a@example.com, b@example.com",
    RETENTION_DAYS: "90",
  };
  expect(await loadSettings(set)).toMatchObject({
    mail: {
      url: "smtp://mail.test",
      to: ["a@example.com", "b@example.com"],
      from: "a@example.com",
    },
    retentionDays: 90,
  });
  expect(
    await loadSettings({ ...set, MAIL_FROM: "site@example.com", MAIL_ACKNOWLEDGE: "1" }),
  ).toMatchObject({ mail: { from: "site@example.com", acknowledge: true } });
});
