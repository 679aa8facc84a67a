import * as kinds from "#environment/kinds.ts";
import * as login from "#environment/login-kinds.ts";
import { setting } from "#environment/setting.ts";

/** How editors log in with the account they have at their company. */
export const companyLogin = {
  OIDC_ISSUER: setting(
    "The company's identity provider, by its issuer; not set, there is no such login. There enter CMS_URL with /cms/api/oidc/callback behind it as the redirect URI.",
    login.issuer,
  ),
  OIDC_CLIENT_ID: setting("What the provider calls this content host.", kinds.text),
  OIDC_CLIENT_SECRET: setting("The secret that the provider gave with it.", kinds.text, {
    isSecret: true,
  }),
  OIDC_ROLES: setting(
    "Which group of the provider has which role here (admin, editor, recruiter), such as web-admins=admin,marketing=editor; who is in none of them is not let in.",
    login.groupRoles,
  ),
  OIDC_GROUPS_CLAIM: setting(
    "The claim that names a person's groups, or several with commas between them (email,hd).",
    login.words,
    { byDefault: "groups" },
  ),
  OIDC_SCOPES: setting(
    "What the provider is asked for; offline_access is what most give a refresh token for.",
    login.words,
    { byDefault: "openid email profile offline_access" },
  ),
  OIDC_LABEL: setting('The button says "Log in with" and this.', kinds.text, {
    byDefault: "the company account",
  }),
  LOGIN_PASSWORDS: setting(
    "Whether a password lets in. With off none does any more, which wants the company's login to be set up; on again is the way back when that lets nobody in.",
    login.onOff,
    { byDefault: "on" },
  ),
};
