import { jobFeed } from "#app/pages/vacancies/feeds/answer-feed.server.ts";
import { feedXml } from "#app/seo/feed.ts";
import { rssItem } from "#app/pages/vacancies/feeds/job-feeds.ts";

export const loader = jobFeed("application/rss+xml", (head, jobs) =>
  feedXml({ ...head, items: jobs.map(rssItem) }),
);
