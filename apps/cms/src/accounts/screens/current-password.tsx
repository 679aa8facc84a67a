"use client";
import { FieldError, useField } from "@payloadcms/ui";
import { usePathname } from "next/navigation.js";

/** Required for a change of credentials; not stored. */
export function CurrentPassword({ path, hasCompany, hasPasswords }: CurrentPasswordProps) {
  const { value, setValue, showError } = useField<string>({ path });
  return (
    <div className="field-type text" style={{ position: "relative" }}>
      <label className="field-label" htmlFor="current-password">
        {hasPasswords ? "Your current password" : "Your recent login"}
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
        Needed to add a user, or to change a password, an e-mail address or a role (yours or a
        colleague's).
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
  const to = usePathname() ?? "/admin";
  return (
    <>
      {" No password here? "}
      <a href={`/cms/api/oidc/begin?${new URLSearchParams({ fresh: "1", to }).toString()}`}>
        Log in again with the company's login
      </a>
      : for ten minutes it replaces your password. Save your work first.
    </>
  );
}
