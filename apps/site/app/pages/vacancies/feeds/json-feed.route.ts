import { jobFeed } from "#app/pages/vacancies/feeds/answer-feed.server.ts";
import { jsonFeed } from "#app/pages/vacancies/feeds/job-feeds.ts";

export const loader = jobFeed("application/feed+json", jsonFeed);
