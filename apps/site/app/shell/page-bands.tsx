import {
  bandsOf,
  isLeftOut,
  type BandName,
  type BandPage,
  type Bands,
} from "@meridian/contract/bands";
import { createElement, Fragment, type ReactNode } from "react";
import { contactAddress } from "#app/shell/navigation.ts";

/** What a page shows, for its loader's data. */
export interface PageBands<P extends BandPage> {
  page: P;
  order: readonly BandName<P>[];
  /** Where a link to the contact form leads, on a page that has one; `""`: there is none. */
  contact: string;
}

export const pageBands = <P extends BandPage>(page: P, chosen: Bands): PageBands<P> => ({
  page,
  order: bandsOf(page, chosen),
  contact: contactAddress(
    !isLeftOut(page, "contact", chosen),
    !isLeftOut("home", "contact", chosen),
  ),
});

/**
 * Whether a band stands right under another; with `null` under the first screen. Where an empty one
 * is between them it is not said to: then the stylesheet sees what is really there.
 */
export const isUnder = <P extends BandPage>(
  { order }: PageBands<P>,
  above: BandName<P> | null,
  band: BandName<P>,
): boolean => order.includes(band) && (order[order.indexOf(band) - 1] ?? null) === above;

interface PageProps<P extends BandPage> {
  bands: PageBands<P>;
  /** The first screen, with the page's title. */
  first: ReactNode;
  /** Every band of the page; nothing of one without content. */
  of: { [B in BandName<P>]: ReactNode };
}

/** A page: its first screen and its bands in the owner's order (OWN-16). */
export function Page<P extends BandPage>({ bands, first, of }: PageProps<P>) {
  return createElement(Fragment, null, first, ...bands.order.map((name) => of[name]));
}
