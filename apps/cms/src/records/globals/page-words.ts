/**
 * Four pages have one form for all of their texts. The contract sends some of these with the
 * settings, because other pages show them, too (decision 098).
 */
import type { Field, GlobalConfig } from "payload";
import {
  emptied,
  listsIn,
  noteEmptied,
  withoutUnwritten,
  type SettingsList,
} from "#records/globals/site-settings/lists.ts";

type Json = Record<string, unknown>;

/** `at`: their place in the settings; `group`: that has them in the form, if any. */
const PAGES = {
  home: {
    at: ["home"],
    fields: ["hero", "solutions", "venturePartner", "services", "map", "roadMapBanner", "contact"],
    group: null,
  },
  clients: { at: ["clients"], fields: ["map", "list", "reviews", "contact"], group: null },
  career: {
    at: ["career"],
    fields: [
      "hero",
      "pointsTitle",
      "galleryTitle",
      "values",
      "join",
      "peopleTitle",
      "jobsTitle",
      "resume",
    ],
    group: null,
  },
  "road-map": { at: ["reading", "roadMap"], fields: ["plan"], group: "plan" },
} as const;

export type WordedPage = keyof typeof PAGES;
export const WORDED_PAGES = Object.keys(PAGES) as WordedPage[];
export const isWordedPage = (slug: string): slug is WordedPage => Object.hasOwn(PAGES, slug);

/** A page's document without the words that the settings have. */
export type WithoutPageWords<P extends WordedPage, D> = Omit<
  D,
  (typeof PAGES)[P]["fields"][number] | "emptied"
>;

const inside = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** The part of the settings that is in this page's form; `undefined` without it. */
export function pageWordsIn(page: WordedPage, settings: unknown): unknown {
  const { at } = PAGES[page];
  return (at as readonly string[]).reduce(inside, settings);
}

/** As fields of the page's document. */
export const asPageFields = (page: WordedPage, words: unknown): Json => {
  const { group } = PAGES[page];
  return group === null ? { ...(words as Json) } : { [group]: words };
};

/** Of a page's document, with all fields. */
export function wordsOfPage(page: WordedPage, doc: object): Json {
  const { fields, group } = PAGES[page];
  if (group !== null) return { ...(inside(doc, group) as Json | undefined) };
  return Object.fromEntries(fields.map((name) => [name, inside(doc, name)]));
}

/** `settings` with these words at their place. */
export function withPageWords<S extends Json>(settings: S, page: WordedPage, words: unknown): S {
  const [first, second] = PAGES[page].at as readonly [string, string?];
  const value =
    second === undefined ? words : { ...(settings[first] as Json | undefined), [second]: words };
  return { ...settings, [first]: value };
}

export function withoutPageWords(settings: Json): Json {
  const { home: _, clients: __, career: ___, reading, ...others } = settings;
  if (typeof reading !== "object" || reading === null) return others;
  const { roadMap: ____, ...left } = reading as Json;
  return { ...others, reading: left };
}

/** Those whose emptiness counts: an empty one that was never edited shows the site's default. */
export const listsOfPage = (page: WordedPage, fields: Field[]): SettingsList[] =>
  listsIn(fields).filter(({ path }) =>
    (PAGES[page].fields as readonly string[]).includes(path.split(".")[0] ?? ""),
  );

/** Without lists that were never edited. */
export const writtenPageWords = (page: WordedPage, doc: object, fields: Field[]): Json =>
  wordsOfPage(page, withoutUnwritten({ ...doc }, listsOfPage(page, fields)));

/** Next to the publish button: what publishing would remove from the site. */
export const lossesPanel = (slug: string, lists: readonly SettingsList[]) => ({
  path: "/records/screens/settings-losses.tsx#SettingsLosses",
  clientProps: { slug, lists },
});

export function withPageLists(config: GlobalConfig & { slug: WordedPage }): GlobalConfig {
  const lists = listsOfPage(config.slug, config.fields);
  return {
    ...config,
    fields: [...config.fields, emptied],
    hooks: { beforeChange: [noteEmptied(lists)] },
    admin: {
      ...config.admin,
      components: { elements: { beforeDocumentControls: [lossesPanel(config.slug, lists)] } },
    },
  };
}

/** `file`: the values of the site's file prefill a form that was never saved. */
export function withFileValues(file: unknown): (config: GlobalConfig) => GlobalConfig {
  return (config) =>
    isWordedPage(config.slug)
      ? {
          ...config,
          fields: withDefaults(
            config.fields,
            asPageFields(config.slug, pageWordsIn(config.slug, file)),
          ),
        }
      : config;
}

/** Defaults are functions: a plain value would become the database column's default. */
export function withDefaults(fields: Field[], file: unknown): Field[] {
  return fields.map((field): Field => {
    if (field.type === "tabs")
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: withDefaults(tab.fields, file) })),
      };
    if (field.type === "row" || field.type === "collapsible")
      return { ...field, fields: withDefaults(field.fields, file) };
    if (field.type === "group" && "name" in field && field.name)
      return { ...field, fields: withDefaults(field.fields, inside(file, field.name)) };
    if (!("name" in field) || field.type === "upload") return field;
    const value = inside(file, field.name);
    return value === undefined
      ? field
      : Object.assign({ ...field }, { defaultValue: () => structuredClone(value) });
  });
}
