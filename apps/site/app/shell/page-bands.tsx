import {
  BANDS,
  bandsOf,
  isLeftOut,
  type BandName,
  type BandPage,
  type Bands,
} from "@meridian/contract/bands";
import { createContext, createElement, Fragment, useContext, type ReactNode } from "react";
import { contactAddress } from "#app/shell/navigation.ts";

export interface PageBands<P extends BandPage> {
  page: P;
  order: readonly BandName<P>[];
  /** Target of links to the page's contact form; `""`: there is none. */
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

/** Whether `band` directly follows `above` (`null`: the first screen). CSS handles empty bands. */
export const isUnder = <P extends BandPage>(
  { order }: PageBands<P>,
  above: BandName<P> | null,
  band: BandName<P>,
): boolean => order.includes(band) && (order[order.indexOf(band) - 1] ?? null) === above;

interface PageProps<P extends BandPage> {
  bands: PageBands<P>;
  first: ReactNode;
  /** Every band of the page; `null` for one without content. */
  of: { [B in BandName<P>]: ReactNode };
}

/** The band with the offer of the settings. */
export const PageOffer = createContext<ReactNode>(null);

/** OWN-149: whether the owner has omitted the page's contact form, and it has no offer of its own. */
export function endsWithOffer(
  { page, order }: { page: BandPage; order: readonly string[] },
  hasOwnOffer: boolean,
): boolean {
  const all: readonly string[] = BANDS[page];
  return all.includes("contact") && !order.includes("contact") && !hasOwnOffer;
}

/** A page: its first screen and its bands in the owner's order (OWN-16). */
export function Page<P extends BandPage>({ bands, first, of }: PageProps<P>) {
  const offer = useContext(PageOffer);
  const shown = bands.order.map((name) => of[name]);
  const { callToAction }: Record<string, ReactNode> = of;
  const hasOwnOffer =
    Boolean(callToAction) && (bands.order as readonly string[]).includes("callToAction");
  return createElement(Fragment, null, first, ...shown, endsWithOffer(bands, hasOwnOffer) && offer);
}
