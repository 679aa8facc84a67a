/** The fields of a submission, by what a colleague does with them. */
import { askedLabels, isAsked, suspicionInWords } from "@meridian/contract/forms";
import type { Words } from "#admin-ui/words/words.ts";
import { ADDED_LABELS } from "#inbox/by-hand/candidate-words.ts";
import { languageName } from "#inbox/languages.ts";
import type { Submission } from "#payload-types.ts";

export interface Part {
  name: string;
  label: string;
  value: string;
}

export interface Parts {
  /** Addresses and phone numbers: the ways to reach the sender. */
  ways: (Part & { href: string })[];
  /** What was written. */
  words: Part[];
  /** Choices and short answers. */
  answers: Part[];
  /** Of the visit, which the site added. */
  facts: Part[];
  /** Why the message may be a machine's; empty without a sign of it. */
  suspicion: string;
}

const WORDS = new Set(["description", "skill", "team"]);
/** The page's heading has these, and the field of the talent pool its last end. */
const NAMES = new Set(["fullname", "fullName", "vacancy", "_talent_pool_until"]);

/** `2026-11-29 07:59 UTC` of an ISO 8601 time; other values as they are. */
const timeIn = (value: string): string =>
  value.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d\.\d{3}Z$/, "$1 $2 UTC");

/** Numbers with an extension or in words cannot be called with a press. */
const isPhone = (value: string): boolean => /^\+?[\d\s()./-]{5,}$/.test(value);

function hrefOf(name: string, value: string): string {
  if (name.toLowerCase().includes("email")) return `mailto:${value}`;
  return name === "phone" && isPhone(value) ? `tel:${value.replace(/[^\d+]/g, "")}` : "";
}

export function partsOf(
  { fields }: Pick<Submission, "fields">,
  labels: Readonly<Record<string, string>>,
  t: Words,
): Parts {
  const parts: Parts = { ways: [], words: [], answers: [], facts: [], suspicion: "" };
  const asked = askedLabels(fields ?? {});
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value === "" || NAMES.has(name) || isAsked(name)) continue;
    const label = name in ADDED_LABELS ? t(labels[name] ?? name) : labels[name];
    const part = { name, label: label ?? asked[name] ?? name, value };
    const href = name in asked ? "" : hrefOf(name, value);
    if (name === "_suspicious") parts.suspicion = t(suspicionInWords(value));
    else if (name === "_language") parts.facts.push({ ...part, value: languageName(value, t) });
    else if (name.startsWith("_")) parts.facts.push({ ...part, value: timeIn(value) });
    else if (href || name === "phone") parts.ways.push({ ...part, href });
    else if (WORDS.has(name)) parts.words.push(part);
    else parts.answers.push(part);
  }
  return parts;
}
