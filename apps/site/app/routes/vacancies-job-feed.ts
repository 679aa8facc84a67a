import { jobFeed } from "#app/content/job-feed.server.ts";
import { jobFeedXml } from "#app/lib/job-feeds.ts";
import { FILTER_GROUPS } from "#app/lib/vacancy-filter.ts";

export const handle = { query: FILTER_GROUPS.map(({ name }) => name) };

/** Vacancies for job search engines. */
export const loader = jobFeed("application/xml", jobFeedXml);
