import { escapeHtml } from "@meridian/contract/escape";
import type { Translate } from "@meridian/messages/messages";
import { languageFor } from "#server/config/site-language.ts";
import { createPlainPage } from "#server/http/plain-page.ts";
import { prepareResponse } from "#server/http/prepared-response.ts";
import type { Services, Uses } from "#server/services.ts";

/** The error page's globe, as in the design. */
const globe = `<svg viewBox="0 0 600 600" aria-hidden="true" fill="none" stroke="var(--ink)" stroke-width="1.5"><circle cx="300" cy="300" r="280" fill="var(--sea-2)" stroke-width="2"/><g stroke-opacity=".3">${[70, 138, 198, 243, 271].map((radius) => `<ellipse cx="300" cy="300" rx="${radius}" ry="280"/>`).join("")}<path d="M114.8 90h370.4M57.5 160h485M28.9 230h542.2M20 300h560M28.9 370h542.2M57.5 440h485M114.8 510h370.4"/></g><path d="M96 380C150 210 260 160 350 190c90 30 102 140 22 162-66 18-102-36-54-76" stroke="var(--action)" stroke-width="4" stroke-dasharray="14 9"/><circle cx="96" cy="380" r="12" fill="var(--ink)" stroke="#fff" stroke-width="3"/><circle cx="318" cy="276" r="13" fill="#fff" stroke="var(--action)" stroke-width="5"/></svg>`;

const mainIn = (t: Translate): string =>
  `<main><div><h1>${escapeHtml(t("error.title"))}</h1><p>${escapeHtml(t("error.moment"))}</p><a href="/">${escapeHtml(t("error.goHome"))}</a></div>${globe}</main>`;

/**
 * ERR-02 and ERR-04 if even the error page fails to render: no files, scripts or content. In the
 * owner's fonts if they are cached, because the host may be unreachable.
 */
export function createFallbackPage({
  stage,
  siteSettings,
  theme,
  fonts,
  isHttps,
}: Uses<
  "theme" | "isHttps",
  { stage: "mode"; siteSettings: "latest"; fonts: "cached" }
>): Services["fallbackPage"] {
  const language = () => languageFor(siteSettings.latest);
  const plainPage = createPlainPage({
    brand: () => siteSettings.latest.brand.name,
    theme,
    fonts: () => fonts.cached(siteSettings.latest),
    language,
    isHttps,
  });
  // In development the developer sees the stack instead.
  const showsErrors = stage.mode === "development";
  return (status, error) => {
    const { t } = language();
    const { html, headers } = plainPage(
      t("error.title"),
      showsErrors && error instanceof Error
        ? `<main class="words"><pre>${escapeHtml(error.stack ?? error.message)}</pre></main>`
        : mainIn(t),
    );
    return prepareResponse({
      status,
      bodies: { identity: Buffer.from(html) },
      contentType: "text/html; charset=utf-8",
      cacheControl: "no-store",
      headers: [...headers, "Retry-After", "10"],
    });
  };
}
