import type { Purpose, Vendor } from "@meridian/contract/tags";

/** A company whose tag runs with consent; without an `id` the container loads it. */
export interface PageVendor {
  name: Vendor;
  purpose: Purpose;
  id: string;
}

/** Printed into the page, the same for all visitors. */
export interface PageTags {
  /** Google Tag Manager's container; "" for none. */
  gtm: string;
  vendors: readonly PageVendor[];
}
