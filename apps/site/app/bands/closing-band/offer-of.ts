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

/**
 * What the end of a page offers: its record's own, that of the site's settings, or nothing. An
 * incomplete one of its own, or one whose page is off, counts as that of the site.
 */
export function offerOf(own: Chosen, site: SiteOffer | undefined): ClosingBandProps | null {
  if (own.show === "none") return null;
  const { title, text, label, link } = own;
  if (own.show === "own" && title && label && link)
    return { title, text, actions: [{ label, link }] };
  return site?.title && site.link
    ? { title: site.title, text: site.text, actions: [{ label: site.action, link: site.link }] }
    : null;
}
