"use client";
/**
 * The navigation is next to the page from 1024 pixels on, below that a sheet over it. Payload's state,
 * which stores the user's choice and follows the window, changes at 1440: it gets other widths here.
 */
import { Link, NavProvider, useNav, useWindowInfo, WindowInfoProvider } from "@payloadcms/ui";
import { usePathname } from "next/navigation.js";
import { useEffect, type ReactNode } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";

/** The same width as in `look/frame.css`. */
const NARROW = "(max-width: 1023.98px)";
const WIDTHS = { l: NARROW, m: NARROW, s: "(max-width: 768px)", xs: "(max-width: 400px)" };

export function Navigation({ children }: { children: ReactNode }) {
  const { navOpen } = useNav();
  return (
    <WindowInfoProvider breakpoints={WIDTHS}>
      <NavProvider initialIsOpen={navOpen}>
        <Sheet />
        {children}
      </NavProvider>
    </WindowInfoProvider>
  );
}

const TOGGLER = ".template-default__nav-toggler";
const find = (selector: string): HTMLElement | null => document.querySelector(selector);

/** While it is open as a sheet, the page is inert; Escape, a link and a press outside close it. */
function Sheet(): null {
  const { navOpen, setNavOpen } = useNav();
  const isNarrow = useWindowInfo().breakpoints.l === true;
  const pathname = usePathname();
  useEffect(() => {
    if (isNarrow) setNavOpen(false);
    // Only when the page changes: the window's width is Payload's to follow.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  useEffect(() => {
    find(TOGGLER)?.setAttribute("aria-expanded", String(navOpen));
    if (!navOpen || !isNarrow) return;
    const page = find(".template-default__wrap");
    page?.setAttribute("inert", "");
    let last: Element | null = null;
    const onFocus = ({ target }: Event): void => {
      last = target instanceof Element ? target : null;
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") setNavOpen(false);
    };
    const onPress = ({ target }: Event): void => {
      if (target instanceof Element && !target.closest(`.nav, ${TOGGLER}`)) setNavOpen(false);
    };
    document.addEventListener("focusin", onFocus);
    document.addEventListener("keydown", onKey);
    document.addEventListener("click", onPress);
    return () => {
      page?.removeAttribute("inert");
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("click", onPress);
      // The closed navigation is inert and has lost the focus.
      if (last?.closest(".nav")) find(TOGGLER)?.focus();
    };
  }, [navOpen, isNarrow, setNavOpen]);
  return null;
}

interface NavLinkProps {
  id: string;
  href: string;
  /** The page is this one. */
  isHere: boolean;
  children: ReactNode;
}

/** As Payload's own links. */
export const NavLink = ({ id, href, isHere, children }: NavLinkProps) => (
  <Link id={id} className="nav__link" href={href} prefetch={false}>
    {isHere && <span className="nav__link-indicator" />}
    <span className="nav__link-label">{children}</span>
  </Link>
);

/** The first link of the navigation; Payload has none for its first screen. */
export function HomeLink() {
  const t = useWords();
  return (
    <NavLink id="nav-home" href="/admin" isHere={usePathname() === "/admin"}>
      {t("Home")}
    </NavLink>
  );
}

/** Keyboards skip the navigation's forty links. */
export function SkipLink() {
  const t = useWords();
  return (
    <a className="skip-link" href="#page">
      {t("Skip to the page")}
    </a>
  );
}
