/**
 * What a text holds and a page does not show: videos and sounds of the host, forms, embeds and frames
 * of other sites. A link stands in the place of each. The result is cleaned after this.
 */
import { framePage } from "@meridian/contract/frame-page";

/** Characters between the tags of a video or a form that are looked at. */
const MEDIA = /<(video|audio)\b([^<>]*)>([^]{0,5000}?)<\/\1\s*>/gi;
const FORM = /<form\b([^<>]*)>[^]{0,20000}?<\/form\s*>/gi;
const EMBED =
  /<div\b[^<>]*\bwp-block-embed__wrapper\b[^<>]*>\s*(https?:\/\/[^\s<>"']+)\s*<\/div\s*>/gi;
/** What stands between a frame's tags is for browsers without frames. */
const FRAME_WORDS = /(<iframe\b[^<>]*>)[^]{0,5000}?(<\/iframe\s*>)/gi;
const LINKED_PICTURE = /<a\b([^<>]*)>\s*(<img\b[^<>]*>)\s*<\/a\s*>/gi;

/** The value of an attribute as it is written, fit for double quotes. */
function written(attributes: string, name: string): string {
  const [, double, single] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(attributes) ?? [];
  return (double ?? single ?? "").replaceAll('"', "&quot;");
}

const linkTo = (href: string, words: string): string => `<a href="${href}">${words}</a>`;

/** HTML in which a link stands for what cannot be shown. Frames are left to `frameLink`. */
export const withLinksInstead = (html: string): string =>
  html
    .replace(FRAME_WORDS, "$1$2")
    .replace(EMBED, '<iframe src="$1"></iframe>')
    .replace(MEDIA, (_, tag: string, attributes: string, inner: string) => {
      const source = /<source\b([^<>]*)>/i.exec(inner)?.[1] ?? "";
      const src = written(attributes, "src") || written(source, "src");
      const words = tag.toLowerCase() === "video" ? "Watch the video" : "Listen to the recording";
      return src === "" ? inner : linkTo(src, words);
    })
    .replace(FORM, (whole, attributes: string) => {
      const action = written(attributes, "action");
      // A search of the host's, which the site has not.
      if (!/^post$/i.test(written(attributes, "method"))) return whole;
      return /^https?:\/\//i.test(action) && !/#wpcf7-/.test(action)
        ? linkTo(
            action,
            `Open the form on ${new URL(URL.canParse(action) ? action : "http://its.page").hostname}`,
          )
        : linkTo("/#contact-form", "Write to us");
    });

/** Pictures without the links to which this applies: a gallery's lead to a page about each. */
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

/** A link to what a frame of another site shows; `null` where it has no page, or a link already. */
export function frameLink(attributes: Readonly<Record<string, string>>): FrameLink | null {
  const { src = "", "data-src": late = "", "data-lazy-src": later = "", title = "" } = attributes;
  // WordPress's own embeds stand beside a link to the post.
  if (/\bwp-embedded-content\b/.test(attributes.class ?? "")) return null;
  const page = framePage(src) ?? framePage(late || later);
  return page === null
    ? null
    : { href: page, words: title.trim() || `Open on ${new URL(page).hostname}` };
}
