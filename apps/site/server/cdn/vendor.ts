/** The differences between CDNs: headers of pages, and purge calls. */
import type { FlatHeaders } from "#server/http/prepared-response.ts";

/** A call to a vendor's API; `body` is posted. */
export interface VendorCall {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface Vendor {
  /**
   * The header with a page's lifetime for this CDN only; without it the CDN reads `s-maxage` of
   * `Cache-Control`.
   */
  age?: "Surrogate-Control" | "CDN-Cache-Control";
  /** Headers with a page's tags; empty if the CDN has no tags. */
  tags(tags: readonly string[]): FlatHeaders;
  /** Tags per call. */
  most: number;
  /** Purges everything with one of the tags. */
  forget(tags: readonly string[], now: Date): VendorCall;
  /** Reason why a call with status 200 had no effect. */
  refusal?(body: string): string | undefined;
}
