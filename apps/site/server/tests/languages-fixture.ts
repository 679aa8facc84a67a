import type { DemoHost } from "@meridian/demo";

type Content = DemoHost["content"];
interface Named {
  slug?: string;
  post_name?: string;
}

/** Kinds of records with a page of their own. */
const KINDS = [
  "services",
  "caseStudies",
  "vacancies",
  "blog",
  "technologies",
  "expertise",
] as const;

/**
 * Adds a language to the demo host: the records whose name is a key of `names`, under the name that
 * is its value, and all pages that have no record of their own. Records without translation are
 * absent.
 */
export function addLanguage(
  { content, translations }: Pick<DemoHost, "content" | "translations">,
  code: string,
  names: Readonly<Record<string, string>>,
): Content {
  const translated = structuredClone(content);
  const nameOf = ({ slug, post_name = slug }: Named): string => post_name ?? "";
  for (const kind of KINDS) {
    const own = content[kind] as (Named & { translations?: Record<string, string> })[];
    const records = own.flatMap((record) => {
      const [name, other] = [nameOf(record), names[nameOf(record)]];
      if (other === undefined) return [];
      // Shared by the record's versions, so that each names all.
      record.translations = Object.assign(record.translations ?? { en: name }, { [code]: other });
      const key = record.post_name === undefined ? "slug" : "post_name";
      return [{ ...structuredClone(record), [key]: other, translations: record.translations }];
    });
    Object.assign(translated, { [kind]: records });
  }
  Object.assign(translated, {
    seo: [],
    redirects: [],
    landingPages: [],
    careerPosts: [],
    legal: [],
  });
  translations.set(code, translated);
  const languages = [...translations.keys()];
  for (const one of [content, ...translations.values()])
    Object.assign(one.siteSettings, { otherLanguages: languages });
  return translated;
}
