import { useEffect } from "react";
import { useLocation } from "react-router";

/** The element's id that a hash names, or `null` when it names none. */
export function hashTarget(hash: string): string | null {
  if (hash.length < 2) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** HOME-12. The browser scrolls to the section that the address names, React Router does on a change of page. An unknown name is only warned of. */
export function useHashCheck(): void {
  const { hash, pathname } = useLocation();
  useEffect(() => {
    const id = hashTarget(hash);
    // oxlint-disable-next-line no-console -- the row asks for the warning
    if (id !== null && !document.getElementById(id)) console.warn(`No section "${id}" on ${pathname}: the address names one that is not there.`);
  }, [hash, pathname]);
}
