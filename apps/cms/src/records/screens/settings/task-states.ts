/** What each task of the settings has now, in a few words. */
import { VENDOR_NAMES, VENDORS, vendorsOf } from "@meridian/contract/tags";
import { namedLanguage } from "@meridian/messages/languages";

/** Of the form: a field's value, or the number of a list's rows. */
export interface FormValues {
  value: (path: string) => unknown;
  rows: (path: string) => number;
}

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? "no" : count} ${count === 1 ? one : many}`;

const listed = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const COUNTERS: Record<string, string> = {
  own: "visits counted by this site",
  plausible: "visits counted by Plausible",
  umami: "visits counted by Umami",
  ga4: "visits counted by Google Analytics",
  none: "visits not counted",
};

const CRAWLERS: Record<string, string> = { answers: "no AI training", none: "no AI crawlers" };

function tagWords(value: FormValues["value"]): string {
  const ids = Object.fromEntries(
    [...VENDOR_NAMES, "gtm", "loads"].map((name) => [name, value(`tags.${name}`)]),
  );
  const on = vendorsOf(ids);
  return on.length > 0 ? `${on.map((name) => VENDORS[name].name).join(", ")} with consent` : "";
}

/** By the task's part of the address. */
const STATES: Record<string, (form: FormValues) => string[]> = {
  "company-and-contact": ({ rows }) => [
    counted(rows("contact.phones"), "phone number"),
    counted(rows("geography.offices"), "office"),
  ],
  look: ({ value }) => [
    value("brand.logo") ? "own logo" : "no logo: the name is shown",
    value("theme.dark") ? "dark theme offered" : "no dark theme",
  ],
  "pages-and-menu": ({ value, rows }) => [
    counted(listed(value("pages.off")).length, "page off", "pages off"),
    rows("menu.items") > 0
      ? counted(rows("menu.items"), "link in the header", "links in the header")
      : "default menu",
  ],
  languages: ({ value }) => [
    [String(value("language") || "en"), ...listed(value("otherLanguages"))]
      .map((code) => namedLanguage(code).name)
      .join(", "),
  ],
  "mail-and-forms": ({ value }) => [
    value("consent") ? "consent text" : "no consent text",
    value("getInTouch") ? "form for leaving visitors" : "no form for leaving visitors",
  ],
  "search-and-measuring": ({ value }) => [
    COUNTERS[String(value("analytics.provider") ?? "own")] ?? "",
    CRAWLERS[String(value("crawlers"))] ?? "",
    tagWords(value),
  ],
};

/** `3 phone numbers · no offices`; empty for a task without a state. */
export function taskState(task: string, form: FormValues): string {
  const words = (STATES[task]?.(form) ?? []).filter(Boolean).join(" · ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
