import { expect, test } from "vitest";
import { adminWords } from "#admin-ui/words/words.ts";
import { namedIn, PAGE_KIND } from "#records/kind-name.ts";

const own = {
  "{language} translation": "Übersetzung ({language})",
  Page: "Seite",
  Settings: "Einstellungen",
  Vacancy: "Stelle",
};
const german = adminWords({ language: "de", translations: { own } as never });

test("[OWN-172] a record's kind is in the user's language, also of a translation; its title stays", () => {
  const named = (kind: string, title: string) => {
    const found = namedIn(german, { kind, title, address: "/a" });
    expect(found.address).toBe("/a");
    return [found.kind, found.title];
  };
  expect(named("Vacancy", "Settings")).toEqual(["Stelle", "Settings"]);
  expect(named("German translation", "Preise")).toEqual(["Übersetzung (Deutsch)", "Preise"]);
  expect(named(PAGE_KIND, "Settings")).toEqual(["Seite", "Einstellungen"]);
});
