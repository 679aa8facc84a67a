import type { Vacancy as VacancyRecord, Wire } from "@meridian/contract";
import type { Field } from "#records/mapping/field.ts";
import { text } from "#records/mapping/kinds.ts";
import type { Vacancy } from "#payload-types.ts";

type AskedQuestion = NonNullable<Vacancy["questions"]>[number];

/** The row's id stays the same through all changes of its words and in all languages. */
export const questions: Field<
  AskedQuestion[] | null | undefined,
  Wire<"vacancy">[number]["questions"],
  VacancyRecord["questions"],
  AskedQuestion[]
> = {
  write: (stored) =>
    (stored ?? []).map(({ id, label, kind, required, options }) => ({
      key: id ?? "",
      label: text.write(label),
      kind,
      required: required === true,
      options: kind === "choice" ? text.write(options) : "",
    })),
  read: (asked) =>
    asked.map(({ label, kind, required, options }) => ({
      label,
      kind,
      required,
      options: options.join("\n"),
    })),
};
