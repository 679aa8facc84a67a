import { createClient, siteConfigSchema, withSettings } from "@meridian/contract";
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { validMessages } from "#records/globals/site-settings/language.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const FILE = "packages/demo/content/site-settings.json";
const file = v.parse(siteConfigSchema, JSON.parse(readFileSync(FILE, "utf8")));
const cms = testCms({ siteConfig: FILE });

const save = (data: object) => cms.payload.updateGlobal({ slug: "site-settings", data });
const publish = (data: object) => save({ ...data, _status: "published" });

async function shown() {
  const client = createClient({
    host: "http://cms.test",
    log: { warn: () => undefined },
    fetch: (address) => answerGet(new URL(String(address)), cms.payload),
  });
  const { site, breaches } = withSettings(file, await client.read("settings"));
  expect(breaches).toEqual([]);
  return { language: site.language, messages: site.messages };
}

test("[LANG-01] [LANG-02] the language and an owner's messages reach the site; emptied, the built-in ones apply again", async () => {
  const id = { "shell.skip": "Lewati ke konten" };
  await publish({
    language: "de",
    messages: { de: { "form.clear": "Leeren", "shell.skip": "" }, id },
  });
  expect(await shown()).toEqual({
    language: "de",
    messages: { de: { "form.clear": "Leeren" }, id },
  });
  await publish({ language: "en", messages: {} });
  expect(await shown()).toEqual({ language: "en", messages: {} });
});

test("[LANG-02] a message that cannot be used is not published", async () => {
  await expect(publish({ messages: { de: { "form.privacy": "Datenschutz" } } })).rejects.toThrow(
    "Words of the site",
  );
  await expect(publish({ language: "Deutsch" })).rejects.toThrow("Language of the site");
  expect(await shown()).toEqual({ language: "en", messages: {} });
});

test("[LANG-02] a stored message that a release has removed does not prevent publishing", async () => {
  const messages = { de: { "form.gone": "Weg", "form.clear": "Leeren" } };
  await cms.payload.updateGlobal({ slug: "site-settings", data: { messages }, draft: true });
  await publish({ getInTouch: true });
  expect((await shown()).messages).toEqual({ de: { "form.clear": "Leeren" } });
});

const codes = "sq ar hy az eu be bn bs bg ca hr cs da nl et fi fr gl ka de el".split(" ");
test.each([
  [{ de: { "form.privacy": "Datenschutz" } }, "German, form.privacy: Add {link}."],
  [{ de: { "form.gone": "Weg" } }, "German, form.gone: There is no message with this key."],
  [{ de: { "form.clear": "x".repeat(1001) } }, "German, form.clear: Use 1000 characters at most."],
  [{ xx: {} }, "xx is not a language code such as de or pt-BR."],
  [{ de: "Leeren" }, "Send texts by language and key: {language: {key: text}}."],
  [
    Object.fromEntries(codes.map((code) => [code, {}])),
    "Write words in 20 languages at most: there are 21.",
  ],
])("[LANG-02] %j is refused with its key and the reason", (messages, reason) => {
  expect(validMessages(messages)).toBe(reason);
});

test("[LANG-02] of many problems three are listed, with the number of the others", () => {
  const gone = ["a", "b", "c", "d", "e"].map((key) => [`form.${key}`, "Weg"]);
  expect(validMessages({ de: Object.fromEntries(gone) })).toMatch(
    /form\.c: .+ 2 more have a problem, too\.$/,
  );
});
