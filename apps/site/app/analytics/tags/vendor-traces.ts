import type { Vendor } from "@meridian/contract/tags";

/** First-party cookies that each tag sets, as its company documents them. */
const COOKIES: Record<Vendor, RegExp> = {
  googleAnalytics: /^_ga(?:_|$)|^_gid$|^_gat/,
  googleAds: /^_gcl_|^_gac_/,
  linkedin: /^li_|^ln_or$/,
  meta: /^_fb[pc]$/,
};
const ENTRIES: Record<Vendor, RegExp> = {
  googleAnalytics: /^_ga(?:_|$)/,
  googleAds: /^_gcl_/,
  linkedin: /^li_|^ln_or$/,
  meta: /^lastExternalReferrer/,
};

/** Removes what vendors without consent stored in this browser, where script can. */
export function deleteTraces(vendors: readonly Vendor[]): void {
  const names = document.cookie
    .split("; ")
    .map((cookie) => cookie.split("=", 1)[0] ?? "")
    .filter((name) => vendors.some((vendor) => COOKIES[vendor].test(name)));
  // Vendors set theirs on the widest domain possible.
  const domains = location.hostname
    .split(".")
    .map((_, at, parts) => `;domain=.${parts.slice(at).join(".")}`);
  for (const name of names)
    for (const domain of ["", ...domains]) document.cookie = `${name}=;path=/;max-age=0${domain}`;
  try {
    for (const key of Object.keys(localStorage))
      if (vendors.some((vendor) => ENTRIES[vendor].test(key))) localStorage.removeItem(key);
  } catch {
    // Blocked storage is empty.
  }
}
