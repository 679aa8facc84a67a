"use client";
/** The end of each screen's header: search, light or dark in one press, the user's account. */
import { Link, useAuth, useConfig, useTheme } from "@payloadcms/ui";
import { useEffect, useId, useRef } from "react";
import { SearchField } from "#admin-ui/search-field.tsx";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { User } from "#payload-types.ts";

/** One action, because Payload reverses their order on some screens. */
export const HeaderTools = () => (
  <>
    <SearchField t={useWords()} />
    <ThemeSwitch />
    <AccountMenu />
  </>
);

function ThemeSwitch() {
  const t = useWords();
  const { autoMode, setTheme, theme } = useTheme();
  const { cookiePrefix = "payload" } = useConfig().config;
  useEffect(() => {
    // Browsers reject Payload's cookie without "secure" if its name begins with "__Host-".
    if (autoMode === false && cookiePrefix.startsWith("__Host-"))
      document.cookie = `${cookiePrefix}-theme=${theme};path=/;max-age=31536000;secure;samesite=lax`;
  }, [autoMode, cookiePrefix, theme]);
  return (
    <button
      type="button"
      className="header-button theme-switch"
      aria-label={t("Dark theme")}
      aria-pressed={theme === "dark"}
      title={t(theme === "dark" ? "Switch to light" : "Switch to dark")}
      onClick={() => setTheme(theme === "dark" ? "light" : "dark")}
    />
  );
}

/** The first characters of the first and the last word. */
const initialsOf = (name: string): string => {
  const words = name.split(/[\s@._-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return [words[0], words.length > 1 && words.at(-1)]
    .map((word) => (word ? ([...word][0] ?? "") : ""))
    .join("")
    .toUpperCase();
};

const ROLES: Record<User["role"], string> = {
  admin: "admin",
  editor: "editor",
  author: "author",
  translator: "translator",
  recruiter: "recruiter",
};

function AccountMenu() {
  const t = useWords();
  const { user } = useAuth<User>();
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  if (!user) return null;
  const name = user.name || user.email;
  const close = (): void => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        className="header-button account-button"
        popoverTarget={id}
        aria-label={t("Your account: {name}", { name })}
      >
        <span className="who" data-initials={initialsOf(name)} />
        <bdi className="account-button__name">{name}</bdi>
      </button>
      <div id={id} ref={menu} popover="auto" className="account-menu">
        <p>
          <bdi>{user.email}</bdi> <small>{t(ROLES[user.role])}</small>
        </p>
        <Link href="/admin/account" prefetch={false} onClick={close}>
          {t("Account and password")}
        </Link>
        <Link href="/admin/logout" prefetch={false} onClick={close}>
          {t("Log out")}
        </Link>
      </div>
    </>
  );
}
