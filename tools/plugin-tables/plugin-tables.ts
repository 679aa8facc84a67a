import { type Kind, KINDS } from "@meridian/contract";
import { shapeOf } from "@meridian/contract/shape";
import { boxFields, type PluginFields } from "./box-fields.ts";
import { optionPages, seoFields, type OptionPage } from "./option-pages.ts";

export interface PluginKind {
  label: string;
  /** Posts or pages with one of these are of this kind. */
  categories?: readonly string[];
  type?: string;
  prefix?: string;
  /** The title for a page that a site needs. */
  slugs?: Record<string, string>;
  /** Address on the site, with `{slug}` or `{id}` of the post. */
  path?: string;
  /** Name of the site's page of it, which can be off. */
  off?: string;
  /** Purge tags; `{name}` is the slug without the prefix. */
  tags: readonly string[];
  place: "data" | "top";
  fields: PluginFields;
}

export interface PluginTables {
  kinds: Record<string, PluginKind>;
  options: Record<string, OptionPage & { place: "top" }>;
  seo: PluginFields;
}

export function pluginTables(): PluginTables {
  const kinds: Record<string, PluginKind> = {};
  for (const kind of KINDS) {
    const { wordpress } = kind;
    if (!wordpress) continue;
    const name = wordpress.kind ?? kind.name;
    const slugs = { ...kinds[name]?.slugs, ...slugsOf(kind) };
    const { categories, type, prefix } = wordpress;
    kinds[name] = {
      label: wordpress.label,
      ...(categories && { categories }),
      ...(type && { type }),
      ...(prefix && { prefix }),
      ...(wordpress.slugs && { slugs }),
      ...whereOf(kind),
      ...placeOf(kind),
      fields: boxFields(kind.fields, wordpress.order),
    };
  }
  const options = Object.entries(optionPages()).map(
    ([name, page]) => [name, { ...page, place: "top" as const }] as const,
  );
  return { kinds, options: Object.fromEntries(options), seo: seoFields() };
}

/** The content of the plugin's `kinds.json` (`npm run plugin-tables`). */
export const pluginTablesFile = (): string => `${JSON.stringify(pluginTables(), null, "\t")}\n`;

/** Alternative slugs have no title: a site needs one page. */
const slugsOf = ({ wordpress }: Kind): Record<string, string> =>
  Object.fromEntries(
    (wordpress?.slugs ?? []).map((slug, at) => [slug, at === 0 ? (wordpress?.title ?? "") : ""]),
  );

/** For kinds that share a name in the plugin, address and tags contain the slug. */
function whereOf({ page, calls, listedBy, foundBy, wordpress }: Kind) {
  const { at, within, partOf, off } = page ?? {};
  const [slug = ""] = wordpress?.slugs ?? [];
  const shared = (text: string): string => (wordpress?.kind ? text.replace(slug, "{slug}") : text);
  const path = at ? shared(at.replace(`${wordpress?.prefix}{name}`, "{slug}")) : (within ?? partOf);
  const names = [listedBy, foundBy].flatMap((name) => name ?? []);
  return {
    ...(path && { path }),
    ...(off && { off }),
    tags: names.flatMap((name) => calls[name]?.tags ?? []).map(shared),
  };
}

function placeOf({ fields }: Kind): { place: "data" | "top" } {
  const shape = shapeOf(fields);
  return { place: (shape?.kind === "group" && shape.home?.place) || "top" };
}
