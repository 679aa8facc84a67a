import { expect, test } from "vitest";
import { directionOf } from "#direction.ts";
import { offeredLanguages } from "#languages.ts";
import { isKnownKey, messagesWhere, problemsIn } from "#own-messages.ts";
import { placeOf } from "#places.ts";

test("[LANG-02] an owner's messages that cannot be used are listed by language and key", () => {
  const own = {
    de: { "form.clear": "Leeren", "form.privacy": "Siehe Datenschutz." },
    pl: { "form.gone": "Usunięte", "form.clear": "  " },
  };
  expect(problemsIn(own)).toEqual([
    { code: "de", key: "form.privacy", problem: "Add {link}." },
    { code: "pl", key: "form.gone", problem: "There is no message with this key." },
  ]);
  expect(messagesWhere(own, isKnownKey)).toEqual({ de: own.de });
});

test("[LANG-01] the offered languages are in canonical spelling, named in English and in themselves", () => {
  const offered = offeredLanguages();
  expect(offered.length).toBeGreaterThanOrEqual(45);
  expect(new Set(offered.map(({ code }) => code)).size).toBe(offered.length);
  for (const { code, name, own } of offered) {
    expect(new Intl.Locale(code).baseName).toBe(code);
    expect([name, own]).not.toContain(code);
  }
  expect(offered.find(({ code }) => code === "he")).toEqual({
    code: "he",
    name: "Hebrew",
    own: "עברית",
  });
  expect(offered.filter(({ code }) => directionOf(code) === "rtl").map(({ code }) => code)).toEqual(
    ["ar", "ar-EG", "ar-SA", "ar-AE", "he", "fa", "ur"],
  );
});

test("a message's place is in plain words, also for a module without a name", () => {
  expect(placeOf("shell.skip")).toBe("Header, menu and footer");
  expect(placeOf("someThing.new")).toBe("Some thing");
});
