/** What differs between CDNs: what a page says to them, and how they are told to forget. */
import type { FlatHeaders } from "#server/http/prepared-response.ts";

/** A call to a vendor's API; `body` is posted. */
export interface VendorCall {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface Vendor {
  /**
   * The header that says to this CDN alone for how long a page may be kept; not given, it reads
   * `s-maxage` of `Cache-Control`.
   */
  age?: "Surrogate-Control" | "CDN-Cache-Control";
  /** By which names it may be told to forget it; empty where it knows none. */
  tags(tags: readonly string[]): FlatHeaders;
  /** Tags of one call. */
  most: number;
  /** Makes it forget what has one of the tags. */
  forget(tags: readonly string[], now: Date): VendorCall;
  /** Why a call with status 200 did nothing all the same. */
  refusal?(body: string): string | undefined;
}
