import { readJobFeed } from "#app/content/published-jobs.server.ts";
import { feedXml } from "#app/lib/feed.ts";
import { feedHead, rssItem } from "#app/lib/job-feeds.ts";
import { FILTER_GROUPS } from "#app/lib/vacancy-filter.ts";
import { renderContext } from "#app/render-context.server.ts";
import type { Route } from "./+types/vacancies-feed";

export const handle = { query: FILTER_GROUPS.map(({ name }) => name) };

/** Vacancies as RSS. Kept and purged like the page whose parameters it reads. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const feed = await readJobFeed(content, url);
  const head = feedHead(feed, site, url);
  return new Response(feedXml({ ...head, items: feed.jobs.map(rssItem) }), { headers: { ...feed.headers, "content-type": "application/rss+xml; charset=utf-8" } });
}
