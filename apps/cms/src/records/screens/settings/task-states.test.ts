import { expect, test } from "vitest";
import { adminWords } from "#admin-ui/words/words.ts";
import german from "#records/german/screens.json" with { type: "json" };
import { taskState } from "#records/screens/settings/task-states.ts";
import { english } from "#testing/english.ts";

const inGerman = adminWords({ language: "de", translations: { own: german } as never });

const values: Readonly<Record<string, unknown>> = {
  language: "en",
  otherLanguages: ["de"],
  "analytics.provider": "none",
  crawlers: "answers",
  "pages.off": ["blog"],
};
const rows: Readonly<Record<string, number>> = { "geography.offices": 1, "menu.items": 7 };
const form = { value: (path: string) => values[path], rows: (path: string) => rows[path] ?? 0 };

test.each([
  ["company-and-contact", "No phone numbers · 1 office", "Keine Telefonnummern · 1 Büro"],
  [
    "pages-and-menu",
    "1 page off · 7 links in the header",
    "1 Seite ausgeschaltet · 7 Links in der Kopfzeile",
  ],
  ["languages", "English, German", "Englisch, Deutsch"],
  [
    "look",
    "No logo: the name is shown · no dark theme",
    "Kein Logo: Der Name wird gezeigt · keine dunkle Darstellung",
  ],
  [
    "search-and-measuring",
    "Visits not counted · no AI training",
    "Besuche werden nicht gezählt · kein KI-Training",
  ],
  ["another task", "", ""],
])("[OWN-172] the state of the settings' task %s is in the user's language", (task, own, other) => {
  expect(taskState(task, { ...form, t: english })).toBe(own);
  expect(taskState(task, { ...form, t: inGerman })).toBe(other);
});
