import { escapeHtml } from "@meridian/contract/escape";
import type { Language } from "@meridian/messages/language";
import type { SiteSettings } from "#server/config/site-settings.ts";
import { createPlainPage } from "#server/http/plain-page.ts";
import { prepareResponse, select, toResponse } from "#server/http/prepared-response.ts";
import type { Uses } from "#server/services.ts";

/** A paragraph. */
export const line = (words: string, role = ""): string =>
  `<p${role && ` role="${role}"`}>${escapeHtml(words)}</p>`;

interface Shown {
  language: Language;
  title: string;
  /** HTML after the title. */
  main: string;
  status?: number;
}

/**
 * The page of a link in one person's mail. It is made of strings like a refusal: it has no place in
 * menus, caches or search, and its address is a secret of that person.
 */
export function personPage(
  { isHttps, theme, fonts }: Uses<"isHttps" | "theme", { fonts: "cached" }>,
  own: SiteSettings["latest"],
  { language, title, main, status = 200 }: Shown,
): Response {
  const { html, headers } = createPlainPage({
    brand: () => own.brand.name,
    isHttps,
    theme,
    fonts: () => fonts.cached(own),
    language: () => language,
  })(title, `<main class="words"><div><h1>${escapeHtml(title)}</h1>${main}</div></main>`);
  const ready = prepareResponse({
    status,
    bodies: { identity: Buffer.from(html) },
    contentType: "text/html; charset=utf-8",
    cacheControl: "no-store",
    headers,
  });
  return forPerson(toResponse(select(ready, {})));
}

/** The address is this person's. */
export function forPerson(response: Response): Response {
  response.headers.set("referrer-policy", "no-referrer");
  response.headers.set("x-robots-tag", "noindex");
  return response;
}
