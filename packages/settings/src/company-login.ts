/** OpenID Connect: all settings that it needs, or none. */
import type * as v from "valibot";
import * as kinds from "#kinds.ts";
import * as login from "#login-kinds.ts";
import { setting, together } from "#setting.ts";

export const companyLogin = together(
  {
    issuer: setting(
      "OIDC_ISSUER",
      login.issuer,
      "Issuer of the company's identity provider. Not set: there is no company login. Enter CMS_URL followed by /cms/api/oidc/callback there as the redirect URI.",
    ),
    clientId: setting(
      "OIDC_CLIENT_ID",
      kinds.text,
      "Client id of this content host at the provider.",
    ),
    clientSecret: setting("OIDC_CLIENT_SECRET", kinds.text, "Client secret of this id.", {
      isSecret: true,
    }),
    roles: setting(
      "OIDC_ROLES",
      login.groupRoles,
      "The role of each group of the provider. People in none of these groups cannot log in.",
    ),
    groupsClaims: setting(
      "OIDC_GROUPS_CLAIM",
      login.words,
      "The claim with a person's groups, or several separated by commas (email,hd).",
      { default: "groups" },
    ),
    scopes: setting(
      "OIDC_SCOPES",
      login.words,
      "Requested scopes. Most providers return a refresh token for offline_access only.",
      { default: "openid email profile offline_access" },
    ),
  },
  ({ issuer, clientId, clientSecret, roles, groupsClaims, scopes }, report) => {
    if (issuer && clientId && clientSecret && roles)
      return {
        issuer,
        clientId,
        clientSecret,
        /** Most rights first. */
        roles,
        groupsClaims,
        // Without openid the provider is plain OAuth and sends no name.
        scopes: [...new Set(["openid", ...scopes])],
      };
    const needed = {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_ROLES: roles,
    };
    const missing = Object.entries(needed).filter(([, value]) => value === undefined);
    if (missing.length < 4)
      for (const [name] of missing)
        report(`${name} is not set; the company login needs ${Object.keys(needed).join(", ")}`);
    return undefined;
  },
);

export type OidcSettings = NonNullable<v.InferOutput<typeof companyLogin>>;
