import { jobFeed } from "#app/pages/vacancies/feeds/answer-feed.server.ts";
import { jsonFeed } from "#app/pages/vacancies/feeds/job-feeds.ts";
import { FILTER_GROUPS } from "#app/content/vacancies/vacancy-filter.ts";

export const handle = { query: [...FILTER_GROUPS] };

export const loader = jobFeed("application/feed+json", jsonFeed);
