/** Maps the groups in a provider's claims to roles. */
import type { StaffRole } from "@meridian/settings/login-kinds";
import type { OidcSettings } from "@meridian/settings/company-login";

/** The role of a person's groups; `null` when no group has one. */
export function roleOf(
  claims: Record<string, unknown>,
  { groupsClaims, roles }: Pick<OidcSettings, "groupsClaims" | "roles">,
): StaffRole | null {
  const groups = new Set(groupsClaims.flatMap((name) => claims[name] ?? []).map(String));
  return roles.find(({ group }) => groups.has(group))?.role ?? null;
}

/** Whether the claims include groups: a refreshed token may omit them. */
export const namesGroups = (
  claims: Record<string, unknown>,
  { groupsClaims }: Pick<OidcSettings, "groupsClaims">,
): boolean => groupsClaims.some((name) => claims[name] !== undefined);
