import { expect, test } from "vitest";
import { contactForm } from "#forms/contact.ts";
import { resumeForm } from "#forms/resume.ts";
import { surveyForm } from "#forms/survey.ts";
import {
  hostFieldErrors,
  hostFileError,
  plainEmail,
  plainPhone,
  normalizeFields,
} from "#form-host/host-checks.ts";
import { readHostSchema } from "#form-host/host-schema.ts";

const good = { fullname: "Ann Lee", email: "ann@example.com", phone: "", description: "Hello" };
const schemaOf = (...rules: object[]) =>
  readHostSchema({ rules }) ?? expect.unreachable("no schema");
const errorsBy = (rule: object, values: Record<string, string>, variant = "modal") =>
  hostFieldErrors(schemaOf(rule), contactForm, variant, { ...good, ...values });

test("what the host requires is required: with the form's own message, or else the host's", () => {
  const error = "Please fill out this field.";
  expect(errorsBy({ rule: "required", field: "description", error }, { description: "" })).toEqual({
    description: "Fill out the message",
  });
  expect(errorsBy({ rule: "required", field: "phone", error }, {})).toEqual({ phone: error });
  expect(errorsBy({ rule: "required", field: "phone" }, {})).toEqual({
    phone: "Fill out the phone",
  });
  expect(errorsBy({ rule: "required", field: "phone", error }, { phone: "1" })).toEqual({});
});

test("[CON-03] lengths are counted like the host's, with its message", () => {
  const most = { rule: "maxlength", field: "description", threshold: "5", error: "Too long." };
  expect(errorsBy(most, { description: "12345" })).toEqual({});
  expect(errorsBy(most, { description: "123456" })).toEqual({ description: "Too long." });
  expect(errorsBy(most, { description: "12\r\n45" })).toEqual({});
  expect(errorsBy(most, { description: "12😀5" })).toEqual({});
  expect(errorsBy(most, { description: "12😀56" })).toEqual({ description: "Too long." });
  const least = { rule: "minlength", field: "description", threshold: 10 };
  expect(errorsBy(least, { description: "short" })).toEqual({
    description: "Message is too short",
  });
  expect(errorsBy(least, { description: "" })).toEqual({});
});

test("[CON-02] accepts an internationalised address if WordPress has a spelling for it", () => {
  const email = { rule: "email", field: "email", error: "Enter an email address." };
  for (const address of ["maria@münchen.example", "o'brien+x@mail.example.museum"])
    expect(errorsBy(email, { email: address })).toEqual({});
  expect(errorsBy(email, { email: "почта@пример.рф" })).toEqual({
    email: "Fill out with valid email",
  });
  expect(plainEmail("maria@münchen.example")).toBe("maria@xn--mnchen-3ya.example");
  expect(plainEmail("x@xn--80ak6aa92e.com")).toBe("x@xn--80ak6aa92e.com");
  for (const none of ["", "a", "a@", "@b.co", "почта@пример.рф"])
    expect(plainEmail(none)).toBeNull();
});

test.each([
  ["+44 20 7946 0123", "+44 20 7946 0123"],
  ["(020) 7946-0123", "(020) 7946-0123"],
  ["020.7946.0123", "020 7946 0123"],
  ["020–7946—0123", "020-7946-0123"],
  ["+49\u00a0(0)\u00a030/123456", "+49 (0) 30/123456"],
  ["+44 20 7946 0123 ext. 5", null],
  ["call me", null],
  ["12345", null],
  ["1234567890123456", null],
  ["+", null],
])("the number %j is sent as %j", (number, plain) => expect(plainPhone(number)).toBe(plain));

test("reports a number with an extension in words before any thanks", () => {
  const tel = { rule: "tel", field: "phone", error: "Please enter a telephone number." };
  expect(errorsBy(tel, { phone: "+44 20 7946 0123 ext. 5" })).toEqual({
    phone: "Please enter a telephone number.",
  });
  expect(errorsBy(tel, { phone: "020.7946.0123" })).toEqual({});
});

