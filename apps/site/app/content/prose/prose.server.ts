import { isSize, playersIn } from "#app/content/prose/players.server.ts";
import type { Attributes, Tag } from "sanitize-html";
import { frameIn, mediaIn, safeArticle, withRel } from "#app/content/prose/sanitize.server.ts";
import type { HeadingIds } from "#app/content/prose/heading-ids.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { withoutPictureLinks } from "#app/content/prose/shown-elsewhere.ts";
import { isOwnPath } from "#app/text/own-path.ts";
import { isMedia, originalAddress } from "#app/pictures/picture-address.ts";
import { printProse } from "#app/content/prose/print-prose.server.ts";
import type { Prose } from "#app/content/prose/types.ts";
import { videoAt } from "@meridian/contract/video-hosts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { Translate } from "@meridian/messages/messages";

export interface ProseRules {
  content: Pick<ContentSource, "ownPath">;
  /** For the whole page: several texts share one. */
  ids: HeadingIds;
  /** The level of the text's highest headings. */
  top: 2 | 3;
  t: Translate;
}

export function proseOf(html: string, rules: ProseRules): Prose {
  const own = withoutPictureLinks(html, (href) => isHostsPage(href, rules.content));
  const clean = safeArticle(own, transforms(own, rules), rules.t);
  const { html: shown, headings } = printProse(clean, rules.ids, rules.t);
  // The printer adds no unsanitized markup.
  return { html: shown as SafeHtml, headings };
}

function transforms(
  html: string,
  { content, ids, top, t }: ProseRules,
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
    // Before HTML5 an anchor was a link's name.
    a: (tagName, { href, name, id = name }) => ({
      tagName,
      attribs: {
        ...(href === undefined ? {} : withRel({ href: ownLink(href, content) })),
        ...(id === undefined ? {} : { id }),
      },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: pictureOf(attribs, content) }),
    iframe: (name, attribs) => videoLink(attribs.src) ?? frameIn(t)(name, attribs),
    ...playersIn(content, mediaIn(t)),
    "*": (tagName, { id, ...attribs }) => {
      if (id === undefined) return { tagName, attribs };
      const safeId = ids.adopt(id);
      return {
        tagName,
        attribs: { ...attribs, ...(safeId === undefined ? { "data-own-id": id } : { id: safeId }) },
      };
    },
  };
}

/** The host's pictures use the picture route; its other files stay. Page links are rewritten. */
function ownLink(href: string, { ownPath }: Pick<ContentSource, "ownPath">): string {
  const path = ownPath(href.trim());
  return path !== undefined && (isMedia(path) || /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path))
    ? originalAddress(path)
    : href.trim();
}

/** Drops `src` of other sites' pictures: neither picture route nor browser would fetch them. */
function pictureOf(
  { src = "", alt = "", width = "", height = "", id }: Attributes,
  { ownPath }: Pick<ContentSource, "ownPath">,
): Attributes {
  const path = isOwnPath(src) ? src : ownPath(src);
  if (path === undefined) return {};
  const measured: Attributes = isSize(width) && isSize(height) ? { width, height } : {};
  return { src: path, alt, ...measured, ...(id === undefined ? {} : { id }) };
}

/** A page only the host has: the site's pages are rewritten already, files have an extension. */
function isHostsPage(href: string, { ownPath }: Pick<ContentSource, "ownPath">): boolean {
  const path = ownPath(href.trim());
  return path !== undefined && !/\.[a-z\d]{2,5}(?:$|\?)/i.test(path);
}

/** A link to the video's page, which `ui/html.tsx` replaces by its frame when clicked. */
function videoLink(src = ""): Tag | null {
  const video = videoAt(src);
  if (!video) return null;
  return {
    tagName: "a",
    attribs: { href: video.page, rel: "noopener", "data-frame": video.frame },
  };
}
