/** How pages are listed. */
import { KINDS, placeOf, type Kind, type ListingCall, type Summary } from "@meridian/contract";
import { recordName, type NamedRecord } from "@meridian/contract/record-name";
import { isThere } from "#app/pages/address-rules.server.ts";
import type { ListedPage, Listing, PlainCall, Sitemap } from "#app/pages/define-page.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** Of pages with their own address. */
export const PAGES_SITEMAP: Sitemap = { name: "pages", title: (t) => t("sitemap.pages") };

/** Of vacancies, and for the search of other calls for applications. */
export const VACANCIES_SITEMAP: Sitemap = {
  name: "vacancies",
  title: (t) => t("sitemap.vacancies"),
};

/** Calls that list records have no parameters. */
export const readCall = (content: ContentSource, name: string): Promise<unknown> =>
  (content.read as (name: string) => Promise<unknown>)(name);

const kindBy = (call: PlainCall): Kind | undefined =>
  KINDS.find(({ listedBy }) => listedBy === call);

/** A page with its own address. `call`: of the record or list that it is built from, besides its SEO record. */
export const alone = (call: PlainCall | null): Listing => ({
  sitemap: PAGES_SITEMAP,
  group: PAGES_SITEMAP,
  async read(content, page) {
    const path = page.at;
    if (!(await isThere(content, page, path))) return [];
    const [seo, record] = await Promise.all([
      content.read("seo", { path: path.slice(1) }),
      call === null ? null : readCall(content, call),
    ]);
    return [{ path, title: seo?.title || path, text: seo?.description ?? "", of: [seo, record] }];
  },
});

type Records = (content: ContentSource) => Promise<readonly object[]>;

/** The pages of a kind's records. `records`: those that have a page. */
export const records = (sitemap: Sitemap, call: ListingCall, read?: Records): Listing => ({
  sitemap,
  group: sitemap,
  read: (content) => recordPages(content, call, read),
});

export async function recordPages(
  content: ContentSource,
  call: ListingCall,
  read: Records = async () => {
    const reply = await readCall(content, call);
    return Array.isArray(reply) ? reply : [];
  },
): Promise<ListedPage[]> {
  const kind = kindBy(call);
  return ((await read(content)) as NamedRecord[]).flatMap((of) => {
    const summary = summaryOf(kind, of);
    return summary ? [{ path: placeOf(call, recordName(of), of), ...summary, of }] : [];
  });
}

/** The record is of the kind. */
export const summaryOf = (kind: Kind | undefined, record: object): Summary | null | undefined =>
  (kind?.page?.summary as ((record: object) => Summary | null) | undefined)?.(record);
