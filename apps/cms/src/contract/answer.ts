/** Rows that share an address are tried in the table's order until one finds something. */
import {
  isGetCall,
  LANGUAGE_PARAMETER,
  matchCalls,
  PAGE_PARAMETER,
  PAGES_HEADER,
  SINCE_PARAMETER,
  STATE_HEADER,
  type GetCallName,
} from "@meridian/contract";
import type { PreviewTarget } from "@meridian/contract/site-protocol/preview-link";
import type { Payload } from "payload";
import { changedList, listedKind, type ChangeStates } from "#contract/changed-list.ts";
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

interface AnswerOptions {
  /** The draft of this record counts as published. */
  preview?: PreviewTarget | undefined;
  /** Without it lists are always sent whole. */
  states?: ChangeStates;
}

export async function answerGet(
  url: URL,
  payload: Payload,
  { preview, states }: AnswerOptions = {},
): Promise<Response> {
  const matches = matchCalls("GET", url).flatMap(({ name, params }) =>
    isGetCall(name) ? [{ name, params }] : [],
  );
  if (matches.length === 0)
    return problem(404, "rest_no_route", "No route was found matching the URL and request method.");
  let reply: unknown = null;
  let pages = 1;
  let state: string | undefined;
  try {
    const known = await languagesOf(payload);
    // A language that is being prepared is in previews only.
    const languages = { first: known.first, others: preview ? known.others : known.open };
    const wanted = url.searchParams.get(LANGUAGE_PARAMETER) ?? languages.first;
    const language = languages.others.find((code) => code === wanted);
    if (language === undefined && wanted !== languages.first)
      return problem(400, "rest_invalid_param", "The site's settings do not name this language.");
    const since = url.searchParams.get(SINCE_PARAMETER) ?? undefined;
    const reader: Reader = {
      payload,
      languages,
      ...(preview && { preview }),
      ...(language !== undefined && { language }),
      page: pageIn(url),
    };
    for (const { name, params } of matches) {
      const list = preview ? undefined : await listSince(name, reader, since, states);
      reply = list?.changed ?? (await handle(name, params, reader));
      state = list?.state;
      // A page may have no record in a further language.
      pages = list?.changed ? 1 : Math.max(pages, await pagesOf(name, reader));
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
    : Response.json(reply, { headers: { ...HEADERS, ...declared(reply, pages, state) } });
}

const pageIn = (url: URL): number => {
  const page = url.searchParams.get(PAGE_PARAMETER) ?? "";
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1;
};

const declared = (reply: unknown, pages: number, state?: string): Record<string, string> =>
  Array.isArray(reply)
    ? { [PAGES_HEADER]: String(pages), ...(state !== undefined && { [STATE_HEADER]: state }) }
    : {};

interface ListSince {
  /** Of the reply that follows; it is read first, so that changes meanwhile are sent again. */
  state: string | undefined;
  changed?: readonly unknown[] | undefined;
}

async function listSince(
  name: GetCallName,
  reader: Reader,
  since: string | undefined,
  states: ChangeStates | undefined,
): Promise<ListSince | undefined> {
  const one = listedKind(name)?.foundBy as GetCallName | undefined;
  if (!states || one === undefined) return undefined;
  const state = await states.current();
  const tags = since === undefined ? undefined : await states.tagsSince(since);
  const find = async (params: Record<string, string>): Promise<object[]> => {
    const found = await handle(one, params, reader);
    return (Array.isArray(found) ? found : [found]).filter(isObject);
  };
  const changed = tags && (await changedList(name, reader, tags, find));
  return changed ? { state: state ?? since, changed } : { state };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
