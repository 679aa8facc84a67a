"use client";
import { useEffect } from "react";
import { isProblem, PROBLEMS } from "#accounts/oidc/login-problem.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

interface CompanyLoginProps {
  /** The button's text after "Log in with". */
  label: string;
  to: string;
  /** `in` after a good login, or what went wrong. */
  state: unknown;
}

export function CompanyLogin({ label, to, state }: CompanyLoginProps) {
  const t = useWords();
  const isIn = state === "in";
  // From our own page: browsers omit the cookie on a navigation that another site started.
  useEffect(() => {
    if (isIn) window.location.replace(to);
  }, [isIn, to]);
  if (isIn)
    return (
      <p role="status">
        {t("You are logged in.")} <a href={to}>{t("Continue")}</a>
      </p>
    );
  return (
    <div className="login-company">
      {isProblem(state) && (
        <p role="alert" className="login-problem">
          {t(PROBLEMS[state])}
        </p>
      )}
      <a
        className="btn btn--style-secondary btn--size-large login-company__button"
        href={`/cms/api/oidc/begin?${new URLSearchParams({ to }).toString()}`}
      >
        {t("Log in with {label}", { label })}
      </a>
    </div>
  );
}
