/** An HTTP answer as JSON, or what is wrong with it and what to do. */
import { CallError } from "#client/call-error.ts";
import type { Call } from "#call.ts";
import { calls, type CallName } from "#calls.ts";
import { jsonWithin, type Within } from "#client/json-within.ts";
import { recordTexts } from "#client/record-texts.ts";

export interface HttpAnswer {
  status: number;
  /** `content-type`, as it came. */
  type: string | null;
  body: string;
}

export interface Reading {
  call: string;
  url: string;
  absent: boolean;
  isList?: boolean | undefined;
  /** Told what is odd about an answer that is read all the same. */
  notice?: ((note: string) => void) | undefined;
}

/**
 * The JSON of an answer, of one that is said to be a list its records' texts; `undefined` where
 * `absent` allows it and the host says there is no such thing. Throws `CallError`.
 */
export function readAnswer(answer: HttpAnswer, reading: Reading): unknown {
  const { call, url, absent, isList = false, notice } = reading;
  const { status } = answer;
  // A long list is taken apart without being parsed.
  const list = isList && status < 300 ? recordTexts(answer.body) : undefined;
  const found: Within | undefined = list
    ? { text: answer.body, json: list }
    : jsonWithin(answer.body);
  if (isUnserved(call, absent, status, found))
    throw new CallError(call, url, problemOf(answer, found), { isUnserved: true });
  // A page of HTML is not the content host speaking: a wrong address must not read as "no such
  // record".
  if (absent && status === 404 && !isPage(answer.body)) return undefined;
  if (absent && isDraft(status, url, found)) return undefined;
  if (status < 200 || status > 299 || !found)
    throw new CallError(call, url, problemOf(answer, found));
  if (found.beside !== undefined)
    notice?.(
      `something stands beside the JSON (${JSON.stringify(found.beside.slice(0, 80))}): it is read all the same; PHP's messages belong into its log (display_errors off, WP_DEBUG_DISPLAY false)`,
    );
  if (list) return list;
  return (isList ? recordTexts(found.text) : undefined) ?? found.json;
}

const isPage = (body: string): boolean => body.trimStart().startsWith("<");

/**
 * A host that knows nothing of an extension says so as it likes: with 404, at its guard with 401 or
 * 403, or with its front page. Of a specified call WordPress says that it has no such route: its
 * plugin is not there, or was switched off a moment ago.
 */
const UNKNOWN = new Set([401, 403, 405, 410]);

function isUnserved(call: string, absent: boolean, status: number, found?: Within): boolean {
  if (absent && status === 404 && codeOf(found) === "rest_no_route") return true;
  if (!(call in calls) || (calls[call as CallName] as Call).extension !== true) return false;
  return UNKNOWN.has(status) || ((status < 300 || status === 404) && !found);
}

/**
 * WordPress answers a question for one post by its id so when that is a draft. To a search by slug
 * it never does: there REST itself is closed.
 */
const isDraft = (status: number, url: string, found?: Within): boolean =>
  (status === 401 || status === 403) && codeOf(found) !== undefined && /\/\d+$/.test(url);

function codeOf(found?: Within): string | undefined {
  const { code } = (found?.json ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}

/** What came, and what whoever looks after the site can do about it. */
function problemOf({ status, type, body }: HttpAnswer, found?: Within): string {
  const page = isPage(body);
  if (status < 300)
    return (
      `answered ${type ?? "an unnamed type"} that is no JSON, beginning ${JSON.stringify(body.slice(0, 60))}` +
      (page
        ? "; a cache, a guard or a maintenance page stands in its place, or REST begins elsewhere than at /api (CONTENT_API)"
        : "")
    );
  const code = codeOf(found);
  const said = code === undefined ? "" : ` (${code}${messageOf(found)})`;
  const advice =
    status === 401 || status === 403
      ? code === undefined
        ? ""
        : "; REST is closed to strangers there: the site asks without a login, so open it for GET"
      : status === 404 && page
        ? " with a page of HTML; a WordPress has its REST at /wp-json, or under ?rest_route= while its permalinks are plain: say which with CONTENT_API"
        : status === 404 && code === "rest_no_route"
          ? "; the plugin or theme that serves this call is not active"
          : status === 503
            ? "; it is under maintenance or overloaded, and is asked again by itself"
            : "";
  return `answered HTTP ${status}${said}${advice}`;
}

function messageOf(found?: Within): string {
  const { message } = (found?.json ?? {}) as { message?: unknown };
  return typeof message === "string" && message !== "" ? `: ${message.slice(0, 120)}` : "";
}
