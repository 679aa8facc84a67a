/**
 * What of an editor's HTML reaches a page. The lists here are all there is: a tag that is not named
 * loses its signs and keeps its words, an attribute that is not named is gone; scripts, styles and
 * forms go with what is in them. No event, no `style`, no `class`, no address but web, mail and
 * telephone.
 */
import { isDisguised } from "@meridian/contract/own-address";
import { videoAt } from "@meridian/contract/video-hosts";
import sanitizeHtml, {
  type Attributes,
  type IOptions,
  type Tag,
  type Transformer,
} from "sanitize-html";
import {
  frameLink,
  withLinksInstead,
  withoutPictureLinks,
} from "#app/content/prose/shown-elsewhere.ts";
import type { SafeHtml } from "#app/text/html.ts";

const INLINE = ["b", "strong", "i", "em", "br", "span", "sub", "sup", "small"];
const BLOCK = [
  ...INLINE,
  "p",
  "ul",
  "ol",
  "li",
  "a",
  "h2",
  "h3",
  "h4",
  "blockquote",
  "figure",
  "figcaption",
  "hr",
  "code",
  "pre",
  "s",
  "u",
];
const ARTICLE = [
  ...BLOCK,
  "h5",
  "h6",
  "section",
  "img",
  "dl",
  "dt",
  "dd",
  "abbr",
  "cite",
  "q",
  "kbd",
  "mark",
  "del",
  "ins",
  "time",
  "details",
  "summary",
  "table",
  "caption",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "th",
  "td",
];

const ARTICLE_ATTRIBUTES: IOptions["allowedAttributes"] = {
  "*": ["id"],
  a: ["href", "rel", "data-frame"],
  img: ["src", "alt", "width", "height"],
  ol: ["start", "reversed"],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
  abbr: ["title"],
  time: ["datetime"],
};

const ADDRESSES = {
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
};

/** Their words are no text for readers. */
const WITHOUT_WORDS = [
  "script",
  "style",
  "textarea",
  "option",
  "xmp",
  "noscript",
  "template",
  "object",
  "svg",
  "math",
  "title",
];

const leadsOut = (href: string | undefined): boolean => /^(?:https?:)?\/\//i.test(href ?? "");

/** A link out gives the other site no hold on this window. */
export const withRel = ({ href, ...attribs }: Attributes): Attributes => ({
  // What looks like a path and leads to another site is no link.
  ...(href === undefined || isDisguised(href) ? {} : { href }),
  ...attribs,
  ...(leadsOut(href) ? { rel: "noopener" } : {}),
});

/** A video is the link to its page, and so is what any other frame shows. */
export const frame: Transformer = (_, attribs) => {
  const video = videoAt(attribs.src ?? "");
  if (video)
    return {
      tagName: "a",
      attribs: withRel({ href: video.page }),
      text: `Watch the video on ${video.site}`,
    };
  const link = frameLink(attribs);
  return link
    ? { tagName: "a", attribs: withRel({ href: link.href }), text: link.words }
    : { tagName: "iframe", attribs: {} };
};

const link: Transformer = (tagName, { href }) => ({
  tagName,
  attribs: withRel(href === undefined ? {} : { href }),
});

// The casts: only what comes out of the sanitizer may be called safe.

/** HTML of the host for a heading or a label: words and their stress, no links and no blocks. */
export const safeInline = (html: string): SafeHtml =>
  sanitizeHtml(html, {
    allowedTags: INLINE,
    allowedAttributes: {},
    nonTextTags: WITHOUT_WORDS,
  }) as SafeHtml;

/**
 * HTML of the host for running text: no pictures, tables, scripts, styles, forms or foreign frames.
 */
export const safeBlocks = (html: string): SafeHtml =>
  sanitizeHtml(
    withoutPictureLinks(withLinksInstead(html), () => true),
    {
      ...ADDRESSES,
      allowedTags: BLOCK,
      allowedAttributes: { a: ["href", "rel"] },
      nonTextTags: WITHOUT_WORDS,
      transformTags: { a: link, iframe: frame },
    },
  ) as SafeHtml;

/** The library knows it, its types do not yet: attributes that mean something without a value. */
const KEPT_EMPTY: object = { allowedEmptyAttributes: ["alt", "reversed"] };

/**
 * HTML of the host for what is read on a page of its own, by the rules of `prose.server.ts`.
 * Well-formed: every tag closed, every attribute in double quotes.
 */
export const safeArticle = (
  html: string,
  transform: Record<string, (tag: string, attribs: Attributes) => Tag>,
): string =>
  sanitizeHtml(withLinksInstead(html), {
    ...ADDRESSES,
    ...KEPT_EMPTY,
    allowedTags: ARTICLE,
    allowedAttributes: ARTICLE_ATTRIBUTES,
    nonTextTags: WITHOUT_WORDS,
    transformTags: transform,
    exclusiveFilter: ({ tag, text, mediaChildren, attribs }) =>
      (/^h[1-6]$/.test(tag) && text.trim() === "" && mediaChildren.length === 0) ||
      (tag === "img" && !attribs.src),
  });
