import { FILTER_GROUPS } from "#app/content/vacancies/vacancy-filter.ts";
import { PAY } from "#app/content/vacancies/vacancy-pay.ts";
import { spelled } from "#app/pages/address-rules.server.ts";
import { always, defineFile } from "#app/pages/define-page.ts";
import { vacancyFeedQuery } from "#app/pages/vacancies/vacancy-choice.server.ts";

const feed = (at: string, module: string) =>
  defineFile({
    at,
    module: `pages/vacancies/feeds/${module}`,
    query: [...FILTER_GROUPS, PAY],
    calls: always("vacancies", "vacancyCategories"),
    find: spelled(vacancyFeedQuery),
  });

export const vacancyFeeds = [
  feed("/vacancies/feed.xml", "rss.route.ts"),
  feed("/vacancies/feed.json", "json-feed.route.ts"),
  feed("/vacancies/jobs.xml", "jobs.route.ts"),
];
