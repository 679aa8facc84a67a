/** Pages that a company may switch off (OWN-13), by address. */
import { PAGE_NAMES, PAGE_PLACES, type PageName } from "#kinds/addresses.ts";
import { decoded } from "#links/record-name.ts";

export { PAGE_NAMES, type PageName };

/**
 * The page of an address of the site; `undefined` for one that always exists, and for other sites.
 */
export function pageAt(address: string): PageName | undefined {
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, "http://site")) return undefined;
  const { pathname } = new URL(address, "http://site");
  const path = decoded(pathname).toLowerCase().replace(/\/+$/, "");
  const isAt = (place: string): boolean =>
    /[/-]$/.test(place) ? path.startsWith(place) && path !== place : path === place;
  return PAGE_NAMES.find((name) => PAGE_PLACES.get(name)?.some(isAt));
}

/** Whether an address leads to a page that is off. */
export function isOff(address: string, off: readonly PageName[]): boolean {
  if (off.length === 0) return false;
  const page = pageAt(address);
  return page !== undefined && off.includes(page);
}
