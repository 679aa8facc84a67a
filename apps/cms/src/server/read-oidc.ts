/** The settings of the company's login: all of them that are needed, or none. */
import type { GroupRole, StaffRole } from "@meridian/contract/environment/login-kinds";
import { SettingsError } from "@meridian/contract/environment/read";

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The mightiest role first. */
  roles: readonly GroupRole[];
  /** Claims that name a person's groups. */
  groupsClaims: readonly string[];
  scopes: readonly string[];
  /** What the button says behind "Log in with". */
  label: string;
}

interface Read {
  OIDC_ISSUER: string | undefined;
  OIDC_CLIENT_ID: string | undefined;
  OIDC_CLIENT_SECRET: string | undefined;
  OIDC_ROLES: readonly GroupRole[] | undefined;
  OIDC_GROUPS_CLAIM: string[];
  OIDC_SCOPES: string[];
  OIDC_LABEL: string;
}

/** Throws `SettingsError` where some are missing. */
function oidcIn(read: Read): OidcSettings | undefined {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_ROLES: roles,
  } = read;
  if (issuer && clientId && clientSecret && roles)
    return {
      issuer,
      clientId,
      clientSecret,
      roles,
      groupsClaims: read.OIDC_GROUPS_CLAIM,
      // Without it the provider would answer as plain OAuth, and name nobody.
      scopes: [...new Set(["openid", ...read.OIDC_SCOPES])],
      label: read.OIDC_LABEL,
    };
  const needed = {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  };
  const missing = Object.entries({ ...needed, OIDC_ROLES: roles })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  if (missing.length === 4) return undefined;
  throw new SettingsError(
    missing.map(
      (name) => `${name} is not set; the company's login needs it beside the others of OIDC_`,
    ),
  );
}

/** Throws `SettingsError` where nobody could log in. */
export function waysInOf(read: Read & { LOGIN_PASSWORDS: boolean; ADMIN_RESET: boolean }): {
  passwordLogin: boolean;
  oidc: OidcSettings | undefined;
} {
  const oidc = oidcIn(read);
  const passwordLogin = read.LOGIN_PASSWORDS;
  if (!passwordLogin && !oidc)
    throw new SettingsError([
      "LOGIN_PASSWORDS is off, and there is no other way in: set up the company's login (OIDC_ISSUER and the others), or take it away",
    ]);
  if (!passwordLogin && read.ADMIN_RESET)
    throw new SettingsError([
      "ADMIN_RESET is 1 while LOGIN_PASSWORDS is off: the password would let nobody in; set LOGIN_PASSWORDS=on for as long as it is needed",
    ]);
  return { passwordLogin, oidc };
}

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
