/** The files in `content/<language>/`: words and slugs of records in a further language. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ContentFile, DemoContent } from "#content.ts";

/** Each has a folder in `content/`. */
export const DEMO_LANGUAGES = ["de", "he"] as const;
export type DemoLanguage = (typeof DEMO_LANGUAGES)[number];

/** A part of a value. Lists are matched by index and have the original's length. */
export type Translated<T> = T extends readonly (infer Item)[]
  ? Translated<Item>[]
  : T extends object
    ? { [K in keyof T]?: Translated<T[K]> }
    : T;

/** Records by `keyOf`; a file of a single record has the record itself. */
export type Overlays = {
  [F in ContentFile]?: DemoContent[F] extends readonly (infer Item)[]
    ? Record<string, Translated<Item>>
    : Translated<DemoContent[F]>;
};

const KEYS = ["slug", "post_name", "path", "position_name", "id", "name"] as const;

/** A record's key in an overlay: slug, or what identifies a record without one. */
export function keyOf(record: object): string {
  const named = record as Partial<Record<string, string | number>>;
  return String(KEYS.map((key) => named[key]).find((value) => value !== undefined) ?? "");
}

const folder = fileURLToPath(new URL("../../content/", import.meta.url));

/** `caseStudies` for `case-studies.json`. */
export const contentFileOf = (path: string): string =>
  basename(path, ".json").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A fresh copy of the language's files, as written. A test checks them against the originals. */
export function loadOverlays(language: DemoLanguage): Overlays {
  const files = readdirSync(join(folder, language), { recursive: true, encoding: "utf8" });
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith(".json"))
      .map((file) => [
        contentFileOf(file),
        JSON.parse(readFileSync(join(folder, language, file), "utf8")) as unknown,
      ]),
  );
}
