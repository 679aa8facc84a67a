import { PAGE_SERIES, type PageSeries } from "@meridian/contract";
import { OWN_PATHS } from "@meridian/contract/paths";
import { recordName, type NamedRecord } from "@meridian/contract/record-name";
import type { DemoContent } from "#content.ts";

export interface Addresses {
  pages: ReadonlySet<string>;
  /** Pages of authors, categories and tags, which have a description of their own. */
  described: ReadonlySet<string>;
  /** A page, or an anchor of the home page. */
  isRoute(link: string): boolean;
  /** An external address reserved for examples. */
  isSample(link: string): boolean;
}

const ANCHORS = new Set(["/#solutionSection", "/#services", "/#company", "/#contact-form"]);

type Named = NamedRecord & { id?: number };

/** The slug may include the prefix: `technologies-go`. */
export const pathOf = (at: string, record: Named): string =>
  at.replace(/\{id\}/, String(record.id)).replace(/[^/]*\{(?:slug|name)\}/, recordName(record));

export function addressesOf(content: DemoContent): Addresses {
  const pathsOf = ({ kind: { demo, page = {} } }: PageSeries): string[] => {
    const records: Named[] = [content[demo as keyof DemoContent]].flat() as Named[];
    return records.map((record) => pathOf(page.at ?? "", record));
  };
  const pages = new Set([...OWN_PATHS.map((path) => `/${path}`), ...PAGE_SERIES.flatMap(pathsOf)]);
  return {
    pages,
    described: new Set(PAGE_SERIES.filter(({ kind }) => kind.isNoPost).flatMap(pathsOf)),
    isRoute: (link) => pages.has(link) || ANCHORS.has(link),
    isSample: (link) => /^https:\/\/example\.com\/\S*$/.test(link),
  };
}
