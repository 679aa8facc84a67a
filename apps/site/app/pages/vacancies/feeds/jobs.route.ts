import { jobFeed } from "#app/pages/vacancies/feeds/answer-feed.server.ts";
import { jobFeedXml } from "#app/pages/vacancies/feeds/job-feeds.ts";

export const loader = jobFeed("application/xml", jobFeedXml);
