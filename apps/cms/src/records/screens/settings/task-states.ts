/** What each task of the settings has now, in a few words. */
import { VENDOR_NAMES, VENDORS, vendorsOf } from "@meridian/contract/tags";
import { languageIn } from "#admin-ui/words/formats.ts";
import type { Words } from "#admin-ui/words/words.ts";

/** Of the form: a field's value, or the number of a list's rows. */
export interface FormValues {
  value: (path: string) => unknown;
  rows: (path: string) => number;
  t: Words;
}

/** Of none, of one and of several. */
const counted = (t: Words, n: number, [none, one, many]: [string, string, string]): string =>
  n === 0 ? t(none) : t.count(n, one, many);

const listed = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const COUNTERS: Record<string, string> = {
  own: "visits counted by this site",
  plausible: "visits counted by Plausible",
  umami: "visits counted by Umami",
  ga4: "visits counted by Google Analytics",
  none: "visits not counted",
};

const CRAWLERS: Record<string, string> = { answers: "no AI training", none: "no AI crawlers" };

function tagWords({ value, t }: Pick<FormValues, "value" | "t">): string {
  const ids = Object.fromEntries(
    [...VENDOR_NAMES, "gtm", "loads"].map((name) => [name, value(`tags.${name}`)]),
  );
  const on = vendorsOf(ids);
  return on.length > 0
    ? t("{names} with consent", { names: on.map((name) => VENDORS[name].name).join(", ") })
    : "";
}

/** By the task's part of the address. */
const STATES: Record<string, (form: FormValues) => string[]> = {
  "company-and-contact": ({ rows, t }) => [
    counted(t, rows("contact.phones"), [
      "no phone numbers",
      "{n} phone number",
      "{n} phone numbers",
    ]),
    counted(t, rows("geography.offices"), ["no offices", "{n} office", "{n} offices"]),
  ],
  look: ({ value, t }) => [
    t(value("brand.logo") ? "own logo" : "no logo: the name is shown"),
    t(value("theme.dark") ? "dark theme offered" : "no dark theme"),
  ],
  "pages-and-menu": ({ value, rows, t }) => [
    counted(t, listed(value("pages.off")).length, [
      "no pages off",
      "{n} page off",
      "{n} pages off",
    ]),
    counted(t, rows("menu.items"), [
      "default menu",
      "{n} link in the header",
      "{n} links in the header",
    ]),
  ],
  languages: ({ value, t }) => [
    [String(value("language") || "en"), ...listed(value("otherLanguages"))]
      .map((code) => languageIn(t.locale, code))
      .join(", "),
  ],
  "mail-and-forms": ({ value, t }) => [
    t(value("consent") ? "consent text" : "no consent text"),
    t(value("getInTouch") ? "form for leaving visitors" : "no form for leaving visitors"),
  ],
  "search-and-measuring": ({ value, t }) => [
    t(COUNTERS[String(value("analytics.provider") ?? "own")] ?? ""),
    t(CRAWLERS[String(value("crawlers"))] ?? ""),
    tagWords({ value, t }),
  ],
};

/** `3 phone numbers · no offices`; empty for a task without a state. */
export function taskState(task: string, form: FormValues): string {
  const words = (STATES[task]?.(form) ?? []).filter(Boolean).join(" · ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
