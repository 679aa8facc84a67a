import { expect, test } from "vitest";
import { contactForm } from "#forms/contact.ts";
import { priceRequestForm } from "#forms/price-request.ts";
import { resumeForm } from "#forms/resume.ts";
import { surveyForm } from "#forms/survey.ts";
import { differencesOf } from "#form-host/differences.ts";
import { readHostSchema } from "#form-host/host-schema.ts";
import type { FormKind } from "#forms/kind.ts";

const FILE = { rule: "file", field: "file-type", accept: [".doc", ".docx", ".pdf"] };
const notes = (form: FormKind, ...rules: object[]) =>
  differencesOf(readHostSchema({ rules }) ?? expect.unreachable("no schema"), form).map(
    ({ kind, note }) => `${kind}: ${note}`,
  );

test("a form that requires what ours sends has no differences", () => {
  expect(
    notes(
      contactForm,
      FILE,
      { rule: "required", field: "fullname" },
      { rule: "required", field: "email" },
      { rule: "email", field: "email" },
      { rule: "maxlength", field: "description", threshold: 10_000 },
      { rule: "maxfilesize", field: "file-type", threshold: 10 * 1024 * 1024 },
      // An optional field of the host's own does not matter.
      { rule: "maxlength", field: "your-colour", threshold: 5 },
    ),
  ).toEqual([]);
  expect(notes(contactForm)).toEqual([]);
});

test("Contact Form 7's default limit for a line refuses no survey; a lower one that an answer can exceed does", () => {
  const limits = (threshold: number) =>
    ["region", "forSeniorFullStack", "teamSize", "skill", "currency"].map((field) => ({
      rule: "maxlength",
      field,
      threshold,
    }));
  expect(notes(surveyForm, ...limits(400))).toEqual([]);
  expect(notes(surveyForm, ...limits(100))).toEqual([
    "refused: has a rule for region (maxlength 100) that no message can keep",
    "refused: has a rule for skill (maxlength 100) that no message can keep",
  ]);
});

test("refused messages come first, then stricter rules, then unreadable ones", () => {
  expect(
    notes(
      contactForm,
      { rule: "quantum", field: "phone" },
      { rule: "maxlength", field: "description", threshold: 2000 },
      { rule: "required", field: "your-name" },
      { ...FILE, accept: [".pdf"] },
      { rule: "maxlength", field: "email", threshold: 5 },
    ),
  ).toEqual([
    "refused: requires your-name, a field that the site's form has not: the host refuses every message",
    "refused: has a rule for email (maxlength 5) that no message can keep",
    "stricter: accepts 2000 characters of description, the site's form 10000: visitors can enter 2000",
    "stricter: does not accept .doc, .docx, which the site's form offers: set filetypes:pdf|doc|docx at its field",
    "unread: has a rule that only the host can judge by: quantum (phone)",
  ]);
});

test("names a field that only some variants of the form have, too", () => {
  expect(notes(resumeForm, FILE, { rule: "required", field: "phone" })).toEqual([
    "refused: requires phone, which the site's form lacks as vacancies, vacancy, join: the host refuses such messages",
  ]);
  expect(notes(priceRequestForm, { rule: "required", field: "team" })).toEqual([
    "refused: requires team, which the site's form lacks as pricing: the host refuses such messages",
  ]);
});

test("a form without a field for the file would drop it", () =>
  expect(notes(contactForm, { rule: "required", field: "fullname" })).toEqual([
    "refused: has no file field file-type: the host drops the file of each message without a word",
  ]));

test("a difference between our optional and their required fields", () =>
  expect(
    notes(
      contactForm,
      FILE,
      { rule: "required", field: "description" },
      { rule: "tel", field: "phone" },
      { rule: "maxfilesize", field: "file-type", threshold: 1024 * 1024 },
    ),
  ).toEqual([
    "stricter: requires description, which is optional in the site's form: it becomes required for visitors",
    "stricter: accepts only telephone numbers as phone, without an extension in words",
    "stricter: accepts a file of 1024 kB, the site's form 10240 kB: set limit:10mb at its field",
  ]));
