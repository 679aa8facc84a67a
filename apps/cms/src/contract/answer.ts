/** Rows that share an address are tried in the table's order until one finds something. */
import {
  isGetCall,
  LANGUAGE_PARAMETER,
  matchCalls,
  PAGE_PARAMETER,
  PAGES_HEADER,
  type GetCallName,
} from "@meridian/contract";
import type { PreviewTarget } from "@meridian/contract/site-protocol/preview-link";
import type { Payload } from "payload";
import { handlers, pagesOf } from "#contract/handlers.ts";
import type { Reader } from "#records/reader.ts";
import { withPublicLinks } from "#translations/links.ts";
import { languagesOf } from "#records/languages.ts";

// The site caches replies by tag; a cache in between would survive its purge.
const HEADERS = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** The error body of WordPress. */
export const problem = (status: number, code: string, message: string): Response =>
  Response.json({ code, message, data: { status } }, { status, headers: HEADERS });

const isNothing = (reply: unknown): boolean =>
  reply === null || (Array.isArray(reply) && reply.length === 0);

/** The only place where the compiler cannot match a row's name to its handler's parameters. */
const handle = (
  name: GetCallName,
  params: Record<string, string>,
  reader: Reader,
): Promise<unknown> =>
  (handlers[name] as (params: Record<string, string>, reader: Reader) => Promise<unknown>)(
    params,
    reader,
  );

/** The draft of the record in `preview` counts as published. */
export async function answerGet(
  url: URL,
  payload: Payload,
  preview?: PreviewTarget,
): Promise<Response> {
  const matches = matchCalls("GET", url).flatMap(({ name, params }) =>
    isGetCall(name) ? [{ name, params }] : [],
  );
  if (matches.length === 0)
    return problem(404, "rest_no_route", "No route was found matching the URL and request method.");
  let reply: unknown = null;
  let pages = 1;
  try {
    const known = await languagesOf(payload);
    // A language that is being prepared is in previews only.
    const languages = { first: known.first, others: preview ? known.others : known.open };
    const wanted = url.searchParams.get(LANGUAGE_PARAMETER) ?? languages.first;
    const language = languages.others.find((code) => code === wanted);
    if (language === undefined && wanted !== languages.first)
      return problem(400, "rest_invalid_param", "The site's settings do not name this language.");
    const reader: Reader = {
      payload,
      languages,
      ...(preview && { preview }),
      ...(language !== undefined && { language }),
      page: pageIn(url),
    };
    for (const { name, params } of matches) {
      reply = await handle(name, params, reader);
      // A page may have no record in a further language.
      pages = Math.max(pages, await pagesOf(name, reader));
      if (isNothing(reply)) continue;
      reply = await withPublicLinks(reader, name, reply);
      break;
    }
  } catch (error) {
    payload.logger.error({
      err: error,
      msg: `call ${matches.map(({ name }) => name).join(", ")} (${url.pathname}${url.search}) failed`,
    });
    return problem(500, "internal_server_error", "The content host failed; see its log.");
  }
  return reply === null
    ? problem(404, "rest_post_invalid_id", "This record does not exist.")
    : Response.json(reply, { headers: { ...HEADERS, ...declared(reply, pages) } });
}

const pageIn = (url: URL): number => {
  const page = url.searchParams.get(PAGE_PARAMETER) ?? "";
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1;
};

const declared = (reply: unknown, pages: number): Record<string, string> =>
  Array.isArray(reply) ? { [PAGES_HEADER]: String(pages) } : {};
