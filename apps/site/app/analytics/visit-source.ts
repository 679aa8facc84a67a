import { SOURCE_FIELDS, type VisitSource } from "@meridian/contract/visit-source";

const KEY = "visit-source";

/** Of this page, for a browser that keeps nothing. */
let noted: VisitSource | null = null;

/**
 * An address without what it was asked with: a query may name a person. `""` for none, and for a
 * page of this site.
 */
function pageOf(address: string, origin: string): string {
  if (!URL.canParse(address)) return "";
  const url = new URL(address);
  return url.origin === origin || url.origin === "null" ? "" : url.origin + url.pathname;
}

/**
 * What the first page of a visit tells of where it came from: the page that linked to it, and the
 * `utm_` words of its address.
 */
export function readSource(address: string, referrer: string): VisitSource {
  const { searchParams, origin } = new URL(address);
  const entries = SOURCE_FIELDS.map(({ name }) => [
    name,
    name === "referrer" ? pageOf(referrer, origin) : (searchParams.get(name) ?? ""),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}

/** To be called on every page: the first of a visit is remembered until its tab is closed. */
export function noteSource(): void {
  noted ??= kept() ?? keep(readSource(location.href, document.referrer));
}

/** Where this visit came from, to go with what the visitor sends; empty before `noteSource`. */
export const visitSource = (): VisitSource => noted ?? {};

function kept(): VisitSource | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

function keep(source: VisitSource): VisitSource {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(source));
  } catch {
    // `noted` holds for as long as no other page is loaded.
  }
  return source;
}
