import type { Wire } from "@meridian/contract";
import type { SearchTexts } from "#payload-types.ts";
import { published, publishedGlobal } from "#contract/published.ts";
import type { Reader } from "#records/reader.ts";
import { searchTexts } from "#records/mapping/records/seo-records.ts";
import { ownPageOf, PAGE_KINDS, recordPlaceOf } from "#records/page-of.ts";

interface WithTexts {
  id?: number;
  slug?: string | null;
  search?: SearchTexts;
}

/** Of the page's record; without these, of its path. */
export async function searchTextsAt(cms: Reader, path: string): Promise<Wire<"seo"> | null> {
  const texts = (await recordAt(cms, path))?.search;
  if (hasTexts(texts)) return searchTexts.write(texts, path);
  const where = { path: { equals: path } };
  const [row] = await published(cms, "seo-records", { where, limit: 1 });
  return row ? searchTexts.write(row, path) : null;
}

/** Whether an editor has written or chosen any of them. */
const hasTexts = (texts: SearchTexts | null | undefined): texts is SearchTexts =>
  Boolean(texts) && Object.values(texts ?? {}).some(Boolean);

async function recordAt(cms: Reader, path: string): Promise<WithTexts | null> {
  const place = recordPlaceOf(path);
  if (!place) return null;
  if ("global" in place) return publishedGlobal(cms, place.global);
  const { collection, where } = place;
  const { defaultSort } = cms.payload.collections[collection].config;
  const sort = [defaultSort ?? "id"].flat();
  const [found] = await published(cms, collection, { where, sort, limit: 1, withTexts: true });
  return found ?? null;
}

/** Published pages that their records hide from search engines. */
export async function hiddenPages(cms: Reader): Promise<string[]> {
  const pages = await Promise.all(
    PAGE_KINDS.map(async (kind): Promise<string[]> => {
      if ("global" in kind) {
        const doc: WithTexts | null = await publishedGlobal(cms, kind.global);
        return doc?.search?.noindex ? [ownPageOf(kind.global, {}) ?? ""] : [];
      }
      const where = { "search.noindex": { equals: true } };
      const docs: WithTexts[] = await published(cms, kind.collection, { where });
      return docs.map((doc) => ownPageOf(kind.collection, doc) ?? "");
    }),
  );
  const rows = await published(cms, "seo-records", { where: { noindex: { equals: true } } });
  return [...new Set([...pages.flat(), ...rows.map(({ path }) => path)])];
}
