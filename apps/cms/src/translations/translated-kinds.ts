/** The kinds of records that can be translated, with all their fields. */
import type { CollectionConfig, Field, GlobalConfig } from "payload";
import { media } from "#library/media.ts";
import { isAddressed } from "#records/addresses.ts";
import { seoRecords } from "#records/collections/seo-records.ts";
import { vacancyTerms } from "#records/collections/vacancy-terms.ts";
import { options } from "#records/globals/options.ts";
import { siteSettings } from "#records/globals/site-settings.ts";
import { RECORDS } from "#records/kinds/all.ts";
import { addressPattern } from "#records/page-of.ts";
import { withSearchTexts } from "#records/search-texts/with-search-texts.ts";
import { formShape, type FormShape } from "#translations/form-shape.ts";

export interface TranslatedKind {
  slug: string;
  /** For one record. */
  label: string;
  fields: Field[];
  shape: FormShape;
  isGlobal: boolean;
  /** Its translations have addresses. */
  hasSlug: boolean;
  /**
   * It has a page: without a translation it does not exist in a language. Other kinds are parts of
   * pages, and the original's words stand in.
   */
  isStrict: boolean;
  /** The field that names a record. */
  titleField: string;
}

const kindOf = (config: CollectionConfig | GlobalConfig): TranslatedKind => {
  const { slug } = config;
  const isGlobal = !("labels" in config);
  const label = "labels" in config ? config.labels?.singular : (config as GlobalConfig).label;
  const { fields } = withSearchTexts("")(config);
  const admin = config.admin as CollectionConfig["admin"];
  return {
    slug,
    label: typeof label === "string" ? label : slug,
    fields,
    shape: formShape(fields),
    isGlobal,
    hasSlug: isAddressed(slug),
    isStrict: addressPattern(slug) !== null || slug === "seo-records",
    // Files have names; what a translation names is the description.
    titleField: slug === "media" ? "alt" : (admin?.useAsTitle ?? "title"),
  };
};

/** In the menu's order. */
export const translatedKinds = (): ReadonlyMap<string, TranslatedKind> =>
  (known ??= new Map(
    [
      ...Object.values<{ config: CollectionConfig | GlobalConfig }>(RECORDS).map(
        ({ config }) => config,
      ),
      vacancyTerms,
      seoRecords(""),
      options,
      siteSettings(undefined),
      media,
    ].map((config) => [config.slug, kindOf(config)]),
  ));
let known: ReadonlyMap<string, TranslatedKind> | undefined;

export const translatedKind = (slug: string): TranslatedKind | undefined =>
  translatedKinds().get(slug);
