/** What a vacancy pays (OWN-122). The settings can demand it (OWN-124). */
import { PERIODS, payProblem, type Pay } from "@meridian/contract/entities/salary";
import type { GroupField, NumberField, PayloadRequest } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import { untranslated } from "#records/fields/untranslated.ts";

const FORS: Record<(typeof PERIODS)[number], string> = {
  hour: "an hour",
  day: "a day",
  week: "a week",
  month: "a month",
  year: "a year",
};

const WORDS: Record<keyof Pay, string> = {
  from: "Write an amount above 0, or leave it empty.",
  to: "Write an amount above 0 that is not below the lower one, or leave it empty.",
  currency: "Write the three letters of a currency, such as EUR or USD.",
  period: "Choose for how long: an hour, a day, a week, a month or a year.",
};

async function isDemanded({ payload }: PayloadRequest): Promise<boolean> {
  const settings = await payload.db.findGlobal<{
    _status?: string;
    vacancies?: { salaryRequired?: boolean | null };
  }>({ slug: "site-settings", select: { _status: true, vacancies: true } });
  return settings !== null && isPublished(settings) && settings.vacancies?.salaryRequired === true;
}

const isNone = ({ from, to }: Pay): boolean => (from ?? null) === null && (to ?? null) === null;

/** Of one field of the salary: its own problem. Drafts are not checked. */
const checked =
  (field: keyof Pay) =>
  async (_: unknown, { siblingData, req }: { siblingData: Pay; req: PayloadRequest }) => {
    if (field === "from" && isNone(siblingData) && (await isDemanded(req)))
      return "The settings demand a salary of each vacancy (Settings, Pages and menu, Vacancies). Write at least one amount.";
    return payProblem(siblingData)?.field === field ? WORDS[field] : true;
  };

const amount = (name: "from" | "to", label: string): NumberField => ({
  name,
  label,
  type: "number",
  validate: checked(name),
});

export const salaryField = (): GroupField => ({
  name: "salary",
  type: "group",
  admin: {
    description:
      "Shown on the vacancy, in lists and in the filter, and sent to search engines (not if it is net). One amount is enough: without the other it is “from” or “up to”.",
  },
  fields: [
    {
      type: "row",
      fields: [
        amount("from", "From"),
        amount("to", "To"),
        untranslated({
          name: "currency",
          label: "Currency",
          type: "text",
          validate: checked("currency"),
          hooks: {
            beforeValidate: [
              ({ value }) => (typeof value === "string" ? value.trim().toUpperCase() : value),
            ],
          },
          admin: { description: "Three letters, such as EUR" },
        }),
        {
          name: "period",
          label: "For",
          type: "select",
          options: PERIODS.map((value) => ({ value, label: FORS[value] })),
          validate: checked("period"),
        },
        {
          name: "tax",
          label: "Tax",
          type: "select",
          options: [
            { value: "gross", label: "Gross: before tax" },
            { value: "net", label: "Net: after tax" },
          ],
        },
      ],
    },
  ],
});
