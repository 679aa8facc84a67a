import { jobFeed } from "#app/content/job-feed.server.ts";
import { jsonFeed } from "#app/lib/job-feeds.ts";
import { FILTER_GROUPS } from "#app/lib/vacancy-filter.ts";

export const handle = { query: FILTER_GROUPS.map(({ name }) => name) };

/** Vacancies as a JSON feed. */
export const loader = jobFeed("application/feed+json", jsonFeed);
