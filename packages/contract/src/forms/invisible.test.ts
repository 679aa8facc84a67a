import { expect, test } from "vitest";
import { checkFields } from "#forms/check.ts";
import { contactForm } from "#forms/contact.ts";
import type { FormKind } from "#forms/kind.ts";
import { priceRequestForm } from "#forms/price-request.ts";
import { resumeForm } from "#forms/resume.ts";
import { surveyForm } from "#forms/survey.ts";

/** Characters that are pasted along with an address. */
const INVISIBLE = [
  ..."\u200b\u200c\u200d\u200e\u202a\u202c\u2060\u2066\u2069\ufeff\u00ad\ufe0f\ufffc",
];
const FORMS: FormKind[] = [contactForm, resumeForm, priceRequestForm, surveyForm];
const fieldsOf = (type: string) =>
  FORMS.flatMap((form) =>
    form.fields.filter((field) => field.type === type).map((field) => ({ form, ...field })),
  );
const check = (form: FormKind, name: string, value: string) => {
  const [variant = ""] = Object.keys(form.variants);
  const { values, errors } = checkFields(form, variant, { [name]: value });
  return { value: values[name], error: errors[name] };
};

test.each(fieldsOf("email"))(
  "$form.kind: an address with an invisible character is the address",
  ({ form, name }) => {
    for (const sign of INVISIBLE)
      for (const written of [
        `ann@example.com${sign}`,
        `${sign}ann@example.com`,
        `ann${sign}@exa${sign}mple.com ${sign}`,
      ])
        expect([JSON.stringify(written), check(form, name, written)]).toEqual([
          JSON.stringify(written),
          { value: "ann@example.com", error: undefined },
        ]);
  },
);

test.each(fieldsOf("tel"))(
  "$form.kind: a phone number with an invisible character is the number",
  ({ form, name }) => {
    for (const sign of INVISIBLE)
      expect(check(form, name, ` ${sign}+44 20${sign} 7946 0123${sign}`)).toEqual({
        value: "+44 20 7946 0123",
        error: undefined,
      });
  },
);

test("a joiner between letters of its script belongs to the address", () => {
  const address = "نامه\u200cای@نامه\u200cای.com";
  expect(check(contactForm, "email", `${address}\u200c`)).toEqual({
    value: address,
    error: undefined,
  });
});

test("invisible characters alone count as empty", () => {
  for (const form of FORMS)
    for (const { name, required } of form.fields.filter(
      (field) => field.required && field.type !== "choice" && field.type !== "hidden",
    ))
      expect([form.kind, name, check(form, name, " \u200b\u2060 ").error]).toEqual([
        form.kind,
        name,
        required,
      ]);
});

test("in a name and a message they stay: some scripts and emoji need them", () => {
  const words = "👩‍💻 می\u200cخواهم";
  expect(check(contactForm, "fullname", words).value).toBe(words);
  expect(check(contactForm, "description", words).value).toBe(words);
});
