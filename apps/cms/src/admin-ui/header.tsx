"use client";
/** The end of each screen's header: search, light or dark in one press, the user's account. */
import { Link, useAuth, useConfig, useTheme } from "@payloadcms/ui";
import { useEffect, useId, useRef } from "react";
import { SearchField } from "#admin-ui/search-field.tsx";
import type { User } from "#payload-types.ts";

/** One action, because Payload reverses their order on some screens. */
export const HeaderTools = () => (
  <>
    <SearchField />
    <ThemeSwitch />
    <AccountMenu />
  </>
);

function ThemeSwitch() {
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
      aria-label="Dark theme"
      aria-pressed={theme === "dark"}
      title={theme === "dark" ? "Switch to light" : "Switch to dark"}
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

function AccountMenu() {
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
        aria-label={`Your account: ${name}`}
      >
        <span className="who" data-initials={initialsOf(name)} />
        <bdi className="account-button__name">{name}</bdi>
      </button>
      <div id={id} ref={menu} popover="auto" className="account-menu">
        <p>
          <bdi>{user.email}</bdi> <small>{user.role}</small>
        </p>
        <Link href="/admin/account" prefetch={false} onClick={close}>
          Account and password
        </Link>
        <Link href="/admin/logout" prefetch={false} onClick={close}>
          Log out
        </Link>
      </div>
    </>
  );
}
