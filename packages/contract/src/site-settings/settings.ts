/** The owner's settings (an extension). For a plain WordPress's 404 the site uses its file. */
import * as v from "valibot";
import { withoutControls } from "#escape.ts";
import { TWICE } from "#site-settings/geography.ts";
import { movedSettings } from "#site-settings/moved-settings.ts";
import { siteConfigSchema, type SiteConfig } from "#site-settings/site-config.ts";
import { withoutSpecified } from "#site-settings/specified.ts";
import { one } from "#replies.ts";
import { shapedAs } from "#wordpress/shape-of.ts";
import { image, isRecord, type Image, type WireImage } from "#wordpress/wordpress.ts";

type Partly<T> = T extends (infer Item)[]
  ? Item[]
  : T extends object
    ? { [K in keyof T]?: Partly<T[K]> | null }
    : T | null;
export const BRAND_PICTURES = ["logo", "logoOnDark", "mark"] as const;
export type BrandPicture = (typeof BRAND_PICTURES)[number];
type WithPictures<T extends SiteConfig, Picture> = Omit<Partly<T>, "brand" | "contact"> & {
  contact?:
    | (Omit<NonNullable<Partly<T>["contact"]>, "person"> & {
        person?: {
          name?: string | null;
          role?: string | null;
          picture?: Picture | string | null;
        } | null;
      })
    | null;
  brand?: ({ name?: string | null } & { [P in BrandPicture]?: Picture | string | null }) | null;
  /** `false`: the specification's texts, figures and lists are not defaults (`specified.ts`). */
  specifiedDefaults?: boolean | null;
};

/** Any part of the settings, as in the file. Logos and portrait are pictures of the library. */
export type WireSettings = WithPictures<SiteConfig, WireImage>;
/** The same with pictures read; other values are unchecked. */
export type GivenSettings = WithPictures<SiteConfig, Image>;

type Json = Record<string, unknown>;

/** Values are checked where they are settled. */
function readPictures(given: Json): GivenSettings {
  const read: Json = { ...given };
  if (isRecord(read.brand)) read.brand = withImages(read.brand, BRAND_PICTURES);
  if (isRecord(read.contact) && isRecord(read.contact.person))
    read.contact = { ...read.contact, person: withImages(read.contact.person, ["picture"]) };
  return read;
}

function withImages(group: Json, names: readonly string[]): Json {
  const images = names.flatMap((name) => {
    const read = name in group ? v.safeParse(image, group[name]) : undefined;
    return read?.success ? [[name, read.output] as const] : [];
  });
  return { ...group, ...Object.fromEntries(images) };
}

/** Removes control characters; the texts of this JSON are plain and not decoded. */
const withoutControlsIn = (value: unknown): unknown =>
  typeof value === "string"
    ? withoutControls(value)
    : Array.isArray(value)
      ? value.map(withoutControlsIn)
      : isRecord(value)
        ? membersWithoutControls(value)
        : value;
const membersWithoutControls = (group: Json): Json =>
  Object.fromEntries(
    Object.entries(group).map(([name, value]) => [name, withoutControlsIn(value)]),
  );

export const siteSettings = one(
  shapedAs<WireSettings, GivenSettings>(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform(membersWithoutControls),
      v.transform(readPictures),
    ),
    undefined,
  ),
);

/** An unusable value: the file's value replaces it, or the item is dropped. */
export interface SettingsBreach {
  /** `contact.phones[1].phone` */
  path: string;
  problem: string;
}

/**
 * The file's settings, replaced by each valid value of `given`. If the host disables the
 * specification's defaults, the file's are not used.
 */
export function withSettings(
  file: SiteConfig,
  given: unknown,
): { site: SiteConfig; breaches: SettingsBreach[] } {
  const breaches: SettingsBreach[] = movedSettings(given);
  const base = isRecord(given) && given.specifiedDefaults === false ? withoutSpecified(file) : file;
  // Each field is the file's or was validated by its schema.
  const site = settle(siteConfigSchema, base, given, { path: "", breaches }) as SiteConfig;
  return { site, breaches };
}

/** The valid part of a host's settings without the file's, for an import. */
export function rightSettings(given: unknown): { settings: Json; breaches: SettingsBreach[] } {
  const breaches: SettingsBreach[] = [];
  const right = rightOf(siteConfigSchema, given, { path: "", breaches });
  return { settings: isRecord(right) ? right : {}, breaches };
}

