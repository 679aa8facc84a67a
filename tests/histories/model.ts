/**
 * What visitors should find: records, the words of each, and whether they are public. It has no
 * notion of caches, purges, versions or processes.
 */
export const KINDS = ["post", "service", "vacancy", "technology"] as const;
export type Kind = (typeof KINDS)[number];
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A record's words and the last part of its address, in one language. */
export interface Face {
  title: string;
  text: string;
  body: string;
  slug: string;
}

export interface Version {
  /** Of the last publication; of the draft if there was none. */
  face: Face;
  isPublic: boolean;
  /** Saved after the last publication. */
  draft?: Face | undefined;
  /** Last parts of the addresses under which it was public. */
  known: Set<string>;
}

export interface Item {
  id: string;
  kind: Kind;
  /** `YYYY-MM-DD`: posts are sorted by it. */
  day: string;
  isTrashed: boolean;
  isHot: boolean;
  /** Menu and footer link to it, by the address that it had at the start. */
  isLinked?: boolean;
  /** Number of its picture in the library. */
  picture?: string;
  en: Version;
  /** `id`: the host's, of the translation. */
  de?: Version & { id: string };
}

/** A PDF of the library, with its band on a page. */
export interface DocumentItem {
  /** Of its record. */
  number: number;
  /** Path. */
  page: string;
  /** `closed`: behind a form. */
  state: "open" | "closed" | "deleted";
  /** Of its files so far, the present one last. */
  filenames: string[];
  /** Of the present file. */
  bytes: Uint8Array;
}

export interface Model {
  items: Item[];
  documents: DocumentItem[];
  /** Of a document, counted. */
  lastFile: number;
  off: Set<Kind>;
  isGermanOn: boolean;
  /** Whether the host lists the addresses of a removed language as redirects (LANG-10). */
  listsRemoved: boolean;
  /** Whether a German page stays when its original is withdrawn. */
  versionsStandAlone: boolean;
}

const PREFIXES: Record<Kind, string> = {
  post: "/blog/",
  service: "/services/",
  vacancy: "/vacancies/",
  technology: "/technologies-",
};

export const languagePrefix = (language: Language): string => (language === "en" ? "" : "/de");
export const kindPrefix = (kind: Kind, language: Language): string =>
  languagePrefix(language) + PREFIXES[kind];
export const addressOf = (kind: Kind, slug: string, language: Language): string =>
  kindPrefix(kind, language) + slug;

/** The words that visitors see; `undefined`: there is no page. */
export function shown(model: Model, item: Item, language: Language): Face | undefined {
  if (model.off.has(item.kind)) return undefined;
  const isThere = !item.isTrashed && item.en.isPublic;
  if (language === "en") return isThere ? item.en.face : undefined;
  if (!isThere && !model.versionsStandAlone) return undefined;
  return model.isGermanOn && item.de?.isPublic ? item.de.face : undefined;
}

export const shownOf = (model: Model, kind: Kind, language: Language): (Face & { item: Item })[] =>
  model.items.flatMap((item) => {
    const face = item.kind === kind ? shown(model, item, language) : undefined;
    return face ? [{ ...face, item }] : [];
  });

export const addressShown = (model: Model, item: Item, language: Language): string | undefined => {
  const face = shown(model, item, language);
  return face && addressOf(item.kind, face.slug, language);
};

export const versionOf = (item: Item, language: Language): Version | undefined =>
  language === "en" ? item.en : item.de;

const wordsOf = ({ title, text, body }: Face): string[] => [title, text, body];

/** Every word that may be in a reply of the site; an address may have an earlier title. */
export function publicWords(model: Model): Set<string> {
  const words = new Set<string>();
  for (const item of model.items)
    for (const language of LANGUAGES) {
      const face = shown(model, item, language);
      for (const word of face ? [...wordsOf(face), face.slug] : []) words.add(word);
    }
  return words;
}

export const latest = ({ draft, face }: Version): Face => draft ?? face;

export const newVersion = (face: Face, isPublic: boolean): Version => ({
  face,
  isPublic,
  known: new Set(isPublic ? [face.slug] : []),
});

/** The newest words, changed by `change`, become public. */
export function publish(version: Version, change: Partial<Face> = {}): void {
  version.face = { ...latest(version), ...change };
  version.draft = undefined;
  version.isPublic = true;
  version.known.add(version.face.slug);
}

/** The page is withdrawn; the newest words are those that a publication would show. */
export function withdraw(version: Version): void {
  version.face = latest(version);
  version.draft = undefined;
  version.isPublic = false;
}

/** Saved without a publication. */
export function saveDraft(version: Version, change: Partial<Face>): void {
  const next = { ...latest(version), ...change };
  if (version.isPublic) version.draft = next;
  else version.face = next;
}
