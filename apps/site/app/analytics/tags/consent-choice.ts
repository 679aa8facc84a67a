import type { Purpose } from "@meridian/contract/tags";
import type { PageVendor } from "#app/analytics/tags/page-tags.ts";

/** In `localStorage`. Another version is no choice. */
export const CONSENT_KEY = "consent";
const VERSION = 1;
/** A choice is valid for twelve months. */
const MONTHS = 12;

export interface ConsentChoice {
  version: typeof VERSION;
  /** ISO 8601. */
  at: string;
  /** The companies that the question named and the visitor agreed to. */
  agreed: readonly string[];
  refused: readonly Purpose[];
}

/** `null`: none, unreadable, from the future, or older than twelve months. */
export function readChoice(stored: string | null, now: Date): ConsentChoice | null {
  try {
    const { version, at, agreed, refused } = JSON.parse(stored ?? "null") ?? {};
    const end = new Date(at);
    if (version !== VERSION || !(end <= now) || !Array.isArray(agreed) || !Array.isArray(refused))
      return null;
    end.setUTCMonth(end.getUTCMonth() + MONTHS);
    return end > now ? { version, at, agreed, refused } : null;
  } catch {
    return null;
  }
}

/** Global Privacy Control is a refusal of marketing, whatever was chosen before. */
export const isBarred = ({ purpose }: Pick<PageVendor, "purpose">, hasControl: boolean): boolean =>
  purpose === "marketing" && hasControl;

export const mayRun = (
  choice: ConsentChoice | null,
  vendor: PageVendor,
  hasControl: boolean,
): boolean =>
  !isBarred(vendor, hasControl) &&
  choice !== null &&
  choice.agreed.includes(vendor.name) &&
  !choice.refused.includes(vendor.purpose);

/** Whether a vendor is neither agreed to nor covered by a refused purpose. */
export const mustAsk = (
  choice: ConsentChoice | null,
  vendors: readonly PageVendor[],
  hasControl: boolean,
): boolean =>
  vendors.some(
    (vendor) =>
      !isBarred(vendor, hasControl) &&
      !choice?.agreed.includes(vendor.name) &&
      !choice?.refused.includes(vendor.purpose),
  );

export const choiceOf = (
  vendors: readonly PageVendor[],
  isAgreed: (purpose: Purpose) => boolean,
  now: Date,
): ConsentChoice => ({
  version: VERSION,
  at: now.toISOString(),
  agreed: vendors.filter(({ purpose }) => isAgreed(purpose)).map(({ name }) => name),
  refused: [...new Set(vendors.map(({ purpose }) => purpose))].filter(
    (purpose) => !isAgreed(purpose),
  ),
});
