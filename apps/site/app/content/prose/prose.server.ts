/**
 * An editor's text as a page shows it: headings with ids, the host's own pictures resized, videos
 * that wait to be asked for.
 */
import type { Attributes, Tag } from "sanitize-html";
import { safeArticle, withRel } from "#app/content/prose/sanitize.server.ts";
import type { HeadingIds } from "#app/content/prose/heading-ids.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { isOwnPath } from "#app/text/own-path.ts";
import { isDrawing, originalAddress } from "#app/pictures/picture-address.ts";
import { fallbackAddress, sourcesOf } from "#app/pictures/picture-sources.ts";
import { plainText } from "#app/text/plain-text.ts";
import type { Prose, ProseHeading } from "#app/content/prose/types.ts";
import { videoAt } from "#app/content/prose/video-hosts.ts";
import type { ContentSource } from "#app/render-context.server.ts";

export interface ProseRules {
  content: Pick<ContentSource, "ownPath">;
  /** Of the whole page: a page of several texts makes one. */
  ids: HeadingIds;
  /** The level of the text's highest headings. */
  top: 2 | 3;
}

/** How wide a picture stands in the column of the text. */
const PICTURE_SIZES = "(max-width: 52rem) 92vw, 46rem";

/** Cleans the HTML of a record (`safeArticle`) and makes of it what the page shows. */
export function proseOf(html: string, rules: ProseRules): Prose {
  const clean = safeArticle(html, transforms(html, rules));
  const headings: ProseHeading[] = [];
  return {
    html: withFrames(
      withVideos(withPictures(withHeadingIds(clean, rules.ids, headings))),
    ) as SafeHtml,
    headings,
  };
}

function transforms(
  html: string,
  { content, ids, top }: ProseRules,
): Record<string, (tag: string, attribs: Attributes) => Tag> {
  const highest = Math.min(
    ...[...html.matchAll(/<h([1-6])\b/gi)].map(([, level]) => Number(level)),
  );
  const shift = Math.max(0, top - highest);
  const levels = [1, 2, 3, 4, 5, 6].map(
    (level) =>
      [
        `h${level}`,
        (_: string, attribs: Attributes) => ({
          tagName: `h${Math.min(level + shift, 6)}`,
          attribs,
        }),
      ] as const,
  );
  return {
    ...Object.fromEntries(levels),
    a: (tagName, { href, id }) => ({
      tagName,
      attribs: {
        ...(href === undefined ? {} : withRel({ href: ownLink(href, content) })),
        ...(id === undefined ? {} : { id }),
      },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: pictureOf(attribs, content) }),
    iframe: (_, { src = "" }) => frameLink(src),
    "*": (tagName, { id, ...attribs }) => {
      const kept = id === undefined ? undefined : ids.keep(id);
      return { tagName, attribs: kept === undefined ? attribs : { ...attribs, id: kept } };
    },
  };
}

/**
 * The host names its own pages by its own name; here they are the site's. A file stays where it is,
 * but a picture.
 */
function ownLink(href: string, { ownPath }: Pick<ContentSource, "ownPath">): string {
  const path = ownPath(href.trim());
  if (path === undefined) return href.trim();
  const { hash } = new URL(href.trim());
  if (/\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path)) return originalAddress(path);
  return /\.[a-z\d]{2,5}$/i.test(path) ? href : path + hash;
}

/**
 * Without `src` where the picture is not the host's own: the picture route would not fetch it, nor
 * the browser.
 */
function pictureOf(
  { src = "", alt = "", width = "", height = "", id }: Attributes,
  { ownPath }: Pick<ContentSource, "ownPath">,
): Attributes {
  const path = isOwnPath(src) ? src : ownPath(src);
  if (path === undefined) return {};
  const measured: Attributes =
    /^\d{1,4}$/.test(width) && /^\d{1,4}$/.test(height) ? { width, height } : {};
  return { src: path, alt, ...measured, ...(id === undefined ? {} : { id }) };
}

/** A link to the video's page, which `ui/html.tsx` turns into its frame when it is pressed. */
function frameLink(src: string): Tag {
  const video = videoAt(src);
  if (!video) return { tagName: "iframe", attribs: {} };
  return {
    tagName: "a",
    attribs: { href: video.page, rel: "noopener", "data-frame": video.frame },
  };
}

const decoded = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

// What follows reads the sanitizer's own output, in which `<` and `>` stand for tags only and
// attributes in our order.

/** A heading that opens a section with an id is found by the section's. */
function withHeadingIds(html: string, ids: HeadingIds, headings: ProseHeading[]): string {
  return html.replace(
    /(<section id="([^"]*)">\s*)?<h([2-6])(?: id="([^"]*)")?>([\s\S]*?)<\/h\3>/g,
    (
      _,
      opening: string | undefined,
      section: string | undefined,
      level: string,
      own: string | undefined,
      inner: string,
    ) => {
      const title = plainText(inner);
      const id = section ?? own ?? ids.make(title);
      if (title !== "") headings.push({ id: decoded(id), title, level: Number(level) });
      return `${opening ?? ""}<h${level}${section === undefined || own !== undefined ? ` id="${own ?? id}"` : ""}>${inner}</h${level}>`;
    },
  );
}

function withPictures(html: string): string {
  return html.replace(
    /<img src="([^"]*)" alt="([^"]*)"(?: width="(\d+)" height="(\d+)")?( id="[^"]*")? \/>/g,
    (_, src: string, alt: string, width?: string, height?: string, id = "") => {
      const known = width === undefined ? undefined : Number(width);
      const rest = `alt="${alt}"${known === undefined ? "" : ` width="${width}" height="${height}"`}${id} loading="lazy" decoding="async"`;
      if (isDrawing(src)) return `<img src="${originalAddress(src)}" ${rest} />`;
      const sources = sourcesOf(src, known).map(
        ({ type, srcSet }) =>
          `<source type="${type}" srcset="${srcSet}" sizes="${PICTURE_SIZES}" />`,
      );
      return `<picture>${sources.join("")}<img src="${fallbackAddress(src, known)}" ${rest} /></picture>`;
    },
  );
}

/** The words that stood between the frame's tags were for browsers without frames. */
const withVideos = (html: string): string =>
  html.replace(
    /(<a href="([^"]*)" rel="noopener" data-frame="[^"]*">)[\s\S]*?<\/a>/g,
    (_, opening: string, page: string) =>
      `${opening}Watch the video on ${videoAt(decoded(page))?.site ?? "its page"}</a>`,
  );

/**
 * A table or a listing wider than the column is moved within a frame of its own, by keyboard too.
 */
const withFrames = (html: string): string =>
  html
    .replace(/<pre(?= |>)/g, '<pre tabindex="0"')
    .replace(
      /<table(?: id="[^"]*")?>/g,
      (table) => `<div role="group" aria-label="Table" tabindex="0">${table}`,
    )
    .replaceAll("</table>", "</table></div>");
