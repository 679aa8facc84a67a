import type { LoaderFunctionArgs } from "react-router";
import { readJobFeed } from "#app/pages/vacancies/feeds/published-jobs.server.ts";
import { feedHead, type FeedHead } from "#app/pages/vacancies/feeds/job-feeds.ts";
import type { PublishedJob } from "#app/pages/vacancies/feeds/published-job.ts";
import { renderContext } from "#app/render-context.server.ts";

/** Loader of a feed: the vacancies of the query, cached and purged like their page. */
export const jobFeed =
  (type: string, print: (head: FeedHead, jobs: readonly PublishedJob[]) => string) =>
  async ({ context, url }: Pick<LoaderFunctionArgs, "context" | "url">): Promise<Response> => {
    const { content, site, language } = context.get(renderContext);
    const feed = await readJobFeed(content, url, language);
    return new Response(print(feedHead(feed, { site, language }, url), feed.jobs), {
      headers: { ...feed.headers, "content-type": `${type}; charset=utf-8` },
    });
  };
