/**
 * Another bundled host's settings. They stand at the same places in the wire and in the form; the
 * logo is a picture of the library.
 */
import { rightSettings, type GivenSettings } from "@meridian/contract";
import { PUBLISHED, type ImportContext, type NewGlobal } from "#import/context.ts";

/** Fields that lead somewhere. */
const LINKS = new Set(["link", "caseStudiesLink"]);

export function settingsGlobal(
  { brand, ...others }: GivenSettings,
  context: ImportContext,
): NewGlobal<"site-settings"> {
  const { settings, breaches } = rightSettings({ ...others, brand: { name: brand?.name } });
  for (const { path, problem } of breaches) context.without(`${path}: ${problem}`);
  const words = linked(settings, context) as Record<string, object>;
  const logo = typeof brand?.logo === "object" ? context.picture(brand.logo) : undefined;
  return {
    ...words,
    brand: { ...words.brand, ...(logo !== undefined && { logo }) },
    ...PUBLISHED,
  } as NewGlobal<"site-settings">;
}

/**
 * The same, with links to the host's own pages as paths of this site. One that leads nowhere is
 * left out.
 */
function linked(value: unknown, context: ImportContext, name = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => linked(item, context));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, linked(inner, context, key)]),
    );
  return typeof value === "string" && LINKS.has(name) ? context.link(value) : value;
}
