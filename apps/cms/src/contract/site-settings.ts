/**
 * The contract's extension: the settings as an editor left them, at the places they have in the
 * site's file.
 */
import { siteConfigSchema, type WireSettings } from "@meridian/contract";
import { picture, type PictureField } from "#contract/wire.ts";
import { withoutUnwritten } from "#globals/site-settings/lists.ts";
import { SETTINGS_LISTS } from "#globals/site-settings.ts";
import type { SiteSetting } from "#payload-types.ts";

/** What the contract knows: a document has more, such as when it is to be published. */
const KNOWN = new Set(Object.keys(siteConfigSchema.entries));

const logo = (field: PictureField) => picture(field) || null;

export const settingsWire = ({ brand, ...others }: SiteSetting): WireSettings => ({
  ...(plain(
    Object.fromEntries(
      Object.entries(withoutUnwritten(others, SETTINGS_LISTS)).filter(([name]) => KNOWN.has(name)),
    ),
  ) as WireSettings),
  brand: { name: brand?.name ?? null, logo: logo(brand?.logo) },
});

/** Without the numbers that rows of lists have. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (name === "id" ? [] : [[name, plain(inner)]])),
  );
}
