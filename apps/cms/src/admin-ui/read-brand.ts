import { BUILT_IN, themeOf, type Theme } from "@meridian/contract/theme";
import { readColors } from "@meridian/contract/theme/color";
import { WHITE } from "@meridian/contract/theme/palette";
import type { Payload } from "payload";
import { mediaAddress } from "#server/http/media-address.ts";
import type { Font, SiteSetting } from "#payload-types.ts";

export interface Brand {
  name: string;
  theme: Theme;
  /** An address on this host. */
  logo?: string | undefined;
  logoOnDark?: string | undefined;
  /** Always set; by default the name's first letter. */
  mark: string;
  /** The headings' font, an address on this host. */
  font?: string | undefined;
}

/** Placeholder for the brand's name, which is unknown when the configuration is built. */
export const BRAND_PLACE = "{brand}";

const NAMELESS = "Content host";

type Picture = NonNullable<SiteSetting["brand"]>["logo"];
const addressOf = (file: Picture | number | Font): string | undefined =>
  typeof file === "object" && file?.filename ? mediaAddress(file.filename, file) : undefined;

/** The published brand, else the site file's. Never rejects, so that the login always works. */
export async function readBrand(payload: Payload): Promise<Brand> {
  const { brand, theme } = await payload
    .findGlobal({ slug: "site-settings", depth: 1 })
    .catch((error: unknown) => {
      payload.logger.error({ err: error, msg: "the brand's settings could not be read" });
      return { brand: undefined, theme: undefined };
    });
  const name = brand?.name?.trim() || NAMELESS;
  const chosen = themeOf(readColors((role) => Reflect.get(theme?.colors ?? {}, role)));
  const readable = chosen.problems.length === 0 ? chosen : BUILT_IN;
  return {
    name,
    theme: readable,
    logo: addressOf(brand?.logo),
    logoOnDark: addressOf(brand?.logoOnDark),
    mark: addressOf(brand?.mark) ?? letterMark(name, readable),
    font: addressOf(theme?.fonts?.headings?.regular) ?? addressOf(theme?.fonts?.text?.regular),
  };
}

/** A data URL of the name's first letter on the brand's colour. */
function letterMark(name: string, { palette }: Theme): string {
  const initial = (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "").toUpperCase();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" fill="${palette.action}"/><text x="32" y="47" text-anchor="middle" font-family="sans-serif" font-size="42" fill="${WHITE}">${initial}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Custom properties, and the font of the name (OWN-61). */
export const brandStyles = ({ theme: { palette }, font }: Pick<Brand, "theme" | "font">): string =>
  `:root{--brand-action:${palette.action};--brand-action-deep:${palette["action-deep"]};--brand-lamp:${palette["land-2"]}}${font === undefined ? "" : nameIn(font)}`;

/** Writes the font's address without quotes, which React would escape. */
const nameIn = (font: string): string =>
  `@font-face{font-family:Brand;src:url(${font.replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)});font-weight:1 1000;font-display:swap}.brand{font-family:Brand,var(--font-body)}`;
