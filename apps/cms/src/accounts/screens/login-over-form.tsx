"use client";
import { useEffect, useRef } from "react";
import { LoginForm } from "#accounts/screens/login-form.tsx";
import { BACK } from "#accounts/oidc/login-problem.ts";
import { PasskeyLogin } from "#accounts/screens/passkey-login.tsx";
import { useWords } from "#admin-ui/words/use-words.ts";

export interface WaysToLogIn {
  hasPasswords: boolean;
  hasPasskeys: boolean;
  /** The label of the company's login, if there is one. */
  company?: string;
}

const ELSEWHERE = new URLSearchParams({ to: `/admin/login?company=${BACK}` }).toString();

/** Covers the page, whose text stays: the person in front of it is not known any more. */
export function LoginOverForm({
  hasPasswords,
  hasPasskeys,
  company,
  onIn,
}: WaysToLogIn & { onIn: () => void }) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="login-over"
      aria-labelledby="login-over-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="login-over-title">{t("Your login has ended")}</h2>
      <p>
        {t("Log in again to continue. What you typed is still in the form, and is saved then.")}
      </p>
      {company && (
        // Its way through the provider would leave the form: in another window, then back here.
        <p>
          {t.parts("{login}, then come back to this one: it continues by itself.", {
            login: (
              <a href={`/cms/api/oidc/begin?${ELSEWHERE}`} target="_blank" rel="noopener">
                {t("Log in with {company} in another window", { company })}
              </a>
            ),
          })}
        </p>
      )}
      {hasPasswords && <LoginForm onIn={onIn} />}
      {hasPasskeys && <PasskeyLogin onIn={onIn} />}
    </dialog>
  );
}
