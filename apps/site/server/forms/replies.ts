import { referenceOf, SEND_FAILURE, type FormAnswer } from "@meridian/contract/forms";
import type { Answer, Reason } from "@meridian/intake";
import type { FormOutcome } from "#app/forms/form-support.ts";

/** HTTP status by outcome. Only 2xx means stored (CON-09). */
export const STATUS: Record<Reason, number> = {
  stored: 200,
  repeated: 200,
  trap: 422,
  rate: 429,
  fields: 422,
  files: 422,
  captcha: 422,
  conflict: 409,
  "files-too-large": 413,
  "fields-too-large": 413,
  "unknown-form": 400,
  broken: 400,
  "not-multipart": 415,
  "too-slow": 408,
  busy: 503,
  unavailable: 503,
};

const RETRY_SECONDS = 30;

function headersOf(
  { reason, retryAfter }: Pick<Answer, "reason" | "retryAfter">,
  headers: HeadersInit = {},
): Headers {
  const set = new Headers(headers);
  set.set("cache-control", "no-store");
  set.set("vary", "accept");
  if (retryAfter !== undefined || STATUS[reason] === 503)
    set.set("retry-after", String(retryAfter ?? RETRY_SECONDS));
  return set;
}

/** For the page's script. */
export function jsonReply(answer: Answer): Response {
  const { reason, status, message, errors, id, link } = answer;
  const reply = {
    status,
    message,
    errors,
    ...(id && { reference: referenceOf(id) }),
    ...(link && { link }),
  };
  return Response.json(reply satisfies FormAnswer, {
    status: STATUS[reason],
    headers: headersOf(answer),
  });
}

const words = (answer: Answer, text: string): Response =>
  new Response(`${text}\n`, {
    status: STATUS[answer.reason],
    headers: headersOf(answer, { "content-type": "text/plain; charset=utf-8" }),
  });

/** Outcomes within the rate limit, which may render a page. */
const COUNTED: ReadonlySet<Reason> = new Set([
  "stored",
  "repeated",
  "fields",
  "files",
  "captcha",
  "conflict",
]);

/** Status of a page with the outcome; others are an error page, a 404 or a redirect. */
const SHOWN: Record<FormOutcome["status"], number> = { sent: 200, invalid: 422, failed: 503 };

export interface PageReplyOptions {
  /** Renders the page with its outcome. `isQuestionSpent`: its cached question is used up. */
  render(outcome: FormOutcome, isQuestionSpent: boolean): Promise<Response>;
  /** Whether one more refusal may be rendered: their number is unlimited. */
  mayRender(): Promise<boolean>;
  /** The small page, which needs no place in the render queue. */
  refusal(answer: Answer): Response;
}

/**
 * For visitors without script: the page with its form's outcome, or the small page. Plain text
 * where no page can be shown: for an unknown form, and for a stored message whose page fails to
 * render or has been removed meanwhile, because an error page would make the visitor send it again.
 */
export async function pageReply(
  answer: Answer,
  { render, mayRender, refusal }: PageReplyOptions,
): Promise<Response> {
  const { reason, form, variant, status, message, values, errors, id, document, link } = answer;
  if (!form) return words(answer, message || SEND_FAILURE);
  if (reason === "rate" || !(COUNTED.has(reason) || (await mayRender())))
    return withHeaders(answer, refusal(answer), STATUS[reason]);
  const page = await render(
    {
      kind: form.kind,
      variant,
      status,
      message,
      values,
      errors,
      ...(id && { reference: referenceOf(id) }),
      ...(document && { document }),
      ...(link && { link }),
    },
    reason === "stored",
  );
  const isShown = page.status === SHOWN[status];
  if (!isShown && status === "sent")
    return words(answer, form.afterSuccess ? `${message}\n${form.afterSuccess}` : message);
  return withHeaders(answer, page, isShown ? STATUS[reason] : page.status);
}

const withHeaders = (answer: Answer, page: Response, status: number): Response =>
  new Response(page.body, { status, headers: headersOf(answer, page.headers) });
