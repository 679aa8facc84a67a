import { expect, test } from "vitest";
import { SUSPICIONS } from "@meridian/contract/forms";
import { partsOf, type Parts } from "#inbox/parts.ts";
import { english } from "#testing/english.ts";

const LABELS = { email: "Email", phone: "Phone", description: "Message", _utm_source: "Source" };
const of = (fields: Record<string, string>): Parts => partsOf({ fields }, LABELS, english);

test("[OWN-38] a submission has its sender's addresses as links, then what was written, then facts of the visit", () => {
  const parts = of({
    _utm_source: "google",
    fullname: "Ann Lee",
    email: "ann@example.com",
    phone: "+44 (0)20 7946-0123",
    description: "Hello\n\nAnn",
    specialization: "Android",
    company: "",
    _consent_at: "2026-11-29T07:59:50.300Z",
    _language: "de",
    _suspicious: "hidden-field",
  });
  expect(parts.ways.map(({ href }) => href)).toEqual([
    "mailto:ann@example.com",
    "tel:+4402079460123",
  ]);
  expect(parts.words).toEqual([{ name: "description", label: "Message", value: "Hello\n\nAnn" }]);
  expect(parts.answers.map(({ value }) => value)).toEqual(["Android"]);
  expect(parts.facts.map(({ label, value }) => [label, value])).toEqual([
    ["Source", "google"],
    ["_consent_at", "2026-11-29 07:59 UTC"],
    ["_language", "German"],
  ]);
  expect(parts.suspicion).toBe(SUSPICIONS["hidden-field"]);
});

test("every field that was sent is in one part, and a phone in words is no link", () => {
  const fields = {
    phone: "after six: 123",
    "your-email": "b@example.com",
    unknown: "x",
    _new: "y",
  };
  const { ways, words, answers, facts } = of(fields);
  expect(
    [ways, words, answers, facts]
      .flat()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(fields).toSorted());
  expect(ways.map(({ href }) => href)).toEqual(["", "mailto:b@example.com"]);
});
