import { CallError } from "#client/call-error.ts";
import type { Call } from "#call.ts";
import { calls, type CallName } from "#calls.ts";
import { jsonWithin, type Within } from "#client/json-within.ts";
import { recordTexts } from "#client/record-texts.ts";

export interface HttpAnswer {
  status: number;
  type: string | null;
  body: string;
}

export interface Reading {
  call: string;
  url: string;
  absent: boolean;
  isList?: boolean | undefined;
  /** Receives notes on unusual but readable responses. */
  notice?: ((note: string) => void) | undefined;
}

/**
 * The JSON of a response, or the records' texts of a long list. `undefined` if `absent` allows it
 * and the record is missing. Throws `CallError`.
 */
export function readAnswer(answer: HttpAnswer, reading: Reading): unknown {
  const { call, url, absent, isList = false, notice } = reading;
  const { status } = answer;
  // A long list is split without parsing.
  const list = isList && status < 300 ? recordTexts(answer.body) : undefined;
  const found: Within | undefined = list
    ? { text: answer.body, json: list }
    : jsonWithin(answer.body);
  if (isUnserved(call, absent, status, found))
    throw new CallError(call, url, problemOf(answer, found), { isUnserved: true });
  // An HTML page is not from the content host: a wrong address must not read as "no such record".
  if (absent && status === 404 && !isPage(answer.body)) return undefined;
  if (absent && isDraft(status, url, found)) return undefined;
  if (status < 200 || status > 299 || !found)
    throw new CallError(call, url, problemOf(answer, found), {
      isStarting: status === 503 && codeOf(found) === NOT_READY,
    });
  if (found.surrounding !== undefined)
    notice?.(
      `there is text before or after the JSON (${JSON.stringify(found.surrounding.slice(0, 80))}): the JSON is read; send PHP's messages to its log (display_errors off, WP_DEBUG_DISPLAY false)`,
    );
  if (list) return list;
  return (isList ? recordTexts(found.text) : undefined) ?? found.json;
}

const isPage = (body: string): boolean => body.trimStart().startsWith("<");

/**
 * Besides 404 or its front page, what a host may return for an unknown extension (a firewall sends
 * 401 or 403), or for an unknown language (400). For a specified call WordPress reports a missing route if its plugin is missing or
 * was just switched off.
 */
const UNKNOWN = new Set([400, 401, 403, 405, 410]);

function isUnserved(call: string, absent: boolean, status: number, found?: Within): boolean {
  if (absent && status === 404 && codeOf(found) === "rest_no_route") return true;
  if (!(call in calls) || (calls[call as CallName] as Call).extension !== true) return false;
  return UNKNOWN.has(status) || ((status < 300 || status === 404) && !found);
}

/**
 * WordPress's response to a draft requested by id. A search by slug gets it only if REST is closed.
 */
const isDraft = (status: number, url: string, found?: Within): boolean =>
  (status === 401 || status === 403) && codeOf(found) !== undefined && /\/\d+$/.test(url);

function codeOf(found?: Within): string | undefined {
  const { code } = (found?.json ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}

/** The bundled host's code while it starts. */
const NOT_READY = "not_ready";

/** The response and what the operator can do about it. */
function problemOf({ status, type, body }: HttpAnswer, found?: Within): string {
  const page = isPage(body);
  if (status < 300)
    return (
      `answered ${type ?? "an unnamed type"} that is not JSON, beginning ${JSON.stringify(body.slice(0, 60))}` +
      (page
        ? "; a cache, a firewall or a maintenance page responds instead, or REST does not begin at /api (CONTENT_API)"
        : "")
    );
  const code = codeOf(found);
  const detail = code === undefined ? "" : ` (${code}${messageOf(found)})`;
  const advice =
    status === 401 || status === 403
      ? code === undefined
        ? ""
        : "; REST needs a login there: allow GET without one, or set CONTENT_LOGIN to one that may read"
      : status === 404 && page
        ? " with a page of HTML; WordPress serves REST at /wp-json, or at ?rest_route= with plain permalinks: set CONTENT_API"
        : status === 404 && code === "rest_no_route"
          ? "; the plugin or theme that serves this call is not active"
          : status === 503 && code !== NOT_READY
            ? "; it is under maintenance or overloaded; the request is retried automatically"
            : "";
  return `answered HTTP ${status}${detail}${advice}`;
}

function messageOf(found?: Within): string {
  const { message } = (found?.json ?? {}) as { message?: unknown };
  return typeof message === "string" && message !== "" ? `: ${message.slice(0, 120)}` : "";
}
