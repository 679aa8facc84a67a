import { isOff } from "@meridian/contract";
import { escapeHtml } from "@meridian/contract/escape";
import type { FormAnswer } from "@meridian/contract/forms";
import type { SiteSettings } from "#server/config/site-settings.ts";
import { createPlainPage } from "#server/http/plain-page.ts";

/** Pages that are off, to whoever comes with a form that was open before (OWN-13). */
export interface OffPages {
  /** As the settings were read last. */
  isOff(path: string): boolean;
  /** The answer to a form of such a page: nothing of it is stored, and the visitor is told so. */
  refuse(request: Request): Response;
}

const TITLE = "Your message was not sent";

export function createOffPages(
  site: Pick<SiteSettings, "latest">,
  { isHttps }: { isHttps: boolean },
): OffPages {
  const plainPage = createPlainPage({ brand: () => site.latest.brand.name, isHttps });
  const words = (): string => {
    const { email } = site.latest.contact;
    return `This page has been taken off the site, and its form with it. Nothing was sent.${email ? ` Please write to ${email}.` : ""}`;
  };
  return {
    isOff: (path) => isOff(path, site.latest.pages.off),
    refuse({ headers: asked }) {
      const init = { status: 404, headers: new Headers({ "cache-control": "no-store" }) };
      if (asked.get("accept")?.includes("application/json"))
        return Response.json(
          { status: "failed", message: words(), errors: {} } satisfies FormAnswer,
          init,
        );
      const { html, headers } = plainPage(
        TITLE,
        `<main class="words"><div><h1>${TITLE}</h1><p role="alert">${escapeHtml(words())}</p><p>Your browser's Back button leads to what you wrote.</p><a href="/">Go Home</a></div></main>`,
      );
      init.headers.set("content-type", "text/html; charset=utf-8");
      for (let at = 0; at < headers.length; at += 2)
        init.headers.set(headers[at] ?? "", headers[at + 1] ?? "");
      return new Response(html, init);
    },
  };
}
