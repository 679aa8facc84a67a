/**
 * The allowlist of an editor's HTML. Unlisted tags are dropped, their text stays; scripts, styles
 * and forms are dropped whole. No event handlers, `style`, `class`; only web, mail and phone
 * addresses.
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
import { PLAYER_ATTRIBUTES, PLAYERS, playersIn } from "#app/content/prose/players.server.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { SafeHtml } from "#app/text/html.ts";
import type { Translate } from "@meridian/messages/messages";

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
  "div",
  "img",
  ...PLAYERS,
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
  "*": ["id", "data-own-id"],
  a: ["href", "rel", "data-frame"],
  img: ["src", "alt", "width", "height"],
  ...PLAYER_ATTRIBUTES,
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

/** A library option missing in its types: attributes that are valid without a value. */
const ALLOWED_EMPTY: object = {
  allowedEmptyAttributes: ["alt", "controls", "default", "reversed"],
};

const leadsOut = (href: string | undefined): boolean => /^(?:https?:)?\/\//i.test(href ?? "");

/** `noopener`: the other site cannot control this window. */
export const withRel = ({ href, ...attribs }: Attributes): Attributes => ({
  // Drops addresses of other sites that are disguised as a path.
  ...(href === undefined || isDisguised(href) ? {} : { href }),
  ...attribs,
  ...(leadsOut(href) ? { rel: "noopener" } : {}),
});

/** A video becomes a link to its page, as does any other frame. */
export const frameIn =
  (t: Translate): Transformer =>
  (_, attribs) => {
    const video = videoAt(attribs.src ?? "");
    if (video)
      return {
        tagName: "a",
        attribs: withRel({ href: video.page }),
        text: t("prose.watchOn", { site: video.site }),
      };
    const link = frameLink(attribs, t);
    return link
      ? { tagName: "a", attribs: withRel({ href: link.href }), text: link.words }
      : { tagName: "iframe", attribs: {} };
  };

/** A video or recording without a player becomes a link to its file. */
export const mediaIn =
  (t: Translate): Transformer =>
  (tagName, { src = "" }) => ({
    tagName: "a",
    attribs: withRel({ href: src }),
    text: tagName === "video" ? t("prose.watch") : t("prose.listen"),
  });

const link: Transformer = (tagName, { href }) => ({
  tagName,
  attribs: withRel(href === undefined ? {} : { href }),
});

// The only casts to SafeHtml: everything with that type has passed the sanitizer.

/** The host's HTML for a heading or a label: text and emphasis, no links or blocks. */
export const safeInline = (html: string): SafeHtml =>
  sanitizeHtml(html, {
    allowedTags: INLINE,
    allowedAttributes: {},
    nonTextTags: WITHOUT_WORDS,
  }) as SafeHtml;

/**
 * The host's HTML for running text: no pictures, tables, scripts, styles, forms or frames. Without
 * `content`, as in a quote, links replace the players of videos and recordings.
 */
export const safeBlocks = (
  html: string,
  t: Translate,
  content: Pick<ContentSource, "ownPath"> = { ownPath: () => undefined },
): SafeHtml =>
  sanitizeHtml(
    withoutPictureLinks(withLinksInstead(html, t), () => true),
    {
      ...ADDRESSES,
      ...ALLOWED_EMPTY,
      allowedTags: [...BLOCK, ...PLAYERS],
      allowedAttributes: { a: ["href", "rel"], ...PLAYER_ATTRIBUTES },
      selfClosing: ["br", "hr", "track"],
      nonTextTags: WITHOUT_WORDS,
      transformTags: { a: link, iframe: frameIn(t), ...playersIn(content, mediaIn(t)) },
      exclusiveFilter: ({ tag, attribs }) => tag === "track" && !attribs.src,
    },
  ) as SafeHtml;

const FEED = "p br b strong i em ul ol li h2 h3 h4 blockquote a table tbody tr td th".split(" ");
const ONLY_WITH_WORDS = new Set("p ul ol li h2 h3 h4 blockquote a".split(" "));

/**
 * The host's HTML for other programs: no pictures or players. `page`: for its links, of which those
 * of the host lead to this site.
 */
export const safeForFeeds = (
  html: string,
  page: string,
  { ownPath }: Pick<ContentSource, "ownPath">,
): SafeHtml =>
  sanitizeHtml(html, {
    ...ADDRESSES,
    allowedTags: FEED,
    allowedAttributes: { a: ["href"], ol: ["start"] },
    nonTextTags: WITHOUT_WORDS,
    transformTags: {
      a: (tagName, { href = "" }) => ({
        tagName,
        attribs: absolute(ownPath(href.trim()) ?? href.trim(), page),
      }),
    },
    exclusiveFilter: ({ tag, text }) => ONLY_WITH_WORDS.has(tag) && text.trim() === "",
  }) as SafeHtml;

/** None for an address of another site that is disguised as a path. */
function absolute(href: string, page: string): Attributes {
  if (href === "" || isDisguised(href)) return {};
  return {
    href: /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href) ? href : (URL.parse(href, page)?.href ?? ""),
  };
}

/** HTML for a page's main text, by the rules of `prose.server.ts`. The result is well-formed. */
export const safeArticle = (
  html: string,
  transform: Record<string, (tag: string, attribs: Attributes) => Tag>,
  t: Translate,
): string =>
  sanitizeHtml(withLinksInstead(html, t), {
    ...ADDRESSES,
    ...ALLOWED_EMPTY,
    allowedTags: ARTICLE,
    allowedAttributes: ARTICLE_ATTRIBUTES,
    nonTextTags: WITHOUT_WORDS,
    transformTags: transform,
    exclusiveFilter: ({ tag, text, mediaChildren, attribs }) =>
      (/^h[1-6]$/.test(tag) && text.trim() === "" && mediaChildren.length === 0) ||
      ((tag === "img" || tag === "track") && !attribs.src),
  });
