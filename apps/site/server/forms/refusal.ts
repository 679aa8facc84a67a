import { escapeHtml } from "@meridian/contract/escape";
import { SEND_FAILURE, type FormKind } from "@meridian/contract/forms";
import type { Answer } from "@meridian/intake";
import { createPlainPage, type PlainPageOptions } from "#server/http/plain-page.ts";
import { prepareResponse, select, toResponse } from "#server/http/prepared-response.ts";

const TITLE = "Your message was not sent";

/**
 * The response without script to a post refused unread or rate-limited: the reason, the visitor's
 * text and a link to the form. Built from strings, without render or cache. The caller sets the
 * status.
 */
export function createRefusal(
  options: PlainPageOptions,
): (answer: Answer, pathname: string) => Response {
  const plainPage = createPlainPage(options);
  return (answer, pathname) => {
    const { html, headers } = plainPage(TITLE, mainOf(answer, pathname));
    const ready = prepareResponse({
      status: 200,
      bodies: { identity: Buffer.from(html) },
      contentType: "text/html; charset=utf-8",
      cacheControl: "no-store",
      headers,
    });
    return toResponse(
      select(ready, { acceptEncoding: undefined, ifNoneMatch: undefined, isHead: false }),
    );
  };
}

function mainOf({ message, errors, form, values }: Answer, pathname: string): string {
  const messages = [message, ...Object.values(errors)].filter((words) => words !== "");
  const written = form ? rowsOf(form, values) : "";
  return `<main class="words"><div><h1>${TITLE}</h1>${(messages.length > 0 ? messages : [SEND_FAILURE]).map((words) => `<p role="alert">${escapeHtml(words)}</p>`).join("")}<p>Your browser's Back button returns to the form with your entries.</p><a href="${escapeHtml(pathname)}">Back to the page</a>${written && `<h2>Your message</h2><dl>${written}</dl>`}</div></main>`;
}

const rowsOf = ({ fields, file }: FormKind, values: Record<string, string>): string =>
  [...fields.filter(({ type }) => type !== "hidden"), ...(file ? [file] : [])]
    .flatMap(({ name, label }) =>
      values[name] ? [`<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(values[name])}</dd>`] : [],
    )
    .join("");
