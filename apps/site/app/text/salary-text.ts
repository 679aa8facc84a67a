import type { Salary } from "@meridian/contract/entities/salary";
import type { Language } from "@meridian/messages/language";
import type { Translate } from "@meridian/messages/messages";
import { currencyFormat } from "#app/text/money-words.ts";

const spanOf = ({ from, to, currency }: Salary, { code, t }: Language): string => {
  // Whole amounts as everywhere on the site; an hour's pay may have cents.
  const hasCents = [from, to].some((amount) => amount !== null && !Number.isInteger(amount));
  const format = currencyFormat(currency, code, hasCents ? 2 : 0);
  if (from !== null && to !== null)
    return from === to ? format.format(from) : format.formatRange(from, to);
  return from === null
    ? t("vacancies.salaryTo", { amount: format.format(to ?? 0) })
    : t("vacancies.salaryFrom", { amount: format.format(from) });
};

/** "€3,000 a month" */
export function payFor(period: string, amount: string, t: Translate): string {
  switch (period) {
    case "hour":
      return t("vacancies.payHour", { amount });
    case "day":
      return t("vacancies.payDay", { amount });
    case "week":
      return t("vacancies.payWeek", { amount });
    case "month":
      return t("vacancies.payMonth", { amount });
    default:
      return t("vacancies.payYear", { amount });
  }
}

/** "€3,000 – €4,500 a month, gross"; `""` if there is no salary. On the server. */
export function salaryText(salary: Salary, language: Language): string {
  if (salary.from === null && salary.to === null) return "";
  const { t } = language;
  const pay = payFor(salary.period, spanOf(salary, language), t);
  if (salary.tax === "gross") return t("vacancies.gross", { pay });
  return salary.tax === "net" ? t("vacancies.net", { pay }) : pay;
}
