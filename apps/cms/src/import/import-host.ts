/**
 * A host's content, brought into this one: pictures first, then every record, each with what became
 * of it.
 */
import { permalinksOf, type Permalinks } from "@meridian/contract";
import type { Payload } from "payload";
import type { HostContent } from "#import/read/content.ts";
import { itemsOf, type Item } from "#import/map/items.ts";
import { siteLink, textLink } from "#import/map/links.ts";
import { readSyncState } from "#import/write/sync-state.ts";
import { richText, type ImportContext } from "#mapping/import-context.ts";
import { pictureFetcher, type FetchPicture } from "#import/media/picture-file.ts";
import { absolute, importPictures, imagesIn, type Library } from "#import/media/pictures.ts";
import { plainHtml, plainTitle } from "#import/map/plain-html.ts";
import type { Entry } from "#import/report.ts";
import { sectionsAtHeadings, sectionsOf } from "#import/map/sections.ts";
import { countOnFromHighest } from "#import/write/sequences.ts";
import { messageOf } from "#import/errors.ts";
import { write } from "#import/write/write.ts";

export interface ImportOptions {
  /**
   * Origins whose pages are this site's from now on: the host's, and the old site's where it is
   * another.
   */
  own: readonly string[];
  /** Overwrites what was edited here, too. */
  replace?: boolean;
  fetchPicture?: FetchPicture;
  /** Called with each picture and record that is dealt with. */
  onEntry?: (entry: Entry, progress: { done: number; of: number }) => void;
}

/** Brings in everything; what fails is in the entries, with the reason, and stops nothing else. */
export async function importContent(
  payload: Payload,
  content: HostContent,
  { own, replace = false, fetchPicture = pictureFetcher(), onEntry }: ImportOptions,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  const images = imagesIn(content, own[0] ?? "");
  const items = itemsOf(content);
  const addEntry = (entry: Entry): void => {
    entries.push(entry);
    onEntry?.(entry, { done: entries.length, of: images.size + items.length });
  };
  const marks = await readSyncState(payload);
  const library = await importPictures(images.values(), {
    payload,
    marks,
    fetchPicture,
    onEntry: addEntry,
  });
  const terms = new Map<string, number>();
  const permalinks = permalinksOf({ ...content, portfolio: content.caseStudies });
  for (const item of items) {
    const lost: string[] = [];
    const about =
      "global" in item ? { kind: item.global, key: "" } : { kind: item.collection, key: item.key };
    try {
      const {
        outcome,
        reason,
        id,
        lost: refused = [],
      } = await write(item, item.make(meansOf({ own, permalinks, library, terms, lost })), {
        payload,
        marks,
        replace,
      });
      if (isTerm(item) && id !== undefined) terms.set(item.key, Number(id));
      addEntry({
        ...about,
        outcome,
        reasons: [...(reason ? [reason] : []), ...new Set([...lost, ...refused])],
      });
    } catch (error) {
      addEntry({ ...about, outcome: "broken", reasons: [messageOf(error)] });
    }
  }
  await countOnFromHighest(payload, ["career-posts"]);
  return entries;
}

const isTerm = (item: Item): item is Extract<Item, { collection: string }> =>
  "collection" in item && item.collection === "vacancy-terms";

/** Keeps what can be kept; the rest is added to `lost`. */
function meansOf({
  own,
  permalinks,
  library,
  terms,
  lost,
}: {
  own: readonly string[];
  permalinks: Permalinks;
  library: Library;
  terms: Map<string, number>;
  lost: string[];
}): ImportContext {
  const toSite = siteLink(own, permalinks);
  const numberOf = (src: string): number | undefined => {
    const problem = library.problemOf(src);
    if (problem) lost.push(`the picture ${src}: ${problem}`);
    return library.numberOf(src);
  };
  const rules = {
    link: textLink(own, permalinks),
    picture: (src: string) => numberOf(absolute(src, own[0] ?? "")),
  };
  return {
    picture: (image) => (image ? numberOf(image.src) : undefined),
    rich: (html) => {
      const plain = plainHtml(html, rules);
      lost.push(...plain.lost.map((what) => `${what} in a text`));
      return richText(plain.html);
    },
    title: plainTitle,
    link: (address) => {
      const link = toSite(address);
      if (link === undefined && address.trim() !== "" && address !== "#")
        lost.push(`the link ${JSON.stringify(address)}: no address`);
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
    term: (kind, name) => terms.get(`${kind} ${name}`),
  };
}
