/** Replaces forms and other sites' frames by links. The result is sanitized later. */
import { framePage } from "@meridian/contract/frame-page";
import { escapeHtml } from "@meridian/contract/escape";
import type { Translate } from "@meridian/messages/messages";

/** The lengths are bounded, so that unclosed tags cost linear time. */
const MEDIA = /<(video|audio)\b([^<>]*)>([^]{0,5000}?)<\/\1\s*>/gi;
const TRACK = /<track\b[^<>]*>/gi;
const MOST_TRACKS = 50;
const FORM = /<form\b([^<>]*)>[^]{0,20000}?<\/form\s*>/gi;
const EMBED =
  /<div\b[^<>]*\bwp-block-embed__wrapper\b[^<>]*>\s*(https?:\/\/[^\s<>"']+)\s*<\/div\s*>/gi;
const FRAME_WORDS = /(<iframe\b[^<>]*>)[^]{0,5000}?(<\/iframe\s*>)/gi;
/** WordPress's file block: its button repeats the link of the file's name. */
const FILE_BUTTON = /(<\/a\s*>)\s*<a\b[^<>]*\bwp-block-file__button\b[^<>]*>[^<>]*<\/a\s*>/gi;
const LINKED_PICTURE = /<a\b([^<>]*)>\s*(<img\b[^<>]*>)\s*<\/a\s*>/gi;

/** An attribute's raw value, safe in double quotes. */
function written(attributes: string, name: string): string {
  const [, double, single] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(attributes) ?? [];
  return (double ?? single ?? "").replaceAll('"', "&quot;");
}

const shown = (attributes: string): string =>
  ["poster", "width", "height"]
    .map((name) => [name, written(attributes, name)] as const)
    .map(([name, value]) => (value === "" ? "" : ` ${name}="${value}"`))
    .join("");

const linkTo = (href: string, words: string): string =>
  `<a href="${href}">${escapeHtml(words)}</a>`;

/**
 * Replaces what cannot be shown by links, and the sources of a video or recording by its first one.
 * `frameLink` handles frames, `players.server.ts` media.
 */
export const withLinksInstead = (html: string, t: Translate): string =>
  html
    .replace(FRAME_WORDS, "$1$2")
    .replace(FILE_BUTTON, "$1")
    .replace(EMBED, '<iframe src="$1"></iframe>')
    .replace(MEDIA, (_, tag: string, attributes: string, inner: string) => {
      const source = /<source\b([^<>]*)>/i.exec(inner)?.[1] ?? "";
      const src = written(attributes, "src") || written(source, "src");
      const tracks = (inner.match(TRACK) ?? []).slice(0, MOST_TRACKS).join("");
      return src === "" ? inner : `<${tag} src="${src}"${shown(attributes)}>${tracks}</${tag}>`;
    })
    .replace(FORM, (whole, attributes: string) => {
      const action = written(attributes, "action");
      // A search form of the host, which the site does not have.
      if (!/^post$/i.test(written(attributes, "method"))) return whole;
      return /^https?:\/\//i.test(action) && !/#wpcf7-/.test(action)
        ? linkTo(
            action,
            t("prose.openFormOn", {
              site: new URL(URL.canParse(action) ? action : "http://its.page").hostname,
            }),
          )
        : linkTo("/#contact-form", t("prose.write"));
    });

/** Unwraps pictures from links that match: a gallery's links go to attachment pages. */
export const withoutPictureLinks = (html: string, isSuch: (href: string) => boolean): string =>
  html.replace(LINKED_PICTURE, (whole, attributes: string, picture: string) =>
    isSuch(written(attributes, "href").replaceAll("&amp;", "&").replaceAll("&#038;", "&"))
      ? picture
      : whole,
  );

interface FrameLink {
  href: string;
  words: string;
}

/** A link to a frame's page on another site; `null` if it has none, or already has a link. */
export function frameLink(
  attributes: Readonly<Record<string, string>>,
  t: Translate,
): FrameLink | null {
  const { src = "", "data-src": late = "", "data-lazy-src": later = "", title = "" } = attributes;
  // WordPress's own embeds come with a link to the post.
  if (/\bwp-embedded-content\b/.test(attributes.class ?? "")) return null;
  const page = framePage(src) ?? framePage(late || later);
  return page === null
    ? null
    : { href: page, words: title.trim() || t("prose.openOn", { site: new URL(page).hostname }) };
}
