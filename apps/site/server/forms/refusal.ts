import { escapeHtml } from "@meridian/contract/escape";
import type { FormKind } from "@meridian/contract/forms";
import { ENGLISH, type Language } from "@meridian/messages/language";
import type { Translate } from "@meridian/messages/messages";
import type { Answer } from "@meridian/intake";
import { withFileHelp } from "#app/forms/file-help.ts";
import { createPlainPage, type PlainPageOptions } from "#server/http/plain-page.ts";
import { prepareResponse, select, toResponse } from "#server/http/prepared-response.ts";

/**
 * The response without script to a post refused unread or rate-limited: the reason, the visitor's
 * text and a link to the form. Built from strings, without render or cache. The caller sets the
 * status.
 */
export function createRefusal({
  languageAt = () => ENGLISH,
  ...options
}: Omit<PlainPageOptions, "language"> & { languageAt?: (page: string) => Language }): (
  answer: Answer,
  pathname: string,
) => Response {
  return (answer, pathname) => {
    const language = languageAt(pathname);
    const { t } = language;
    const plainPage = createPlainPage({ ...options, language: () => language });
    const { html, headers } = plainPage(t("refusal.title"), mainOf(answer, pathname, t));
    const ready = prepareResponse({
      status: 200,
      bodies: { identity: Buffer.from(html) },
      contentType: "text/html; charset=utf-8",
      cacheControl: "no-store",
      headers,
    });
    return toResponse(select(ready, {}));
  };
}

function mainOf({ message, errors, form, values }: Answer, pathname: string, t: Translate): string {
  const messages = [message, ...Object.values(errors)]
    .filter((words) => words !== "")
    .map((words) => withFileHelp(words, form?.file, t));
  const alerts = (messages.length > 0 ? messages : [t("form.sendFailure")])
    .map((words) => `<p role="alert">${escapeHtml(words)}</p>`)
    .join("");
  const written = form ? rowsOf(form, values) : "";
  const yours = written && `<h2>${escapeHtml(t("refusal.yourMessage"))}</h2><dl>${written}</dl>`;
  return `<main class="words"><div><h1>${escapeHtml(t("refusal.title"))}</h1>${alerts}<p>${escapeHtml(t("refusal.back"))}</p><a href="${escapeHtml(pathname)}">${escapeHtml(t("refusal.toPage"))}</a>${yours}</div></main>`;
}

const rowsOf = ({ fields, file }: FormKind, values: Record<string, string>): string =>
  [...fields.filter(({ type }) => type !== "hidden"), ...(file ? [file] : [])]
    .flatMap(({ name, label }) =>
      values[name] ? [`<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(values[name])}</dd>`] : [],
    )
    .join("");
