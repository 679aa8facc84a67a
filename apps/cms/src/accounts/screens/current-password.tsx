"use client";
import { FieldError, useField } from "@payloadcms/ui";
import { usePathname } from "next/navigation.js";
import { useWords } from "#admin-ui/words/use-words.ts";

/** Required for a change of credentials; not stored. */
export function CurrentPassword({ path, hasCompany, hasPasswords }: CurrentPasswordProps) {
  const t = useWords();
  const { value, setValue, showError } = useField<string>({ path });
  return (
    <div className="field-type text" style={{ position: "relative" }}>
      <label className="field-label" htmlFor="current-password">
        {t(hasPasswords ? "Your current password" : "Your recent login")}
      </label>
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {hasPasswords && (
          <input
            id="current-password"
            type="password"
            value={value ?? ""}
            autoComplete="current-password"
            onChange={({ target }) => setValue(target.value)}
            style={{ maxWidth: "24rem" }}
          />
        )}
      </div>
      <p className="field-description">
        {t(
          "Needed to add a user, or to change a password, an e-mail address or a role (yours or a colleague's).",
        )}
        {hasCompany && <FreshLogin />}
      </p>
    </div>
  );
}

interface CurrentPasswordProps {
  path: string;
  hasCompany: boolean;
  hasPasswords: boolean;
}

/** Shown to users without a password here, who log in at the company. */
export function FreshLogin() {
  const t = useWords();
  const to = usePathname() ?? "/admin";
  return (
    <>
      {" "}
      {t.parts(
        "No password here? {login}: for ten minutes it replaces your password. Save your work first.",
        {
          login: (
            <a href={`/cms/api/oidc/begin?${new URLSearchParams({ fresh: "1", to }).toString()}`}>
              {t("Log in again with the company's login")}
            </a>
          ),
        },
      )}
    </>
  );
}
