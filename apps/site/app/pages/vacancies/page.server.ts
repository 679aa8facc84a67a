import { FILTER_GROUPS, PAGE, WORD_FIELDS } from "#app/content/vacancies/vacancy-filter.ts";
import { PAY } from "#app/content/vacancies/vacancy-pay.ts";
import { spelled } from "#app/pages/address-rules.server.ts";
import { alone } from "#app/pages/listings.server.ts";
import { always, definePage } from "#app/pages/define-page.ts";
import { vacanciesQuery } from "#app/pages/vacancies/vacancy-choice.server.ts";

export const vacanciesPage = definePage({
  at: "/vacancies",
  module: "pages/vacancies/route.tsx",
  query: [...FILTER_GROUPS, ...WORD_FIELDS, PAY, PAGE],
  calls: always("vacancies", "vacancyCategories", "vacancySpecialisations"),
  find: spelled(vacanciesQuery),
  listing: alone("vacancies"),
  settings: ({ vacancies }) => vacancies,
});
