/** Who gets an e-mail of each new submission: by form, and by language (OWN-35, OWN-119). */
import type { ArrayFieldValidation, Field, TextField } from "payload";
import { SUBMISSION_KINDS } from "#inbox/kinds.ts";
import { languageField } from "#inbox/languages.ts";
import { recipients } from "#records/fields/recipients.ts";
import { rows } from "#records/fields/rows.ts";

/** The field of each form's kind. */
export const FIELD_OF = {
  contact: "contact",
  resume: "resume",
  "price-request": "priceRequest",
  survey: "survey",
} as const;

const field = (name: string, label: string, more = ""): TextField => {
  const description = `Press Enter after each address. ${more}`.trim();
  const { admin, ...rest } = recipients(name, { label, description });
  return { ...rest, admin: { ...admin, position: undefined } } as TextField;
};

const named = field("recipients", "Recipients");
const atLeastOne = {
  ...named,
  validate: (value: unknown, options: never) =>
    Array.isArray(value) && value.length > 0
      ? (named.validate?.(value as never, options) ?? true)
      : "Name one address at least.",
} as TextField;

/** The forms of a row; without a choice all. */
export const formsOf = (forms: readonly string[] | null | undefined): readonly string[] =>
  forms?.length ? forms : Object.keys(FIELD_OF);

const eachOnce: ArrayFieldValidation = (given) => {
  const all = (given ?? []).flatMap((row) => {
    const { language, forms }: { language?: string; forms?: string[] } = Object(row);
    return formsOf(forms).map((form) => `${language} ${form}`);
  });
  return (
    new Set(all).size === all.length ||
    "A form of one language is in two rows. Write all its addresses in one row."
  );
};

const byLanguage: Field = {
  ...rows("languages", {
    row: "Language",
    label: "Other recipients for a language",
    titled: "language",
    isOpen: true,
    description:
      "They get the e-mails of what is sent from pages in this language, in place of the recipients above. A vacancy's own addresses come first: of those, only the ones that are named here, too, get what is sent in this language, and its recruiter; all of them if none is named here.",
    fields: [
      languageField,
      {
        name: "forms",
        type: "select",
        hasMany: true,
        options: SUBMISSION_KINDS,
        admin: { description: "Without a choice: all forms." },
      },
      atLeastOne,
    ],
  }),
  maxRows: 40,
  validate: eachOnce,
};

export const recipientFields: Field[] = [
  field(FIELD_OF.contact, "Contact messages"),
  field(FIELD_OF.resume, "Applications", "A vacancy can have its own addresses in their place."),
  field(FIELD_OF["price-request"], "Price requests"),
  field(FIELD_OF.survey, "Surveys"),
  byLanguage,
];
