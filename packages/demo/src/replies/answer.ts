import { calls, isGetCall, matchCalls, type GetCallName } from "@meridian/contract";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Manner } from "#host/behaviour.ts";
import type { DemoContent } from "#content.ts";
import { errorBody } from "#replies/error-body.ts";
import { createHandlers, type Handlers } from "#replies/handlers.ts";
import { describedIn, pictureByNumber, plainPicture, withPictures } from "#replies/pictures.ts";
import { CATEGORIES, categoryById, categoryByName, pageOf, postsOf } from "#replies/posts.ts";
import { isUnknown, mediaRecord, speakWordPress, type WordPressHost } from "#replies/wordpress.ts";

export interface Answer {
  /** The requested row; missing for WordPress core's own calls. */
  call?: GetCallName;
  status: ContentfulStatusCode;
  json: unknown;
  headers: Record<string, string>;
}

/** Answers GET requests from the current content and manner, which may change between calls. */
export function createAnswers(content: DemoContent, manner: Manner): (url: URL) => Answer {
  const handlers = createHandlers(content);
  const altOf = describedIn(content);
  return (url) => {
    const matches = matchCalls("GET", url).flatMap(({ name, params }) =>
      isGetCall(name) ? [{ call: name, params }] : [],
    );
    const likeCore = manner.dialect === "wordpress" || !manner.categoryFilter;
    const own =
      (likeCore ? coreAnswer(url, matches[0]?.call) : undefined) ??
      (manner.dialect === "wordpress" ? everything(url) : undefined);
    if (own) return own;
    if (!matches[0] || (manner.dialect === "wordpress" && isUnknown(matches[0].call)))
      return failure(404, [
        "rest_no_route",
        "No route was found matching the URL and request method.",
      ]);
    for (const { call, params } of matches) {
      const reply = replyOf(handlers, call, params);
      if (reply !== null && !(Array.isArray(reply) && reply.length === 0))
        return success(call, reply, url);
    }
    const { call } = matches[0];
    // Missing records are an empty list only in searches.
    return "query" in calls[call] || !calls[call].absent
      ? { call, status: 200, json: [], headers: {} }
      : { ...failure(404), call };
  };

  function success(call: GetCallName, reply: unknown, url: URL): Answer {
    const json =
      manner.dialect === "wordpress"
        ? speakWordPress(call, reply, { origin: url.origin, altOf })
        : withPictures(reply, plainPicture(url.origin, altOf));
    return { call, status: 200, json, headers: {} };
  }

  /** WordPress core lists posts and pages of every kind. */
  function everything({ pathname, searchParams, origin }: URL): Answer | undefined {
    const kind =
      searchParams.has("slug") || searchParams.has("filter[category_name]") ? "" : pathname;
    if (kind !== "/api/wp/v2/posts" && kind !== "/api/wp/v2/pages") return undefined;
    const records = kind.endsWith("posts")
      ? postsOf(handlers)
      : [
          ...content.technologies,
          ...content.expertise,
          ...[content.about, content.clients].filter(Boolean),
          ...content.legal,
        ];
    const page = pageOf(records, searchParams);
    return "error" in page
      ? { status: 400, json: page.error, headers: {} }
      : {
          status: 200,
          json: speakWordPress("services", page.items, { origin, altOf }),
          headers: page.headers,
        };
  }

  /** Calls of WordPress core that the contract falls back to, with paging. */
  function coreAnswer(url: URL, call?: GetCallName): Answer | undefined {
    const [, kind = "", number = ""] =
      /^\/api\/wp\/v2\/(posts|categories|media)(?:\/(\d+))?$/.exec(url.pathname) ?? [];
    if (kind === "media")
      return number === ""
        ? mediaList(url, altOf)
        : mediaAnswer(pictureByNumber(Number(number)), { origin: url.origin, altOf });
    if (kind === "categories")
      return { status: 200, json: categoryList(url.searchParams.get("slug")), headers: {} };
    const category = url.searchParams.get("filter[category_name]");
    const id = url.searchParams.get("categories");
    if (kind !== "posts" || (category === null && id === null)) return undefined;
    const wanted = id === null ? categoryByName(category) : categoryById(Number(id));
    const posts = postsOf(handlers, id === null && !manner.categoryFilter ? undefined : wanted);
    const page = pageOf(posts, url.searchParams);
    if ("error" in page) return { call, status: 400, json: page.error, headers: {} };
    const answered = success(call ?? "services", page.items, url);
    return { ...answered, json: withFields(answered.json, url), call, headers: page.headers };
  }
}

/** The compiler cannot connect a row's name with its handler's parameters. */
const replyOf = (handlers: Handlers, call: GetCallName, params: Record<string, string>): unknown =>
  (handlers[call] as (params: Record<string, string>) => unknown)(params);

const failure = (
  status: ContentfulStatusCode,
  words?: [code: string, message: string],
): Answer => ({
  status,
  json: errorBody(status, words),
  headers: {},
});

const mediaAnswer = (id: string | undefined, host: WordPressHost): Answer =>
  id === undefined ? failure(404) : { status: 200, json: mediaRecord(id, host), headers: {} };

function mediaList(url: URL, altOf: WordPressHost["altOf"]): Answer {
  const numbers = (url.searchParams.get("include") ?? "").split(",").map(Number);
  const ids = numbers.map(pictureByNumber).filter((id) => id !== undefined);
  const page = pageOf(ids, url.searchParams);
  if ("error" in page) return { status: 400, json: page.error, headers: {} };
  const records = page.items.map((id) => mediaRecord(String(id), { origin: url.origin, altOf }));
  return { status: 200, json: withFields(records, url), headers: page.headers };
}

/** WordPress sends only the named fields. */
function withFields(json: unknown, { searchParams }: URL): unknown {
  const names = searchParams.get("_fields")?.split(",");
  if (!names || !Array.isArray(json)) return json;
  return json.map((record: object) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name))),
  );
}

const categoryList = (slug: string | null) =>
  Object.entries(CATEGORIES)
    .filter(([name]) => slug === null || name === slug)
    .map(([name, id]) => ({ id, slug: name, name, count: 1 }));
