/** What an owner says of the brand's looks. */
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

/** Each colour is the built-in palette's where nothing is said (`theme/palette.ts`). */
export const themeSchema = v.object({ colors: v.optional(v.object(colors), {}) });
