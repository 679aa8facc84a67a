import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GROUPS } from "#environment/declared.ts";
import { exampleFile, settingsPage } from "#environment/documents.ts";
import { readEnvironment, SettingsError } from "#environment/read.ts";
import { SECRETS, withSecretFiles } from "#environment/secret-files.ts";

const wrong = (...args: Parameters<typeof readEnvironment>): string[] => {
  try {
    readEnvironment(...args);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.lines;
  }
};

test("an unset or empty setting has its default, or none", () => {
  expect(
    readEnvironment({ SITE_PORT: "", LOG_LEVEL: "  " }, ["SITE_PORT", "LOG_LEVEL", "CLAMD_URL"]),
  ).toEqual({ SITE_PORT: 3000, LOG_LEVEL: "info", CLAMD_URL: undefined });
});

test("reports all errors at once, secrets without their value, and no unrequested setting", () => {
  expect(
    wrong(
      { SITE_PORT: "x", PURGE_SECRET: "hunter2", SMTP_URL: "smtp:/user:pass", CMS_PORT: "y" },
      ["SITE_PORT", "PURGE_SECRET", "SMTP_URL", "PAYLOAD_SECRET"],
      ["PAYLOAD_SECRET"],
    ),
  ).toEqual([
    'SITE_PORT is "x"; it must be a port, 0 to 65535 (0 takes a free one)',
    "PURGE_SECRET has a value that cannot be used; it must be at least 16 characters",
    "SMTP_URL has a value that cannot be used; it must be smtp://user:password@host:587 or smtps://…",
    "PAYLOAD_SECRET is not set; it must be at least 16 characters",
  ]);
});

test("[SEC-30] each secret may be in a file, and no other setting", async () => {
  const folder = await mkdtemp(join(tmpdir(), "secrets-"));
  const [good, empty] = [join(folder, "good"), join(folder, "empty")];
  await writeFile(good, "  a secret of 24 characters\r\n");
  await writeFile(empty, "\n");
  expect(SECRETS).toEqual(
    expect.arrayContaining(["PURGE_SECRET", "DATABASE_URL", "REDIS_URL", "SMTP_URL"]),
  );
  for (const name of SECRETS)
    expect(withSecretFiles({ [`${name}_FILE`]: good })).toEqual({
      [name]: "  a secret of 24 characters",
    });
  expect(readEnvironment({ PURGE_SECRET_FILE: good }, ["PURGE_SECRET"])).toEqual({
    PURGE_SECRET: "a secret of 24 characters",
  });
  const missing = join(folder, "none");
  expect(
    wrong(
      {
        PURGE_SECRET_FILE: missing,
        PAYLOAD_SECRET_FILE: empty,
        FORM_SECRET_FILE: good,
        FORM_SECRET: "hunter2-hunter2-hunter2",
        SITE_PORT_FILE: good,
      },
      ["SITE_PORT"],
    ),
  ).toEqual([
    `PURGE_SECRET_FILE is "${missing}"; this file cannot be read (ENOENT)`,
    `FORM_SECRET_FILE is "${good}"; FORM_SECRET is set too; take one of the two away`,
    `PAYLOAD_SECRET_FILE is "${empty}"; this file is empty`,
  ]);
  await rm(folder, { recursive: true });
});

test("every setting is explained in whole sentences, and its reader accepts its default", () => {
  const every = GROUPS.flatMap(({ settings }) => Object.entries(settings));
  expect(new Set(every.map(([name]) => name)).size).toBe(every.length);
  expect(every.filter(([, { says }]) => !/^[A-Z0-9].*[.)]$/.test(says))).toEqual([]);
  const values = Object.fromEntries(
    every.map(([name, { byDefault, shown }]) => [name, byDefault ?? shown]),
  );
  const read = every.flatMap(([name, { reads }]) => (reads ? [name] : []));
  expect(wrong(values, read as Parameters<typeof readEnvironment>[1])).toEqual([]);
});

test("a value that could be a password is never printed: every address with a user is secret", () => {
  const every = GROUPS.flatMap(({ settings }) => Object.entries(settings));
  const open = every.filter(
    ([name, { isSecret }]) => /SECRET|PASSWORD$|(?<!SITE_)KEY$/.test(name) && !isSecret,
  );
  expect(open.map(([name]) => name)).toEqual([]);
});

test("the written files name each setting once", () => {
  for (const [text, pattern] of [
    [exampleFile(), /^#SITE_URL=/gm],
    [settingsPage(), /^\| `SITE_URL` \|/gm],
  ] as const)
    expect(text.match(pattern)).toHaveLength(1);
});

test("[SEC-11] the contact for weaknesses is an e-mail address or a page, in a form that a program opens", () => {
  const read = (SECURITY_CONTACT: string) =>
    readEnvironment({ SECURITY_CONTACT }, ["SECURITY_CONTACT"]).SECURITY_CONTACT;
  expect(read("security@example.com")).toBe("mailto:security@example.com");
  expect(read("https://example.com/security")).toBe("https://example.com/security");
  for (const other of ["example.com", "http://example.com/security", "a@b\nContact: c@d"])
    expect(wrong({ SECURITY_CONTACT: other }, ["SECURITY_CONTACT"])).toHaveLength(1);
});
