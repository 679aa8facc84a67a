import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { hashTarget } from "#app/shell/use-hash-check.ts";
import { takeFocus } from "#app/ui/take-focus.ts";

const HEADINGS = "h1, h2, h3";

/**
 * After a change of page the focus goes to the new page's heading, or to that of the section a hash names, as it would
 * after a reload: who reads by ear or by keyboard is where the eye is. Returns the title to announce, `""` at first.
 */
export function usePageFocus(): string {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = headingOf(hash) ?? headingIn(document.getElementById("main"));
    if (heading) takeFocus(heading);
    setTitle(document.title);
  }, [pathname, hash]);
  return title;
}

/** The heading of the place that a hash names, or the place itself where it has none; `null` when it names none. */
export function headingOf(hash: string): HTMLElement | null {
  const id = hashTarget(hash);
  return headingIn(id === null ? null : document.getElementById(id));
}

const headingIn = (place: HTMLElement | null): HTMLElement | null => (place?.matches(HEADINGS) ? place : (place?.querySelector<HTMLElement>(HEADINGS) ?? place));
