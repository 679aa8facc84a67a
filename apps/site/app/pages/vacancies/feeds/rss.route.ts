import { jobFeed } from "#app/pages/vacancies/feeds/answer-feed.server.ts";
import { feedXml } from "#app/seo/feed.ts";
import { rssItem } from "#app/pages/vacancies/feeds/job-feeds.ts";
import { FILTER_GROUPS } from "#app/content/vacancies/vacancy-filter.ts";

export const handle = { query: [...FILTER_GROUPS] };

export const loader = jobFeed("application/rss+xml", (head, jobs) =>
  feedXml({ ...head, items: jobs.map(rssItem) }),
);
