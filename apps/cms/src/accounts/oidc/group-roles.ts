import type { StaffRole } from "@meridian/settings/login-kinds";
import type { OidcSettings } from "@meridian/settings/company-login";

/** `null` if no group has a role. */
export function roleOf(
  claims: Record<string, unknown>,
  { groupsClaims, roles }: Pick<OidcSettings, "groupsClaims" | "roles">,
): StaffRole | null {
  const groups = new Set(groupsClaims.flatMap((name) => claims[name] ?? []).map(String));
  return roles.find(({ group }) => groups.has(group))?.role ?? null;
}

/** A refreshed token may omit the groups. */
export const namesGroups = (
  claims: Record<string, unknown>,
  { groupsClaims }: Pick<OidcSettings, "groupsClaims">,
): boolean => groupsClaims.some((name) => claims[name] !== undefined);
