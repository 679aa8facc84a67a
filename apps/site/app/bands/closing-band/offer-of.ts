import type { ClosingBandProps } from "#app/bands/closing-band/closing-band.tsx";

interface Chosen {
  show: string;
  title: string;
  text: string;
  label: string;
  link: string;
}

export interface SiteOffer {
  title: string;
  text?: string | undefined;
  action: string;
  link: string;
}

/** The record's own offer if it is complete and its page is on, else the site's, or none. */
export function offerOf(own: Chosen, site: SiteOffer | undefined): ClosingBandProps | null {
  if (own.show === "none") return null;
  const { title, text, label, link } = own;
  if (own.show === "own" && title && label && link)
    return { title, text, actions: [{ label, link }] };
  return siteOffer(site);
}

/** The offer of the settings; `null`: there is none, or its page is off. */
export const siteOffer = (site: SiteOffer | undefined): ClosingBandProps | null =>
  site?.title && site.link
    ? { title: site.title, text: site.text, actions: [{ label: site.action, link: site.link }] }
    : null;
