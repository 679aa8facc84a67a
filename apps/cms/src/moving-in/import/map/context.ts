import type { Permalinks } from "@meridian/contract";
import { siteLink, textLink } from "#moving-in/import/map/links.ts";
import { plainHtml } from "#moving-in/import/map/plain-html.ts";
import { plainTitle } from "#moving-in/import/map/plain-title.ts";
import { sectionsAtHeadings, sectionsOf } from "#moving-in/import/map/sections.ts";
import { fileAddress, formerPath } from "#moving-in/import/media/files.ts";
import { absolute, type Library } from "#moving-in/import/media/pictures.ts";
import { fileLink } from "#records/rich-text/from-html.ts";
import { richText, type ImportContext } from "#records/mapping/import-context.ts";

/** Texts on a page of their own, which shows everything in them. */
const READ_ALONE = new Set([
  "blog-posts",
  "articles",
  "privacy-policy",
  "terms-of-use",
  "road-map",
]);

/** Parts that are stored, but not shown where the text is one of several. */
const unseenIn = (html: string): string[] => [
  ...(html.includes("<table") ? ["a table is stored, but its page shows only the text"] : []),
  ...(html.includes("<img")
    ? ["a picture is stored, but its page shows no pictures in this text"]
    : []),
];

/** Imports what the editor supports; reports the rest in `lost`. */
export function contextOf({
  own,
  permalinks,
  library,
  terms,
  records,
  lost,
  kind,
}: {
  own: readonly string[];
  permalinks: Permalinks;
  library: Library;
  terms: Map<string, number>;
  records: ImportContext["record"];
  lost: string[];
  /** A collection or global. */
  kind: string;
}): ImportContext {
  const isReading = READ_ALONE.has(kind);
  const toSite = siteLink(own, permalinks);
  const numberOf = (src: string): number | undefined => {
    const problem = library.problemOf(src);
    if (problem) lost.push(`the picture ${src}: ${problem}`);
    return library.numberOf(src);
  };
  const fileAt = (written: string): { id: number; address: string } | undefined => {
    const address = fileAddress(written, own);
    const problem = address && library.problemOf(address);
    if (problem) lost.push(`the file ${address}: ${problem}`);
    const id = address && library.fileOf(address);
    return address && id ? { id, address } : undefined;
  };
  const toLink = textLink(own, permalinks);
  const rules = {
    link: (address: string) => {
      const file = fileAt(address);
      return file ? fileLink(file.id) : toLink(address);
    },
    picture: (src: string) => numberOf(absolute(src, own[0] ?? "")),
  };
  return {
    picture: (image) => (image ? numberOf(image.src) : undefined),
    rich: (html) => {
      const plain = plainHtml(html, rules);
      const unseen = isReading ? [] : unseenIn(plain.html);
      lost.push(...[...plain.lost, ...unseen].map((what) => `in a text: ${what}`));
      return richText(plain.html);
    },
    title: plainTitle,
    link: (address) => {
      const file = fileAt(address);
      if (file) return formerPath(file.address);
      const link = toSite(address);
      if (link === undefined && address.trim() !== "" && address !== "#")
        lost.push(`the link ${JSON.stringify(address)}: not a valid address`);
      return link;
    },
    sections: (html) => {
      try {
        return sectionsOf(html);
      } catch {
        return sectionsAtHeadings(html);
      }
    },
    without: (what) => void lost.push(what),
    record: records,
    term: (of, name) => terms.get(`${of} ${name}`),
  };
}
