import { redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { getSafeRedirect } from "payload/shared";
import { BACK } from "#accounts/oidc/login-problem.ts";
import { CompanyLogin } from "#accounts/screens/company-login.tsx";
import { LoggedInElsewhere } from "#accounts/screens/logged-in-elsewhere.tsx";
import { LoginForm } from "#accounts/screens/login-form.tsx";
import { PasskeyLogin } from "#accounts/screens/passkey-login.tsx";
import { placeOf } from "#accounts/passkeys/place.ts";
import { Logo } from "#admin-ui/logo.tsx";
import { adminWords } from "#admin-ui/words/words.ts";

interface LoginViewProps {
  /** The label of the company's login, if there is one. */
  company?: string;
  hasPasswords: boolean;
}

/** Replaces Payload's login: adds the second factor, offers no reset by email. */
export async function LoginView({
  initPageResult,
  searchParams,
  company,
  hasPasswords,
}: AdminViewServerProps & LoginViewProps) {
  const to = getSafeRedirect({ fallbackTo: "/admin", redirectTo: searchParams?.redirect ?? "" });
  const { user, payload, i18n } = initPageResult.req;
  const t = adminWords(i18n);
  const isBack = searchParams?.company === BACK;
  if (user && !isBack) redirect(to);
  const logo = (
    <div className="login__brand">
      <Logo payload={payload} />
    </div>
  );
  if (user)
    return (
      <main>
        {logo}
        <h1 className="login-title">{t("You are logged in")}</h1>
        <LoggedInElsewhere />
      </main>
    );
  return (
    <main>
      {logo}
      <h1 className="login-title">{t("Log in")}</h1>
      {company && <CompanyLogin label={company} to={to} state={searchParams?.company} />}
      {hasPasswords && <LoginForm to={to} />}
      {placeOf(payload) && <PasskeyLogin to={to} />}
    </main>
  );
}

/** Replaces Payload's reset by email and its registration of the first user. */
export function NoSuchView(): never {
  redirect("/admin/login");
}
