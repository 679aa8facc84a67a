/** The salary of a vacancy: amounts, currency, and for how long. */
import * as v from "valibot";
import { beyond, labelled, shapedAs, shapeOf } from "#wordpress/shape-of.ts";
import { group } from "#wordpress/shapes.ts";
import { price, text } from "#wordpress/wordpress.ts";

export const PERIODS = ["hour", "day", "week", "month", "year"] as const;
export type Period = (typeof PERIODS)[number];
export const isPeriod = (value: string): value is Period => PERIODS.some((one) => one === value);

/** Largest amount; a larger one is a mistake. */
export const MOST_PAY = 1_000_000_000;

const currencies = new Set(Intl.supportedValuesOf("currency"));
/** By its ISO 4217 code. */
export const isCurrency = (code: string): boolean => currencies.has(code);

export interface Pay {
  from?: number | null | undefined;
  to?: number | null | undefined;
  currency?: string | null | undefined;
  period?: string | null | undefined;
}

const isAmount = (amount: number): boolean => amount > 0 && amount <= MOST_PAY;

/** What is wrong with a salary, and in which field; `null`: nothing, or there is no salary. */
export function payProblem({
  from,
  to,
  currency,
  period,
}: Pay): { field: keyof Pay; problem: string } | null {
  const amounts = { from: from ?? null, to: to ?? null };
  if (amounts.from === null && amounts.to === null) return null;
  for (const field of ["from", "to"] as const)
    if (amounts[field] !== null && !isAmount(amounts[field]))
      return { field, problem: "an amount above 0" };
  if (amounts.from !== null && amounts.to !== null && amounts.to < amounts.from)
    return { field: "to", problem: `at least the lower amount, ${amounts.from}` };
  if (!isCurrency(currency ?? ""))
    return { field: "currency", problem: "the code of a currency, such as EUR" };
  return isPeriod(period ?? "")
    ? null
    : { field: "period", problem: `a period: ${PERIODS.join(", ")}` };
}

const given = group({
  from: labelled("From", beyond(price)),
  to: labelled("To", beyond(price)),
  currency: labelled("Currency", beyond(text), { hint: "Three letters: EUR, USD." }),
  period: labelled("For", beyond(text), {
    choices: { hour: "an hour", day: "a day", week: "a week", month: "a month", year: "a year" },
  }),
  tax: labelled("Tax", beyond(text), { choices: { gross: "gross", net: "net" } }),
});
export type Salary = v.InferOutput<typeof given>;

/** Without amounts there is none: a plugin's form sends the first choice of its lists. */
const plain = ({ from, to, currency, period, tax }: Salary): Salary =>
  from === null && to === null
    ? { from, to, currency: "", period: "", tax: "" }
    : {
        from,
        to,
        currency: currency.toUpperCase(),
        period: period.toLowerCase(),
        tax: ["gross", "net"].find((one) => one === tax.toLowerCase()) ?? "",
      };

/** As a plain host sends it: an amount may be empty, or a text. */
interface WireSalary {
  from: number | string | null;
  to: number | string | null;
  currency: string;
  period: string;
  tax: string;
}

/** A wrong salary reads as none: half of one misleads. `from` or `to` may be missing. */
export const salary = shapedAs<WireSalary, Salary>(
  v.pipe(
    given,
    v.transform(plain),
    v.rawCheck(({ dataset, addIssue }) => {
      const wrong = dataset.typed ? payProblem(dataset.value) : null;
      if (wrong) addIssue({ message: `expected as the salary's ${wrong.field} ${wrong.problem}` });
    }),
  ),
  shapeOf(given),
);
