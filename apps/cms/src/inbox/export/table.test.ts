import {
  contactForm,
  priceRequestForm,
  resumeForm,
  surveyForm,
  type FormKind,
} from "@meridian/contract/forms";
import { officeLabels } from "@meridian/messages/forms/office-labels";
import { languageOf } from "@meridian/messages/language";
import { expect, test } from "vitest";
import { headOf, rowOf } from "#inbox/export/table.ts";
import { summaryOf } from "#inbox/save-submission.ts";

const FORMS: FormKind[] = [contactForm, resumeForm, priceRequestForm, surveyForm];

test.each(FORMS)("[LANG-40] every field of the form $kind has a label and a column", (form) => {
  const labels = officeLabels(languageOf("de").language.t);
  const fields = Object.fromEntries(form.fields.map(({ name }) => [name, `value of ${name}`]));
  const row = rowOf({
    id: 1,
    kind: form.kind,
    status: "new",
    fields,
    ...summaryOf(fields),
  } as never);
  const others = headOf(labels).indexOf("Other fields");
  for (const { name } of form.fields) {
    expect(labels).toHaveProperty([name]);
    expect(row).toContain(fields[name]);
  }
  expect(row[others]).toBe("");
});