function rightOf(schema: Looked, given: unknown, place: Place): unknown {
  if (isSilent(given)) return undefined;
  if (schema.type === "optional" && schema.wrapped) return rightOf(schema.wrapped, given, place);
  if (schema.type === "array" && schema.item) return settleList(schema, undefined, given, place);
  if (schema.type !== "object" || !schema.entries) return parsed(schema, given, place);
  const { path, breaches } = place;
  if (!isRecord(given)) return void breaches.push({ path, problem: "expected a group of fields" });
  const right = Object.entries(schema.entries).map(
    ([name, field]) =>
      [
        name,
        rightOf(field, given[name], { path: path ? `${path}.${name}` : name, breaches }),
      ] as const,
  );
  return Object.fromEntries(right.filter(([, value]) => value !== undefined));
}

interface Place {
  path: string;
  breaches: SettingsBreach[];
}

const isSilent = (value: unknown): boolean => value === undefined || value === null || value === "";

/** An empty group means none if the site may omit it; PHP writes `[]`. */
const isEmptied = ({ default: otherwise }: Looked, given: unknown): boolean =>
  otherwise === undefined &&
  (Array.isArray(given) ? given.length === 0 : isRecord(given) && Object.keys(given).length === 0);

/** The inspected properties of a Valibot schema. */
type Looked = v.GenericSchema & {
  wrapped?: Looked;
  default?: unknown;
  entries?: Record<string, Looked>;
  item?: Looked;
};

function settle(schema: Looked, file: unknown, given: unknown, place: Place): unknown {
  if (isSilent(given)) return file;
  if (schema.type === "optional" && schema.wrapped?.type === "object" && isEmptied(schema, given))
    return undefined;
  if (schema.type === "optional" && schema.wrapped)
    return settle(schema.wrapped, file, given, place);
  if (schema.type === "object" && schema.entries) return settleObject(schema, file, given, place);
  if (schema.type === "array" && schema.item) return settleList(schema, file, given, place);
  return parsed(schema, given, place) ?? file;
}

function settleObject(
  schema: Looked,
  file: unknown,
  given: unknown,
  { path, breaches }: Place,
): unknown {
  if (!isRecord(given))
    return (breaches.push({ path, problem: "expected a group of fields" }), file);
  const own = isRecord(file) ? file : undefined;
  const settled = Object.entries(schema.entries ?? {}).map(
    ([name, field]) =>
      [
        name,
        settle(field, own?.[name], given[name], {
          path: path ? `${path}.${name}` : name,
          breaches,
        }),
      ] as const,
  );
  const whole = Object.fromEntries(settled.filter(([, value]) => value !== undefined));
  // The file's group is complete or absent; without one, a given group may be incomplete.
  if (own || Object.keys(whole).length === 0) return own ? whole : file;
  return parsed(schema, whole, { path, breaches }) ?? file;
}

/** Uses the host's list or the file's, never a mixture; an empty list means none. */
function settleList(
  list: Looked,
  file: unknown,
  given: unknown,
  { path, breaches }: Place,
): unknown {
  const { item } = list;
  if (!item) return file;
  if (!Array.isArray(given)) return (breaches.push({ path, problem: "expected a list" }), file);
  const isSecond = seconds(list);
  const right = given.flatMap((value, at) => {
    const itemPath = `${path}[${at}]`;
    // Drops repeated words of a closed list.
    if (item.type === "picklist" && given.indexOf(value) < at)
      return (breaches.push({ path: itemPath, problem: TWICE }), []);
    const read = parsed(item, withoutSilence(value), { path: itemPath, breaches });
    if (isSecond(read)) return (breaches.push({ path: itemPath, problem: TWICE }), []);
    return read ?? [];
  });
  return given.length > 0 && right.length === 0 ? file : right;
}

/** Detects items that repeat the name of an earlier one, for lists with `once`. */
function seconds(list: Looked): (item: unknown) => boolean {
  const { once } = v.getMetadata(list);
  const names = new Set<string>();
  return (item) => {
    if (typeof once !== "string" || !isRecord(item)) return false;
    const name = String(item[once]).toLowerCase();
    const isKnown = names.has(name);
    names.add(name);
    return isKnown;
  };
}

function parsed(schema: Looked, value: unknown, { path, breaches }: Place): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const inside = v.getDotPath(issue);
    breaches.push({ path: inside ? `${path}.${inside}` : path, problem: issue.message });
  }
  return undefined;
}

/** Removes optional fields that a form sent empty. */
function withoutSilence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSilence);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      isSilent(inner) ? [] : [[name, withoutSilence(inner)]],
    ),
  );
}
