import { jobFeed } from "#app/content/job-feed.server.ts";
import { feedXml } from "#app/lib/feed.ts";
import { rssItem } from "#app/lib/job-feeds.ts";
import { FILTER_GROUPS } from "#app/lib/vacancy-filter.ts";

export const handle = { query: FILTER_GROUPS.map(({ name }) => name) };

/** Vacancies as RSS. */
export const loader = jobFeed("application/rss+xml", (head, jobs) =>
  feedXml({ ...head, items: jobs.map(rssItem) }),
);
