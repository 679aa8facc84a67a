/** Every link to this site on every page, and every fragment on its page. */
import { expect, test, type APIRequestContext } from "@playwright/test";
import { sitemapPaths } from "../../../apps/site/server/tests/site-map-pages.ts";

interface Visited {
  status: number;
  html: string;
}

async function visit(request: APIRequestContext, path: string): Promise<Visited> {
  const response = await request.get(path, { maxRedirects: 0 });
  return {
    status: response.status(),
    html: (response.headers()["content-type"] ?? "").startsWith("text/html")
      ? await response.text()
      : "",
  };
}

const linksOf = (html: string): string[] =>
  [
    ...html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").matchAll(/<a\b[^>]*?\shref="([^"]*)"/g),
  ].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

const ABSENT = ["/no/such/page", "/404"];

interface Place {
  from: string;
  path: string;
  /** The fragment; `""` for the whole page. */
  id: string;
}

const placesOf = (from: string, html: string, origin: string): Place[] =>
  linksOf(html)
    .map((href) => new URL(href, origin + from))
    .filter((target) => target.origin === origin)
    .map(({ pathname, search, hash }) => ({
      from,
      path: pathname + search,
      id: decodeURIComponent(hash.slice(1)),
    }));

function faultOf({ from, path, id }: Place, { status, html }: Visited): string[] {
  if (status !== 200)
    return ABSENT.includes(path) ? [] : [`${from} leads to ${path}, which answers ${status}`];
  return id !== "" && !html.includes(`id="${id}"`)
    ? [`${from} leads to ${path}#${id}, which is not there`]
    : [];
}

test("every link that stays on this site leads to a page, and to a place that is there", async ({
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const { origin } = new URL(baseURL ?? "");
  const pages = new Map<string, Visited>();
  const places: Place[] = [...ABSENT, "/", ...(await sitemapPaths(origin))].map((path) => ({
    from: "the sitemap",
    path,
    id: "",
  }));
  for (const { path } of places) {
    if (pages.has(path)) continue;
    const page = await visit(request, path);
    pages.set(path, page);
    places.push(...placesOf(path, page.html, origin));
  }
  const nowhere: Visited = { status: 0, html: "" };
  expect([
    ...new Set(places.flatMap((place) => faultOf(place, pages.get(place.path) ?? nowhere))),
  ]).toEqual([]);
  expect(pages.size).toBeGreaterThan(12);
});
