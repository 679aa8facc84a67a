/** An HTTP answer as JSON, or what is wrong with it. */
import { CallError } from "#client/call-error.ts";
import { calls, type Call } from "#calls.ts";
import { recordTexts } from "#client/record-texts.ts";

export interface HttpAnswer {
  status: number;
  /** `content-type`, as it came. */
  type: string | null;
  body: string;
}

/**
 * The JSON of an answer, of one that is said to be a list its records' texts; `undefined` where
 * `absent` allows it and the host says there is no such thing. Throws `CallError`.
 */
export function readAnswer(
  { status, type, body }: HttpAnswer,
  {
    call,
    url,
    absent,
    isList = false,
  }: { call: string; url: string; absent: boolean; isList?: boolean },
): unknown {
  const json = (isList ? recordTexts(body) : undefined) ?? parse(body);
  if (isExtension(call) && (UNKNOWN.has(status) || (status < 300 && json === undefined)))
    return undefined;
  // A page of HTML is not the content host speaking: a wrong address must not read as "no such
  // record".
  if (absent && status === 404 && !body.trimStart().startsWith("<")) return undefined;
  if (absent && (status === 401 || status === 403) && isWordPressError(json)) return undefined;
  if (status < 200 || status > 299) throw new CallError(call, url, `answered HTTP ${status}`);
  if (json === undefined)
    throw new CallError(
      call,
      url,
      `answered ${type ?? "an unnamed type"} that is no JSON, beginning ${JSON.stringify(body.slice(0, 60))}`,
    );
  return json;
}

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/**
 * A host that knows nothing of an extension says so as it likes: with 404, at its guard with 401 or
 * 403, or with its front page.
 */
const UNKNOWN = new Set([401, 403, 404, 405, 410]);
const ROWS: Readonly<Record<string, Call>> = calls;
const isExtension = (call: string): boolean => ROWS[call]?.extension === true;

const isWordPressError = (json: unknown): boolean =>
  typeof json === "object" && json !== null && "code" in json;
