import { KINDS } from "@meridian/contract";
import type { CollectionConfig, GlobalConfig } from "payload";
import { seoRecords } from "#records/collections/seo-records.ts";
import { vacancyTerms } from "#records/collections/vacancy-terms.ts";
import { RECORDS } from "#records/kinds/all.ts";

/** The menu’s groups, by what people do. */
const GROUPS = ["Write", "Hire", "Present your work", "Edit pages", "Run the site"];
const rank = ({ admin }: CollectionConfig): number => GROUPS.indexOf(String(admin?.group));

const isGlobal = (name: string): boolean =>
  KINDS.some((kind) => kind.name === name && kind.global !== undefined);
const configs = Object.entries<{ config: CollectionConfig | GlobalConfig }>(RECORDS);

/** In the menu's order. */
export const contentCollections = (siteUrl: string): CollectionConfig[] =>
  [
    seoRecords(siteUrl),
    ...configs.flatMap(([name, { config }]) =>
      isGlobal(name) ? [] : [config as CollectionConfig],
    ),
    vacancyTerms,
  ].toSorted((a, b) => rank(a) - rank(b));

/** Pages that exist once. */
export const contentGlobals: GlobalConfig[] = configs.flatMap(([name, { config }]) =>
  isGlobal(name) ? [config as GlobalConfig] : [],
);
