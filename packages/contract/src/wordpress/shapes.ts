import { decode } from "html-entities";
import * as v from "valibot";
import { canonicalLanguage } from "#site-settings/language.ts";
import { shapedAs, type Locate } from "#wordpress/shape-of.ts";
import { isEmpty, isRecord } from "#wordpress/wordpress.ts";

type Entries = Record<string, v.GenericSchema>;
type WireOf<E extends Entries> = { [K in keyof E]: v.InferInput<E[K]> };
type CleanOf<E extends Entries> = { [K in keyof E]: v.InferOutput<E[K]> };
type Json = Record<string, unknown>;
type Key = string | number;

const ALIASES: Record<string, string[]> = {
  id: ["ID"],
  ID: ["id"],
  slug: ["post_name"],
  post_name: ["slug"],
  title: ["post_title"],
  post_title: ["title"],
  featured_image_url: ["featured_image"],
  description: ["excerpt", "post_excerpt"],
};

function find(record: Json, places: string[][], name: string): { path: Key[]; value: unknown } {
  for (const key of [name, ...(ALIASES[name] ?? [])])
    for (const place of places) {
      const [inside] = place;
      const holder = inside === undefined ? record : record[inside];
      if (isRecord(holder) && holder[key] !== undefined)
        return { path: [...place, key], value: holder[key] };
    }
  return { path: [...(places[0] ?? []), name], value: undefined };
}

/**
 * An object without any of the fields is another thing (an error body, another plugin's reply):
 * reading it as an empty record would hide a failure.
 */
function strangeness(entries: Entries, input: Json, locate: Locate, raw: unknown): string | null {
  if (isEmpty(raw)) return null;
  const names = Object.keys(entries);
  return names.some((name) => locate(input, name).value !== undefined)
    ? null
    : `expected an object with ${names.slice(0, 4).join(", ")}, got one with ${Object.keys(input).slice(0, 4).join(", ") || "nothing"}`;
}

function readFields<Wire, Clean>(
  entries: Entries,
  locate: Locate,
  home?: { place: "data" | "top"; names: string[] },
): v.GenericSchema<Wire, Clean> {
  const reader = v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Clean>(({ dataset, addIssue, NEVER }) => {
      const input = isEmpty(dataset.value) ? {} : dataset.value;
      const problem = isRecord(input)
        ? strangeness(entries, input, locate, dataset.value)
        : `expected an object, got ${Array.isArray(input) ? "a list" : typeof input}`;
      if (problem !== null || !isRecord(input)) {
        addIssue({ message: problem ?? "expected an object" });
        return NEVER;
      }
      const clean: Json = {};
      let broken = false;
      for (const [name, schema] of Object.entries(entries)) {
        const found = locate(input, name);
        const result = v.safeParse(schema, found.value);
        if (result.success) clean[name] = result.output;
        else
          for (const issue of result.issues) {
            broken = true;
            addIssue({
              message: issue.message,
              path: pathItems(input, [...found.path, ...keysOf(issue)]),
            });
          }
      }
      if (home) Object.assign(clean, permalinkOf(input), translationsOf(input));
      return broken ? NEVER : (clean as Clean);
    }),
  );
  return shapedAs(reader, { kind: "group", entries, locate, home });
}

/** The record's page on the host, which WordPress sends. */
export interface Permalink {
  link?: string;
}

function permalinkOf({ link, permalink }: Json): Permalink {
  const address = [link, permalink].find(
    (value) => typeof value === "string" && /^https?:/.test(value),
  );
  return address === undefined ? {} : { link: decode(address as string) };
}

/** The record in other languages. */
export interface Translated {
  /**
   * The name in the record's address (slug or number) by language code, for each language that it
   * has, including its own.
   */
  translations?: Readonly<Record<string, string>>;
}

/** Polylang has numbers of posts, which are no addresses: our plugin sends names. */
function translationsOf({ translations }: Json): Translated {
  if (!isRecord(translations)) return {};
  const named = Object.entries(translations).flatMap(([code, name]): [string, string][] => {
    const language = canonicalLanguage(code);
    return language && typeof name === "string" && name !== "" ? [[language, name]] : [];
  });
  return named.length > 0 ? { translations: Object.fromEntries(named) } : {};
}

/** Of an issue's path, outermost first. */
export const keysOf = (issue: v.BaseIssue<unknown>): Key[] =>
  (issue.path ?? []).flatMap(({ key }) =>
    typeof key === "string" || typeof key === "number" ? [key] : [],
  );

function pathItems(input: Json, keys: Key[]): [v.IssuePathItem, ...v.IssuePathItem[]] | undefined {
  const [first, ...others] = keys.map((key): v.IssuePathItem => ({
    type: "unknown",
    origin: "value",
    input,
    key,
    value: undefined,
  }));
  return first && [first, ...others];
}

/** ACF's empty group (`false`, `''`, `[]`) reads as a group of empty fields. */
export function group<E extends Entries>(entries: E): v.GenericSchema<WireOf<E>, CleanOf<E>> {
  return readFields(entries, (input, name) => find(input, [[]], name));
}

const CUSTOM_PLACES = {
  data: [["data"], ["acf"], []],
  top: [[], ["data"], ["acf"]],
} satisfies Record<string, string[][]>;

/**
 * WordPress's own fields are at the top; custom fields are at `home` on a plain host, and on real
 * hosts at the top level, in `data` or in `acf` (first match). The result is flat, with the
 * permalink if sent.
 */
export function record<C extends Entries, D extends Entries>(
  core: C,
  home: "data",
  custom: D,
): v.GenericSchema<
  WireOf<C> & { data: WireOf<D> } & Translated,
  CleanOf<C> & CleanOf<D> & Permalink & Translated
>;
export function record<C extends Entries, D extends Entries>(
  core: C,
  home: "top",
  custom: D,
): v.GenericSchema<
  WireOf<C> & WireOf<D> & Translated,
  CleanOf<C> & CleanOf<D> & Permalink & Translated
>;
export function record(
  core: Entries,
  home: "data" | "top",
  custom: Entries,
): v.GenericSchema<never, never> {
  const places = CUSTOM_PLACES[home];
  return readFields(
    { ...core, ...custom },
    (input, name) => find(input, name in custom ? places : [[]], name),
    { place: home, names: Object.keys(custom) },
  );
}

/**
 * An empty list may be `false` or `''`; PHP writes a list with gaps as an object with numeric keys.
 */
export function list<W, C>(item: v.GenericSchema<W, C>): v.GenericSchema<W[], C[]> {
  const reader = v.pipe(
    v.unknown(),
    v.transform((input) => {
      if (isEmpty(input)) return [];
      return isRecord(input) && Object.keys(input).every((key) => /^\d+$/.test(key))
        ? Object.values(input)
        : input;
    }),
    v.array(item, "expected a list"),
  );
  return shapedAs(reader, { kind: "list", item });
}
