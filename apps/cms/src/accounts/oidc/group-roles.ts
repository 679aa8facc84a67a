/** What a provider's claims say of a person's groups. */
import type { StaffRole } from "@meridian/settings/login-kinds";
import type { OidcSettings } from "@meridian/settings/company-login";

/** The role of a person's groups; `null` where none of them has one. */
export function roleOf(
  claims: Record<string, unknown>,
  { groupsClaims, roles }: Pick<OidcSettings, "groupsClaims" | "roles">,
): StaffRole | null {
  const groups = new Set(groupsClaims.flatMap((name) => claims[name] ?? []).map(String));
  return roles.find(({ group }) => groups.has(group))?.role ?? null;
}

/** Whether it says anything of groups: a refreshed token may be silent about them. */
export const namesGroups = (
  claims: Record<string, unknown>,
  { groupsClaims }: Pick<OidcSettings, "groupsClaims">,
): boolean => groupsClaims.some((name) => claims[name] !== undefined);
