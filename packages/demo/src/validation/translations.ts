/** Checks a language's files against the originals. */
import { loadContent, type ContentFile, type DemoContent } from "#content.ts";
import { isMediaId } from "#media.ts";
import { addressesIn } from "#translations/load-languages.ts";
import { keyOf, loadOverlays, type DemoLanguage, type Overlays } from "#translations/overlays.ts";
import { translatedContent } from "#translations/translated-content.ts";
import { addressesOf, type Addresses } from "#validation/addresses.ts";
import { checkUnique, createChecks, type Check } from "#validation/checks.ts";
import { checkHtml } from "#validation/html.ts";
import { checkSamples } from "#validation/samples.ts";

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** The same in each language, or derived from other files. */
const NOT_TRANSLATED = new Set(["vacancySpecialisations", "redirects"]);
/** Texts of pages that a language may lack, or that no visitor reads. */
const IN_PART = new Set(["siteSettings", "images"]);
/** Not words: addresses, days, closed lists of words. */
const NO_WORDS =
  /^(?:\/|https?:|\d{4}-\d\d-\d\d$|#[0-9a-f]{3,8}$)|^(?:publish|draft|list|text|own|default|none)$/i;
const isSlug = (key: string): boolean => key === "slug" || key === "post_name";
const SLUG = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;

interface Checking {
  check: Check;
  /** A route is an address of the original whose page the language has. */
  addresses: Addresses;
}

/** `overlays`: those of the language's folder unless a test gives others. */
export function validateTranslation(
  language: DemoLanguage,
  overlays: Overlays = loadOverlays(language),
): { faults: string[]; count: number } {
  const { check, faults, count } = createChecks();
  const original = loadContent();
  const content = translatedContent(language, overlays);
  const addresses = addressesIn(content, original);
  const routes = addressesOf(original);
  const isRoute = (address: string): boolean =>
    routes.isRoute(address) && (!addresses.has(address) || addresses.get(address) !== undefined);
  for (const [file, words] of Object.entries(overlays))
    checkFile(file, words, original, { check, addresses: { ...routes, isRoute } });
  checkNames(content, check);
  checkPictures(content, original, check);
  checkSearchTexts(content, new Set(addresses.keys()), check, isRoute);
  return { faults: faults.map((fault) => `${language}: ${fault}`), count: count() };
}

function checkFile(file: string, words: unknown, original: DemoContent, on: Checking): void {
  if (!on.check(file in original && !NOT_TRANSLATED.has(file), `${file}: no file to translate`))
    return;
  const root: unknown = original[file as ContentFile];
  if (!Array.isArray(root)) return checkWords(root, words, file, !IN_PART.has(file), on);
  const records = new Map(root.map((record: object) => [keyOf(record), record]));
  for (const [key, one] of Object.entries(words as Json))
    if (on.check(records.has(key), `${file}: no record ${key}`))
      checkWords(records.get(key), one, `${file}[${key}]`, !IN_PART.has(file), on);
}

function checkWords(
  original: unknown,
  words: unknown,
  where: string,
  isWhole: boolean,
  on: Checking,
): void {
  const { check } = on;
  if (words === undefined) {
    if (isWhole) for (const text of sentencesIn(original)) check(false, `${where}: no "${text}"`);
  } else if (Array.isArray(original)) {
    const isLike = Array.isArray(words) && words.length === original.length;
    if (check(isLike, `${where}: not a list of ${original.length}`))
      for (const [at, item] of original.entries())
        checkWords(item, (words as unknown[])[at], `${where}[${at}]`, isWhole, on);
  } else if (isObject(original)) {
    if (!check(isObject(words) && !Array.isArray(words), `${where}: not an object`)) return;
    for (const key of Object.keys(words as Json))
      check(key in original, `${where}.${key}: not in the original`);
    for (const [key, value] of Object.entries(original))
      checkWords(value, (words as Json)[key], `${where}.${key}`, isWhole, on);
  } else checkText(original, words, where, on);
}

function checkText(original: unknown, words: unknown, where: string, on: Checking): void {
  const { check } = on;
  const isText = typeof original === "string" && typeof words === "string";
  if (!check(isText && original !== "" && words.trim() !== "", `${where}: not a text`) || !isText)
    return;
  const key = where.slice(where.lastIndexOf(".") + 1);
  if (isSlug(key)) {
    check(SLUG.test(words), `${where}: "${words}" is not a slug`);
    return;
  }
  check(!NO_WORDS.test(original) && !isMediaId(original), `${where}: shared with the original`);
  checkSamples(check, where, words);
  for (const part of ["tags", "links"] as const)
    for (const found of markupOf(words)[part])
      check(markupOf(original)[part].has(found), `${where}: ${found} is not in the original`);
  check(words.includes("\n") === original.includes("\n"), `${where}: line breaks differ`);
  if (original.startsWith("<")) checkHtml(on, where, words, { isBlock: true });
}

const markupOf = (html: string) => ({
  tags: new Set(Array.from(html.matchAll(/<\w+/g), ([tag]) => tag)),
  links: new Set(Array.from(html.matchAll(/(?:href|id)="[^"]*"/g), ([link]) => link)),
});

/** Four words or more. */
function sentencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sentencesIn);
  if (isObject(value)) return Object.values(value).flatMap(sentencesIn);
  const isSentence =
    typeof value === "string" && !NO_WORDS.test(value) && /\S \S+ \S+ \S/.test(value);
  return isSentence ? [value.slice(0, 60)] : [];
}

/** Each picture of the language's records is described in it, and no other. */
function checkPictures(
  content: DemoContent,
  { images: originals }: DemoContent,
  check: Check,
): void {
  const { images, ...records } = content;
  const shown = picturesIn(records);
  const isName = new Set(images.filter(({ alt }) => !alt.includes(" ")).map(({ id }) => id));
  for (const { id, alt } of originals) {
    const own = images.find((image) => image.id === id)?.alt;
    if (alt !== "" && !isName.has(id))
      check(
        (own !== alt) === shown.has(id),
        `images[${id}]: shown and not translated, or not shown`,
      );
  }
}

function picturesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (isMediaId(value)) found.add(value);
  else if (isObject(value)) for (const inner of Object.values(value)) picturesIn(inner, found);
  return found;
}

function checkNames(content: DemoContent, check: Check): void {
  const { services, caseStudies, technologies, expertise, vacancies, blog } = content;
  for (const records of [[...services, ...caseStudies], technologies, expertise, vacancies])
    checkUnique(
      check,
      "slug",
      records.map(({ slug }) => slug),
    );
  checkUnique(
    check,
    "post_name",
    blog.map((post) => post.post_name),
  );
}

/** Each page of a record has search texts, as in the original. */
function checkSearchTexts(
  content: DemoContent,
  paths: ReadonlySet<string>,
  check: Check,
  isRoute: (address: string) => boolean,
): void {
  const described = new Map(content.seo.map((record) => [record.path, record]));
  for (const { path } of loadContent().seo)
    if (paths.has(path))
      check(described.has(path) === isRoute(path), `seo: ${path} is missing, or has no page`);
  for (const { path, title, description } of content.seo) {
    check(/Meridian/.test(title), `seo: brand in the title of ${path}`);
    check(title.length <= 65, `seo: title of ${path} has ${title.length}`);
    check(description.length <= 165, `seo: description of ${path} has ${description.length}`);
  }
}
