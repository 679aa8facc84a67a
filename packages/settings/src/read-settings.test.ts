import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { contentHostSettings } from "#content-host.ts";
import { exampleFile, SECTIONS } from "#documents.ts";
import * as kinds from "#kinds.ts";
import { readSettings, SettingsError } from "#read-settings.ts";
import { entriesOf, setting, settingsIn, together } from "#setting.ts";
import { siteSettings } from "#site.ts";

const linesOf = (
  settings: v.GenericSchema,
  env: Record<string, string>,
  otherwise?: Record<string, string>,
): string[] => {
  try {
    readSettings(settings, env, otherwise);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.lines;
  }
};

test("an address with a user is refused without printing the password", () => {
  const [line = "", ...rest] = linesOf(siteSettings, {
    CONTENT_HOST: "https://ada:pass@word@host.example/blog",
  });
  expect(rest).toEqual([]);
  expect(line).toContain('CONTENT_HOST is "https://…@host.example/blog"');
  expect(line).toContain("CONTENT_LOGIN");
  expect(linesOf(siteSettings, { CONTENT_LOGIN: "no-colon" })).toEqual([
    "CONTENT_LOGIN has a value that cannot be used; it must be user and password, separated by a colon",
  ]);
});

const settings = v.object({
  port: setting("PORT", kinds.port, "A port.", { default: "3000" }),
  contact: setting("CONTACT", kinds.contact, "A contact."),
  secret: setting("SECRET", kinds.secret, "A secret.", { isSecret: true }),
  mail: together(
    {
      url: setting("SMTP_URL", kinds.smtpUrl, "A server.", { isSecret: true }),
      to: setting("MAIL_TO", kinds.mailAddresses, "Recipients."),
    },
    ({ url, to }, report) => {
      if (url && !to) report("MAIL_TO is not set");
      return url && to && { url, to };
    },
  ),
});

test("a setting that is not set, or empty, has its default or none; a fallback comes first", () => {
  expect(readSettings(settings, { PORT: "", CONTACT: "  " })).toEqual({
    port: 3000,
    contact: undefined,
    secret: undefined,
    mail: undefined,
  });
  expect(readSettings(settings, { PORT: " 80 " }, { port: "81", secret: "s".repeat(16) })).toEqual({
    port: 80,
    secret: "s".repeat(16),
  });
});

test("all wrong settings are reported at once, secrets without their values, groups by their own rule", () => {
  expect(linesOf(settings, { PORT: "x", SECRET: "hunter2", SMTP_URL: "smtp://mail.test" })).toEqual(
    [
      'PORT is "x"; it must be a port, 0 to 65535 (0 takes a free one)',
      "SECRET has a value that cannot be used; it must be at least 16 characters",
      "MAIL_TO is not set",
    ],
  );
  expect(linesOf(settings, { SMTP_URL: "smtp:/user:pass" })).toEqual([
    "SMTP_URL has a value that cannot be used; it must be smtp://user:password@host:587 or smtps://…",
  ]);
});

const every = SECTIONS.flatMap(({ settings: ofSection }) => ofSection);
const ofApps = [siteSettings, contentHostSettings].flatMap((app) => settingsIn(entriesOf(app)));

test("[SEC-30] each secret may be in a separate file, and nothing else", async () => {
  const folder = await mkdtemp(join(tmpdir(), "secrets-"));
  const [good, empty] = [join(folder, "good"), join(folder, "empty")];
  await writeFile(good, "  a secret of 24 characters\r\n");
  await writeFile(empty, "\n");
  const names = ofApps.flatMap(({ name, isSecret }) => (isSecret ? [name] : []));
  expect(names).toEqual(
    expect.arrayContaining(["PURGE_SECRET", "DATABASE_URL", "S3_SECRET_ACCESS_KEY", "CDN_TOKEN"]),
  );
  for (const name of names) {
    const one = v.object({ it: setting(name, kinds.secret, "It.", { isSecret: true }) });
    expect(readSettings(one, { [`${name}_FILE`]: good })).toEqual({
      it: "a secret of 24 characters",
    });
  }
  const missing = join(folder, "none");
  expect(linesOf(settings, { SECRET_FILE: missing, PORT_FILE: good })).toEqual([
    `SECRET_FILE is "${missing}"; this file cannot be read (ENOENT)`,
  ]);
  expect(linesOf(settings, { SECRET_FILE: empty }, { secret: "s".repeat(16) })).toEqual([
    `SECRET_FILE is "${empty}"; this file is empty`,
  ]);
  expect(linesOf(settings, { SECRET_FILE: good, SECRET: "hunter2-hunter2-hunter2" })).toEqual([
    `SECRET_FILE is "${good}"; SECRET is set too; remove one of the two`,
  ]);
  await rm(folder, { recursive: true });
});

test("every setting is documented once, in whole sentences, and each app accepts its own defaults", () => {
  const names = every.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(ofApps.filter(({ name }) => !names.includes(name))).toEqual([]);
  expect(every.filter(({ meaning }) => !/^(?:[A-Z0-9]|off ).*[.)]$/.test(meaning))).toEqual([]);
  const shown = Object.fromEntries(
    every.map(({ name, shownDefault }) => [name, shownDefault ?? ""]),
  );
  for (const app of [siteSettings, contentHostSettings]) expect(linesOf(app, shown)).toEqual([]);
});

test("a value that could be a password is never in a line: every address with a user is secret", () => {
  const open = every.filter(
    ({ name, isSecret }) => /SECRET|PASSWORD$|(?<!SITE_)KEY$/.test(name) && !isSecret,
  );
  expect(open.map(({ name }) => name)).toEqual([]);
});

test("the written file names each setting once, with who reads it", () => {
  expect(exampleFile().match(/^#SITE_URL=/gm)).toHaveLength(1);
  expect(exampleFile()).toContain("\n# [site, content host] Scheme and host of the site,");
  expect(exampleFile()).toContain("\n# [site; secret] Signs captcha challenges");
});

test("[SEC-11] the contact for vulnerabilities is an e-mail address or a page, written as a link", () => {
  const read = (CONTACT: string) => readSettings(settings, { CONTACT }).contact;
  expect(read("security@example.com")).toBe("mailto:security@example.com");
  expect(read("https://example.com/security")).toBe("https://example.com/security");
  for (const other of ["example.com", "http://example.com/security", "a@b\nContact: c@d"])
    expect(linesOf(settings, { CONTACT: other })).toHaveLength(1);
});
