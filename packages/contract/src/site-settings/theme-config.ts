import * as v from "valibot";
import { wholeColor } from "#theme/color.ts";
import type { Role } from "#theme/palette.ts";

const color = v.optional(
  v.pipe(
    v.string(),
    v.check((value) => wholeColor(value) !== null, "expected a colour such as #14252e"),
    v.transform((value) => wholeColor(value) ?? value),
  ),
);

const colors = {
  ink: color,
  paper: color,
  sea: color,
  land: color,
  flat: color,
  action: color,
  night: color,
  error: color,
  success: color,
} satisfies Record<Role, typeof color>;

/** Of the content host; absolute or a path. */
const address = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (value) => /^(?:\/|https?:\/\/)\S+$/.test(value) && URL.canParse(value, "http://host"),
      "expected an address of the content host such as /media/brand.woff2",
    ),
  ),
);
/** A variable font, or a regular and a bold one. */
const font = v.optional(v.object({ regular: address, bold: address }), {});

/** OWN-07. Default: the bundled font; for headings that of the text. */
export const FONT_USES = ["text", "headings"] as const;
export type FontUse = (typeof FONT_USES)[number];
const fonts = v.object({ text: font, headings: font } satisfies Record<FontUse, typeof font>);

/** Each colour defaults to the built-in palette's (`theme/palette.ts`). */
export const themeSchema = v.object({
  colors: v.optional(v.object(colors), {}),
  /** DARK-04. */
  dark: v.optional(v.boolean(), false),
  fonts: v.optional(fonts, { text: {}, headings: {} }),
});
export const PLAIN_LOOKS = v.parse(themeSchema, {});
