/** The demo content in several languages, as a host with languages serves it (decision 071). */
import {
  KINDS,
  PAGE_NAMES,
  PAGE_SERIES,
  singlePath,
  withLinks,
  withoutLinks,
} from "@meridian/contract";
import { recordName } from "@meridian/contract/record-name";
import { loadContent, type DemoContent } from "#content.ts";
import type { DemoLanguage } from "#translations/overlays.ts";
import { translatedContent } from "#translations/translated-content.ts";

export interface Languages {
  /** The first language, with its records' names in the others. */
  content: DemoContent;
  /** The others, by code. */
  translations: Map<string, DemoContent>;
}

const FIRST = "en";
const SERIES = PAGE_SERIES.filter(({ kind }) => kind.demo !== undefined);

interface Named {
  id?: number;
  ID?: number;
  slug?: string;
  post_name?: string;
  translations?: Record<string, string>;
}

const recordsOf = (content: DemoContent, file: string): Named[] =>
  content[file as keyof DemoContent] as Named[];
/** The slug may include the prefix: `technologies-go`. */
export const pathOf = (at: string, record: Named): string =>
  at.replace(/\{id\}/, String(record.id)).replace(/[^/]*\{(?:slug|name)\}/, recordName(record));
/** Translations have the number of the original. */
const numberOf = ({ ID, id = ID }: Named): number | undefined => id;

/** A fresh copy. Without languages the content is that of `loadContent`. */
export function loadLanguages(codes: readonly DemoLanguage[]): Languages {
  const content = loadContent();
  const translations = new Map(codes.map((code) => [code as string, translatedContent(code)]));
  if (codes.length === 0) return { content, translations };
  for (const [code, translation] of translations)
    translations.set(code, withoutEmptyPages(withOwnAddresses(translation, content)));
  for (const { kind } of SERIES) nameTranslations(kind.demo ?? "", content, translations);
  for (const one of [content, ...translations.values()])
    if (one.siteSettings) Object.assign(one.siteSettings, { otherLanguages: [...codes] });
  return { content, translations };
}

/** Each version of a record names all. */
function nameTranslations(
  file: string,
  content: DemoContent,
  translations: ReadonlyMap<string, DemoContent>,
): void {
  for (const record of recordsOf(content, file)) {
    const versions = [[FIRST, content] as const, ...translations].flatMap(([code, one]) => {
      const found = recordsOf(one, file).find((other) => numberOf(other) === numberOf(record));
      return found ? [[code, found] as const] : [];
    });
    if (versions.length < 2) continue;
    const names = Object.fromEntries(
      versions.map(([code, { slug, post_name: name = slug, id }]) => [code, name ?? String(id)]),
    );
    for (const [, version] of versions) version.translations = names;
  }
}

/**
 * Addresses of records' pages in the first language, with those in another; `undefined` where the
 * record does not exist in it.
 */
export function addressesIn(
  content: DemoContent,
  original: DemoContent,
): ReadonlyMap<string, string | undefined> {
  const addresses = new Map<string, string | undefined>();
  for (const { kind } of SERIES)
    for (const record of recordsOf(original, kind.demo ?? "")) {
      const at = kind.page?.at ?? "";
      const own = recordsOf(content, kind.demo ?? "").find(
        (other) => numberOf(other) === numberOf(record),
      );
      addresses.set(pathOf(at, record), own && pathOf(at, own));
    }
  for (const { page = {}, demo = "" } of KINDS) {
    const path = singlePath(page);
    const isAbsent = content[demo as keyof DemoContent] === undefined;
    if (path && path !== "/" && !page.isAlwaysThere && demo !== "legal")
      addresses.set(path, isAbsent ? undefined : path);
  }
  return addresses;
}

/** Links lead to the records' own addresses; those to records that do not exist are removed. */
function withOwnAddresses(content: DemoContent, original: DemoContent): DemoContent {
  const addresses = addressesIn(content, original);
  const isAbsent = (address: string): boolean =>
    addresses.has(address) && addresses.get(address) === undefined;
  // Removed first: a record's address may be another one's original.
  const { siteSettings, options, ...records } = content;
  const shown = { siteSettings, options: options && withoutItems(options, isAbsent) };
  return withLinks({ ...withoutLinks(records, isAbsent), ...shown }, (address) =>
    addresses.get(address),
  );
}

/** Optional pages without any record are off in the language, so that nothing links to them. */
function withoutEmptyPages(content: DemoContent): DemoContent {
  if (!content.siteSettings) return content;
  const isEmpty = (file: string): boolean => [recordsOf(content, file) ?? []].flat().length === 0;
  const off = PAGE_NAMES.filter((name) => {
    const kinds = KINDS.filter(({ demo, page }) => demo !== undefined && page?.off === name);
    return kinds.length > 0 && kinds.every(({ demo = "" }) => isEmpty(demo));
  });
  return { ...content, siteSettings: { ...content.siteSettings, pages: { off } } };
}

/** Footer and slides without the items whose page does not exist. */
function withoutItems(
  { acf }: DemoContent["options"],
  isAbsent: (address: string) => boolean,
): DemoContent["options"] {
  const { footer_links_list: footer, top_slider_success_stories: slides } = acf;
  const present = <T extends { link: string }>(links: T[]): T[] =>
    links.filter(({ link }) => !isAbsent(link));
  const { services, expertise, success_stories, company } = footer;
  const columns = footer.custom_column_repeater_languages_and_technologies;
  return {
    acf: {
      ...acf,
      footer_links_list: {
        ...footer,
        services: present(services),
        expertise: present(expertise),
        success_stories: present(success_stories),
        company: present(company),
        custom_column_repeater_languages_and_technologies: columns.map((column) => ({
          ...column,
          links: column.links.filter(({ post_name: name }) => !isAbsent(`/${name}`)),
        })),
      },
      top_slider_success_stories: slides.filter(({ button_link: link }) => !isAbsent(link)),
    },
  };
}
