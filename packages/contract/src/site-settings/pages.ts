import { PAGE_NAMES, PAGE_PLACES, type PageName } from "#kinds/addresses.ts";
import { decoded } from "#links/record-name.ts";

export { PAGE_NAMES, type PageName };

/** The optional page (OWN-13) of an address; `undefined` for permanent pages and other sites. */
export function pageAt(address: string): PageName | undefined {
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, "http://site")) return undefined;
  const { pathname } = new URL(address, "http://site");
  const path = decoded(pathname).toLowerCase().replace(/\/+$/, "");
  const isAt = (place: string): boolean =>
    /[/-]$/.test(place) ? path.startsWith(place) && path !== place : path === place;
  return PAGE_NAMES.find((name) => PAGE_PLACES.get(name)?.some(isAt));
}

/** Whether an address leads to a page that is off (OWN-13). */
export function isOff(address: string, off: readonly PageName[]): boolean {
  if (off.length === 0) return false;
  const page = pageAt(address);
  return page !== undefined && off.includes(page);
}
