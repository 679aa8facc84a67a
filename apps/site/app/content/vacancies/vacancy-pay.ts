/** The list's filter by salary (OWN-124): at least an amount, of one currency. */
import type { Salary } from "@meridian/contract/entities/salary";
import { derived } from "#app/content/derived.ts";

/** In the address: `EUR-month-3000`. */
export const PAY = "pay";

export interface PayStep {
  currency: string;
  period: string;
  amount: number;
}

export const stepName = ({ currency, period, amount }: PayStep): string =>
  `${currency}-${period}-${amount}`;

/** Working time of a year, to compare periods. */
const IN_A_YEAR: Readonly<Record<string, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};
const yearly = (amount: number, period: string): number => amount * (IN_A_YEAR[period] ?? 1);

/** What one can get; `null`: not stated. */
const mostOf = ({ from, to }: Salary): number | null => to ?? from;

/** Whether the upper end reaches the step. Other currencies and unstated salaries do not. */
export function pays(salary: Salary, step: PayStep): boolean {
  const most = mostOf(salary);
  return (
    most !== null &&
    salary.currency === step.currency &&
    yearly(most, salary.period) >= yearly(step.amount, step.period)
  );
}

const CURRENCIES = 4;
const STEPS = 6;
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

const frequent = (names: readonly string[]): string[] =>
  [...Map.groupBy(names, (name) => name)]
    .toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
    .map(([name]) => name);

/** Round amounts that some of the salaries reach and others do not. */
function stepsOf(salaries: readonly Salary[], currency: string): PayStep[] {
  const own = salaries.filter((salary) => salary.currency === currency);
  const [period = ""] = frequent(own.map((salary) => salary.period));
  const tops = own.map((salary) => yearly(mostOf(salary) ?? 0, salary.period) / yearly(1, period));
  const [least, most] = [Math.min(...tops), Math.max(...tops)];
  const round: number[] = [];
  // From 1 on: a mistyped amount of almost nothing has no power of ten.
  for (let size = 10 ** Math.max(0, Math.floor(Math.log10(least))); size <= most; size *= 10)
    round.push(...ROUND.map((one) => one * size).filter((one) => one <= most));
  const telling = round.filter((one) => one > least && Number.isInteger(one));
  const steps = telling.length > 0 ? telling : round.slice(-1);
  const every = Math.ceil(steps.length / STEPS);
  return steps.filter((_, at) => at % every === 0).map((amount) => ({ currency, period, amount }));
}

/** The filter's options; none if no vacancy states its salary. */
export const payStepsOf = derived((jobs: readonly { salary: Salary }[]): readonly PayStep[] => {
  const salaries = jobs.map(({ salary }) => salary).filter((salary) => mostOf(salary) !== null);
  return frequent(salaries.map(({ currency }) => currency))
    .slice(0, CURRENCIES)
    .flatMap((currency) => stepsOf(salaries, currency));
});

/** An unknown step is ignored, as unknown names are. */
export const readPay = (query: URLSearchParams, steps: readonly PayStep[]): PayStep | undefined =>
  steps.find((step) => stepName(step) === query.get(PAY));
