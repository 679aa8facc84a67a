import { ROLES, type RoleColors } from "#theme/palette.ts";

/** `#14252e`, or `#123` for `#112233`. */
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The colour as `#14252e`, or `null` if it is invalid. */
export function wholeColor(value: string): string | null {
  const written = value.trim().toLowerCase();
  if (!HEX.test(written)) return null;
  return written.length === 4 ? written.replace(/[0-9a-f]/g, "$&$&") : written;
}

/** The colours among the fields of a form, without invalid ones. */
export function readColors(fields: (name: string) => unknown): RoleColors {
  const colors: RoleColors = {};
  for (const role of ROLES) {
    const value = fields(role);
    const color = typeof value === "string" ? wholeColor(value) : null;
    if (color) colors[role] = color;
  }
  return colors;
}
