/** The contract's extension: the settings as an editor left them, at the places they have in the site's file. */
import type { WireSettings } from "@meridian/contract";
import { picture, type PictureField } from "#contract/wire.ts";
import type { SiteSetting } from "#payload-types.ts";

/** What a document, and each row of a list, has beside its fields. */
const OWN = new Set(["id", "_status", "globalType", "createdAt", "updatedAt"]);

const logo = (field: PictureField) => picture(field) || null;

export const settingsWire = ({ brand, ...others }: SiteSetting): WireSettings => ({ ...(plain(others) as WireSettings), brand: { name: brand?.name ?? null, logo: logo(brand?.logo), logoNight: logo(brand?.logoNight) } });

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (OWN.has(name) ? [] : [[name, plain(inner)]])));
}
