import { createHash } from "node:crypto";
import type { InlineHashes } from "#server/http/headers.ts";
import { attributesOf, elements, withoutCode, type Element } from "#server/http/html-elements.ts";

const sha256 = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Types that browsers execute. Others are data blocks. */
const RUNS = new Set([
  "",
  "text/javascript",
  "application/javascript",
  "module",
  "importmap",
  "speculationrules",
]);

const runsInline = ({ attributes, content }: Element): boolean =>
  attributes.src === undefined && content !== "" && RUNS.has((attributes.type ?? "").toLowerCase());

/** Hashes inline scripts, styles and style attributes. The page must not change afterwards. */
export function inlineHashes(html: string): InlineHashes {
  const unique = (texts: string[]): string[] => [...new Set(texts)].map(sha256);
  const tags = withoutCode(html).match(/<[a-z][^>]*\sstyle="[^"]*"[^>]*>/gi) ?? [];
  return {
    scripts: unique(
      elements(html, "script")
        .filter(runsInline)
        .map(({ content }) => content),
    ),
    styles: unique(
      elements(html, "style")
        .filter(({ content }) => content !== "")
        .map(({ content }) => content),
    ),
    attributes: unique(tags.map((tag) => styleOf(tag)).filter((style) => style !== "")),
  };
}

const styleOf = (tag: string): string => attributesOf(tag).style ?? "";
