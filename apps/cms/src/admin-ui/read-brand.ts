import {
  BUILT_IN,
  darkOf,
  darkStyles,
  themeOf,
  themeStyles,
  type Theme,
} from "@meridian/contract/theme";
import { readColors } from "@meridian/contract/theme/color";
import { ratioOf } from "@meridian/contract/theme/contrast";
import { mixed, nearest } from "@meridian/contract/theme/derive";
import { WHITE, type ShadeName } from "@meridian/contract/theme/palette";
import type { Payload } from "payload";
import { cache } from "react";
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
  fonts: { text?: Family | undefined; headings?: Family | undefined };
}

/** Addresses on this host. A variable font has no `bold`. */
interface Family {
  regular: string;
  bold?: string | undefined;
}

/** Placeholder for the brand's name, which is unknown when the configuration is built. */
export const BRAND_PLACE = "{brand}";

const NAMELESS = "Content host";

type Picture = NonNullable<SiteSetting["brand"]>["logo"];
const addressOf = (file: Picture | number | Font): string | undefined =>
  typeof file === "object" && file?.filename ? mediaAddress(file.filename, file) : undefined;

/** The published brand, else the site file's. Never rejects, so that the login always works. Read once a render. */
export const readBrand = cache(async (payload: Payload): Promise<Brand> => {
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
    fonts: { text: familyOf(theme?.fonts?.text), headings: familyOf(theme?.fonts?.headings) },
  };
});

type FontFields = NonNullable<NonNullable<SiteSetting["theme"]>["fonts"]>["text"];

function familyOf(fonts: FontFields): Family | undefined {
  const regular = addressOf(fonts?.regular);
  return regular === undefined ? undefined : { regular, bold: addressOf(fonts?.bold) };
}

/** A data URL of the name's first letter on the brand's colour. */
function letterMark(name: string, { palette }: Theme): string {
  const initial = (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "").toUpperCase();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" fill="${palette.action}"/><text x="32" y="47" text-anchor="middle" font-family="sans-serif" font-size="42" fill="${WHITE}">${initial}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

const DARK = "html[data-theme=dark]";

/** The site's palette as the admin's custom properties in both themes, and the owner's fonts (OWN-61). */
export const brandStyles = ({ theme, fonts }: Pick<Brand, "theme" | "fonts">): string =>
  [
    `:root{--rgb-shade:var(--rgb-ink);${states(theme.palette, WHITE, 0.44)}}`,
    themeStyles(theme),
    darkStyles(theme, DARK),
    `${DARK}{${states(darkOf(theme), darkOf(theme).white, 0.85)}}`,
    ...facesOf("Brand Text", fonts.text),
    ...facesOf("Brand Headings", fonts.headings),
  ].join("");

const GROUNDS = ["paper", "sea-1", "sea-2", "land-1"] as const;

/** Words of states that the site does not have: "for review", "planned". Readable on all grounds. */
function states(palette: Record<ShadeName, string>, surface: string, lightness: number): string {
  const readable = (hueOf: ShadeName): string => {
    const color = mixed(palette[hueOf], lightness, 0.1);
    const passes = (candidate: string): boolean =>
      [surface, ...GROUNDS.map((name) => palette[name])].every(
        (ground) => ratioOf(candidate, ground) >= 4.5,
      );
    return nearest(color, passes) ?? palette.ink;
  };
  return `--wait:${readable("land-2")};--plan:${readable("sea-3")}`;
}

function facesOf(family: string, files: Family | undefined): string[] {
  if (files === undefined) return [];
  const { regular, bold } = files;
  return bold === undefined
    ? [face(family, regular, "1 1000")]
    : [face(family, regular, "1 599"), face(family, bold, "600 1000")];
}

/** Writes addresses and names without quotes, which React would escape. */
const face = (family: string, address: string, weights: string): string =>
  `@font-face{font-family:${family};src:url(${address.replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)});font-weight:${weights};font-display:swap}`;
