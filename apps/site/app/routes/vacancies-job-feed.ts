import { readJobFeed } from "#app/content/published-jobs.server.ts";
import { feedHead, jobFeedXml } from "#app/lib/job-feeds.ts";
import { FILTER_GROUPS } from "#app/lib/vacancy-filter.ts";
import { renderContext } from "#app/render-context.server.ts";
import type { Route } from "./+types/vacancies-job-feed";

export const handle = { query: FILTER_GROUPS.map(({ name }) => name) };

/** Vacancies for job search engines. Kept and purged like the page whose parameters it reads. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const feed = await readJobFeed(content, url);
  const head = feedHead(feed, site, url);
  return new Response(jobFeedXml(head, feed.jobs), { headers: { ...feed.headers, "content-type": "application/xml; charset=utf-8" } });
}
