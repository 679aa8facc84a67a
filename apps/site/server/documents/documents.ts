/**
 * OWN-158: the page of a link to a document. To show it changes and counts nothing, since mail servers
 * open links; its button downloads, as often as the person likes until the link ends.
 */
import { escapeHtml } from "@meridian/contract/escape";
import {
  DOCUMENT_HEADER,
  DOCUMENT_PAGE,
  fileSignature,
  readDocumentLink,
  type DocumentTarget,
} from "@meridian/contract/site-protocol/document-link";
import { readBytes } from "@meridian/http/bounded-fetch";
import { createRates } from "@meridian/intake";
import type { Language } from "@meridian/messages/language";
import { languageFor, languagesOf } from "#server/config/site-language.ts";
import type { SiteSettings } from "#server/config/site-settings.ts";
import { readDocument, type KnownDocument } from "#server/forms/read-document.ts";
import { forPerson, line, personPage } from "#server/http/person-page.ts";
import { PictureError } from "#server/pictures/picture-error.ts";
import { streamMedia } from "#server/pictures/stream-media.ts";
import type { Uses } from "#server/services.ts";
import { VISIT_LIMITS } from "#server/visits/visits.ts";
import { sizeIn } from "#app/text/size-in.ts";

type Used = Uses<
  "isHttps" | "theme",
  {
    settings: "contentHost" | "contentApi" | "purgeSecret";
    siteSettings: "latest" | "latestIn";
    fonts: "cached";
    visitStore: "add";
    log: "warn";
  }
> & { fetch?: typeof globalThis.fetch; now?: () => number; limits?: typeof VISIT_LIMITS };

const MOST_BYTES = 4096;

export interface Documents {
  show(request: Request): Promise<Response>;
  /** The file, counted. `address`: the visitor's, only for the limit of counts; never stored. */
  download(request: Request, address: string): Promise<Response>;
}

interface Words {
  own: SiteSettings["latest"];
  language: Language;
}

export function createDocuments(services: Used): Documents {
  const { settings, siteSettings, visitStore, log, fetch } = services;
  const { now = () => Date.now(), limits = VISIT_LIMITS } = services;
  const { origin } = new URL(settings.contentHost);
  const rates = createRates(limits);

  /** In the language of the page with the form. */
  function wordsAt(page = "/"): Words {
    const code = languagesOf(siteSettings.latest).at(page)?.code;
    const own = siteSettings.latestIn(code);
    return { own, language: languageFor(own) };
  }

  const answer = ({ own, language }: Words, main: string, status: number): Response =>
    personPage(services, own, { language, title: language.t("document.title"), main, status });

  /** The page's response, or `found` for a document that can be had. */
  async function settle(
    link: string,
    found: (document: KnownDocument, target: DocumentTarget, words: Words) => Promise<Response>,
  ): Promise<Response> {
    const read = readDocumentLink(settings.purgeSecret, link, now());
    if (read.is === "wrong") {
      const words = wordsAt();
      const { t } = words.language;
      return answer(words, line(t("document.unknown"), "alert") + toHome(t), 404);
    }
    const words = wordsAt(read.target.page);
    const { t } = words.language;
    if (read.is === "expired") return answer(words, expired(read.target, words.language), 410);
    try {
      const document = await readDocument(read.target.id, { settings, fetch });
      return document
        ? await found(document, read.target, words)
        : answer(words, line(t("document.gone"), "alert") + toHome(t), 410);
    } catch (error) {
      log.warn(
        { problem: error instanceof Error ? error.message : String(error) },
        "documents: the content host could not be reached; a person with a link saw this",
      );
      return answer(words, line(t("document.failed"), "alert") + button(link, t), 503);
    }
  }

  return {
    show(request) {
      const link = new URL(request.url).searchParams.get("link") ?? "";
      return settle(link, async (document, _, words) =>
        answer(words, offer(document, link, words.language), 200),
      );
    },
    async download(request, visitor) {
      const body = await readBytes(request.body, MOST_BYTES);
      const link = new URLSearchParams(body?.toString("utf8") ?? "").get("link") ?? "";
      return settle(link, async ({ name, path }, { id }, words) => {
        const { pathname } = new URL(path, origin);
        const signed = { [DOCUMENT_HEADER]: fileSignature(settings.purgeSecret, pathname, now()) };
        const wanted = new Request(request.url, { signal: request.signal });
        const file = await streamMedia(origin, path, wanted, "document", signed).catch(
          (error: unknown) => {
            // It was replaced or removed since it was read.
            if (error instanceof PictureError && error.status === 404) return null;
            throw error;
          },
        );
        if (!file) {
          const { t } = words.language;
          return answer(words, line(t("document.failed"), "alert") + button(link, t), 503);
        }
        if (!(await rates.count(visitor))) visitStore.add({ document: id });
        file.headers.set("cache-control", "no-store");
        file.headers.set("content-disposition", attachment(name));
        return forPerson(file);
      });
    },
  };
}

type Translate = Language["t"];

const toHome = (t: Translate): string => `<p><a href="/">${escapeHtml(t("document.home"))}</a></p>`;

const expired = ({ id, page, until }: DocumentTarget, { t, code }: Language): string => {
  const date = new Intl.DateTimeFormat(code, { dateStyle: "long", timeZone: "UTC" }).format(until);
  return `${line(t("document.expired", { date }), "alert")}<p><a href="${escapeHtml(`${page}#document-${id}`)}">${escapeHtml(t("document.askAgain"))}</a></p>`;
};

const button = (link: string, t: Translate): string =>
  `<form method="post" action="${DOCUMENT_PAGE}"><input type="hidden" name="link" value="${escapeHtml(link)}"><button>${escapeHtml(t("document.download"))}</button></form>`;

function offer({ name, bytes, pages }: KnownDocument, link: string, { t, code }: Language): string {
  const facts = [
    "PDF",
    pages ? t("landing.pages", { count: pages }) : "",
    bytes ? sizeIn(code, bytes) : "",
  ].filter(Boolean);
  return `<p><strong><bdi>${escapeHtml(name)}</bdi></strong><br>${facts.map((fact) => `<bdi>${escapeHtml(fact)}</bdi>`).join(" · ")}</p>${button(link, t)}`;
}

/** RFC 6266, with the name in ASCII for old programs. */
const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}`;
