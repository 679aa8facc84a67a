import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** The element's id that a hash names, or `null` when it names none. */
export function hashTarget(hash: string): string | null {
  if (hash.length < 2) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * HOME-12. The browser scrolls to the named section by itself, for it stands in the server's HTML; on a change of
 * page React Router does, and once more here if styles were still on their way. An unknown name is only warned of.
 */
export function useHashCheck(): void {
  const { hash, pathname } = useLocation();
  const arrivedByLink = useNavigationType() !== "POP";
  const isNewPage = useRef(true);
  useEffect(() => {
    // On the page one is on all styles are there, and a jump in the middle of a smooth way would be added to what is left of it.
    const isNew = isNewPage.current;
    isNewPage.current = false;
    const id = hashTarget(hash);
    if (id === null) return;
    const section = document.getElementById(id);
    // oxlint-disable-next-line no-console -- the row asks for the warning
    if (!section) return console.warn(`No section "${id}" on ${pathname}: the address names one that is not there.`);
    if (arrivedByLink && isNew) onceStyled(() => section.scrollIntoView({ behavior: "instant" }));
  }, [hash, pathname, arrivedByLink]);
}

/** Calls back when the styles that are on their way have come; not at all when none are. */
function onceStyled(act: () => void): void {
  const coming = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((link) => !link.sheet && !link.disabled);
  if (coming.length === 0) return;
  void Promise.allSettled(coming.map((link) => new Promise((resolve) => ["load", "error"].forEach((event) => link.addEventListener(event, resolve, { once: true }))))).then(act);
}
