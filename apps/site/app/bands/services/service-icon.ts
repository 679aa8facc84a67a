// Drawings of public/icons by the slug of the service; they are the design's, not the host's.
const ICONS: Record<string, string> = {
  "dedicated-teams": "dedicated-team",
  "rd-partnership": "rd-office",
  "team-extension": "team-extension",
  "technical-recruiting": "technical-recruiting",
  "remote-operations": "remote-operations",
  "quality-engineering": "quality-assurance",
  "venture-portfolios": "venture-portfolios",
};

/** Address of a service's drawing; `null` for one that the design does not know. */
export const serviceIcon = (slug: string): string | null =>
  Object.hasOwn(ICONS, slug) && ICONS[slug] ? `/icons/${ICONS[slug]}.svg` : null;

/** The dividers, which measure anything. */
export const ANY_SERVICE = "/icons/ui-ux-design.svg";
