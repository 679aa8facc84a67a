import { ROLES, type RoleColors } from "#theme/palette.ts";

/** `#14252e` or `#123`. */
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The colour as `#14252e`; `null` if invalid. */
export function wholeColor(value: string): string | null {
  const written = value.trim().toLowerCase();
  if (!HEX.test(written)) return null;
  return written.length === 4 ? written.replace(/[0-9a-f]/g, "$&$&") : written;
}

/** The valid colours of a form. */
export function readColors(fields: (name: string) => unknown): RoleColors {
  const colors: RoleColors = {};
  for (const role of ROLES) {
    const value = fields(role);
    const color = typeof value === "string" ? wholeColor(value) : null;
    if (color) colors[role] = color;
  }
  return colors;
}