test("values are sent in the host's spelling, only where it has a rule", () => {
  const fields = { email: "maria@münchen.example", phone: "020.7946.0123", description: "ü" };
  expect(
    normalizeFields(
      schemaOf({ rule: "email", field: "email" }, { rule: "tel", field: "phone" }),
      fields,
    ),
  ).toEqual({
    email: "maria@xn--mnchen-3ya.example",
    phone: "020 7946 0123",
    description: "ü",
  });
  expect(normalizeFields(schemaOf(), fields)).toEqual(fields);
});

test.each([
  ["a field that the form has not", { rule: "required", field: "your-name" }],
  ["a phone that is no number", { rule: "email", field: "phone" }],
  ["an address of five characters", { rule: "maxlength", field: "email", threshold: 5 }],
  ["a message of no characters", { rule: "maxlength", field: "description", threshold: 0 }],
  ["a longer message than ours can be", { rule: "minlength", field: "phone", threshold: 90 }],
  ["a text that is a file", { rule: "requiredfile", field: "phone" }],
  ["another file", { rule: "requiredfile", field: "photo" }],
])("no visitor is turned away for %s: the owner must correct it", (_, rule) => {
  expect(errorsBy(rule, { phone: "123456", description: "x" })).toEqual({});
  expect(hostFileError(schemaOf(rule), contactForm, "main", undefined)).toBeNull();
});

test("a visitor cannot fill in a field that is not on the page", () => {
  const schema = schemaOf({ rule: "required", field: "phone" });
  const values = { fullname: "Ann", email: "a@b.co", description: "x", vacancy: "" };
  expect(hostFieldErrors(schema, resumeForm, "vacancy", values)).toEqual({});
  expect(hostFieldErrors(schema, resumeForm, "career-post", values)).toEqual({
    phone: "Fill out the phone",
  });
  expect(
    hostFieldErrors(
      schemaOf({ rule: "required", field: "vacancy" }),
      resumeForm,
      "vacancy",
      values,
    ),
  ).toEqual({});
});

test("an advised choice has its own message when the host requires it", () =>
  expect(
    hostFieldErrors(
      schemaOf({ rule: "required", field: "specialization", error: "x" }),
      resumeForm,
      "vacancies",
      {},
    ),
  ).toEqual({ specialization: "Specialisation is required" }));

test("a text built from boxes is only held to rules that boxes can meet", () =>
  expect(
    hostFieldErrors(
      schemaOf({ rule: "maxlength", field: "region", threshold: 3 }),
      surveyForm,
      "survey",
      { region: "Middle East (Israel, UAE)" },
    ),
  ).toEqual({}));

test("files: required, of a kind, of a size", () => {
  const file = { name: "Plan.PDF", size: 2 * 1024 * 1024 };
  const error = (rule: object, given: typeof file | null = file, variant = "main") =>
    hostFileError(
      schemaOf({ field: "file-type", ...rule }),
      contactForm,
      variant,
      given ?? undefined,
    );
  expect(error({ rule: "requiredfile", error: "Add one" }, null)).toBe("Add one");
  expect(error({ rule: "requiredfile" }, null, "modal")).toBeNull();
  expect(error({ rule: "file", accept: [".doc", ".docx"] })).toBe(
    "Please add file with correct file format",
  );
  expect(error({ rule: "file", accept: ["application/pdf"] })).toBeNull();
  expect(error({ rule: "file", accept: ["application/*"] })).toBeNull();
  // Accepting only pictures excludes documents: only the owner can correct it.
  expect(error({ rule: "file", accept: ["image/*"] })).toBeNull();
  expect(error({ rule: "maxfilesize", threshold: 1024 * 1024, error: "Too large" })).toBe(
    "Too large",
  );
  expect(error({ rule: "maxfilesize", threshold: 10 })).toBeNull();
  expect(error({ rule: "minfilesize", threshold: 3 * 1024 * 1024 })).toBe(
    "Please add a larger file",
  );
});
