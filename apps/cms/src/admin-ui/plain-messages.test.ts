import { tmpdir } from "node:os";
import { join } from "node:path";
import { de } from "payload/i18n/de";
import { en } from "payload/i18n/en";
import { buildConfig } from "payload";
import { expect, test } from "vitest";
import { cmsConfig } from "#host/cms-config.ts";
import { readSettings } from "#server/settings.ts";
import { plainGerman } from "#admin-ui/plain-german.ts";
import { inOwnSpelling, inSentenceCase, plainMessages } from "#admin-ui/plain-messages.ts";
import { shownTexts } from "#testing/shown-texts.ts";

const SECRET = "of-no-value-outside-the-tests";
const JARGON = /\b[A-Z]{2,}_[A-Z_]+\b|\.json\b|\bMIME\b/;

type Messages = Record<string, Record<string, string>>;

test("no label or description names a setting, a file or a MIME type; e-mail has one spelling", async () => {
  const config = await buildConfig(
    await cmsConfig(
      // The folder does not exist, so no file is created.
      readSettings(
        { DATA_DIR: join(tmpdir(), "no-such-folder") },
        { payloadSecret: SECRET, purgeSecret: SECRET },
      ),
    ),
  );
  const texts = shownTexts([config.collections, config.globals]);
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => JARGON.test(text))).toEqual([]);
  expect(texts.filter((text) => /\bemails?\b/i.test(text))).toEqual([]);
});

test("each message replaces one of Payload's and uses only its values", () => {
  const original = en.translations as unknown as Messages;
  const replaced = plainMessages.translations?.en as unknown as Messages;
  const valuesIn = (text = "") => text.match(/\{\{\w+\}\}/g) ?? [];
  for (const [group, messages] of Object.entries(replaced))
    for (const [name, message] of Object.entries(messages)) {
      const before = original[group]?.[name];
      expect(before, `${group}:${name}`).toBeTypeOf("string");
      expect(valuesIn(before)).toEqual(expect.arrayContaining(valuesIn(message)));
    }
});

test("e-mail has the spelling of the admin's other words in Payload's messages; values stay", () => {
  expect(["Email Address", "No emails", "{{email}} of the email"].map(inOwnSpelling)).toEqual([
    "E-mail Address",
    "No e-mails",
    "{{email}} of the e-mail",
  ]);
  expect(plainMessages.translations?.en).toMatchObject({ general: { email: "E-mail" } });
});

test("Payload's labels have capitals as the admin's own; sentences, abbreviations and values stay", () => {
  expect(
    [
      "Create New",
      "Previously a Draft",
      "Enable API Key",
      "Per Page: {{limit}}",
      "{{label}} Relationship",
      "Leave it. You lose nothing.",
      "You cancel <1>Changes</1>",
    ].map(inSentenceCase),
  ).toEqual([
    "Create new",
    "Previously a draft",
    "Enable API key",
    "Per page: {{limit}}",
    "{{label}} relationship",
    "Leave it. You lose nothing.",
    "You cancel <1>Changes</1>",
  ]);
  expect(plainMessages.translations?.en).toMatchObject({
    general: { createNew: "Create new", item: "Row", noLabel: "–" },
    version: { saveDraft: "Save draft", compareVersions: "What changed" },
  });
});

test("[OWN-172] each German message replaces one of Payload's and uses only its values", () => {
  const original = de.translations as unknown as Messages;
  for (const [group, messages] of Object.entries<Record<string, string>>(plainGerman))
    for (const [name, message] of Object.entries(messages)) {
      const before = original[group]?.[name];
      expect(before, `${group}:${name}`).toBeTypeOf("string");
      const values = message.match(/\{\{\w+\}\}/g) ?? [];
      expect(before?.match(/\{\{\w+\}\}/g) ?? []).toEqual(expect.arrayContaining(values));
    }
});
