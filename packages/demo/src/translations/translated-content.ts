import { loadContent, type ContentFile, type DemoContent } from "#content.ts";
import { keyOf, loadOverlays, type DemoLanguage, type Overlays } from "#translations/overlays.ts";

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Records that are there in each language, if without words of their own with the original's. */
const EVERYWHERE = new Set<ContentFile>(["images"]);

/**
 * The records that exist in a language, with its words and slugs. Addresses in texts and fields are
 * those of the original. A file of a single record without translation is `undefined`.
 */
export function translatedContent(
  language: DemoLanguage,
  overlays: Overlays = loadOverlays(language),
): DemoContent {
  const content = Object.fromEntries(
    Object.entries(loadContent()).map(([file, original]) => [
      file,
      translated(original, overlays[file as ContentFile], EVERYWHERE.has(file as ContentFile)),
    ]),
  ) as DemoContent;
  nameTerms(content, loadContent(), overlays);
  if (isObject(overlays.siteSettings)) Object.assign(content.siteSettings, { language });
  return content;
}

function translated(original: unknown, overlay: unknown, isEverywhere: boolean): unknown {
  if (!Array.isArray(original)) return overlay && merged(original, overlay);
  return original.flatMap((record: object) => {
    const words = isObject(overlay) ? overlay[keyOf(record)] : undefined;
    return words === undefined && !isEverywhere ? [] : [merged(record, words)];
  });
}

function merged(original: unknown, words: unknown): unknown {
  if (words === undefined) return original;
  if (Array.isArray(original) && Array.isArray(words))
    return original.map((item, at) => merged(item, words[at]));
  if (!isObject(original) || !isObject(words)) return words;
  return Object.fromEntries(
    [...new Set([...Object.keys(original), ...Object.keys(words)])].map((key) => [
      key,
      merged(original[key], words[key]),
    ]),
  );
}

/** Records refer to terms by name: the names follow the terms. */
function nameTerms(content: DemoContent, original: DemoContent, overlays: Overlays): void {
  const { vacancyCategories } = content;
  const names = new Map<string, string>();
  if (vacancyCategories)
    for (const list of ["specialization", "work_type", "expertise"] as const)
      for (const [at, { name }] of original.vacancyCategories[list].entries())
        names.set(`${list} ${name}`, vacancyCategories[list][at]?.name ?? name);
  const nameOf = (list: string, name: string): string => names.get(`${list} ${name}`) ?? name;
  content.vacancySpecialisations = original.vacancySpecialisations.map(({ name }) => ({
    name: nameOf("specialization", name),
  }));
  for (const { vacancies_filter: filter } of content.vacancies)
    for (const list of ["specialization", "work_type", "expertise"] as const)
      filter[list] = filter[list].map(({ name }) => ({ name: nameOf(list, name) }));
  const categories = new Map(
    original.categories.map((term) => [term.name, overlays.categories?.[term.slug]?.name]),
  );
  for (const post of content.blog) post.category = categories.get(post.category) ?? post.category;
}
