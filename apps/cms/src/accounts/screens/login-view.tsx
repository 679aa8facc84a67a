import { redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { getSafeRedirect } from "payload/shared";
import { CompanyLogin } from "#accounts/screens/company-login.tsx";
import { LoginForm } from "#accounts/screens/login-form.tsx";
import { PasskeyLogin } from "#accounts/screens/passkey-login.tsx";
import { placeOf } from "#accounts/passkeys/place.ts";
import { Logo } from "#admin-ui/logo.tsx";

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
  if (initPageResult.req.user) redirect(to);
  return (
    <main>
      <div className="login__brand">
        <Logo payload={initPageResult.req.payload} />
      </div>
      <h1 className="login-title">Log in</h1>
      {company && <CompanyLogin label={company} to={to} state={searchParams?.company} />}
      {hasPasswords && <LoginForm to={to} />}
      {placeOf(initPageResult.req.payload) && <PasskeyLogin to={to} />}
    </main>
  );
}

/** Replaces Payload's reset by email and its registration of the first user. */
export function NoSuchView(): never {
  redirect("/admin/login");
}
