// SVGs of public/icons by service slug; they belong to the design, not to the host.
const ICONS: Record<string, string> = {
  "dedicated-teams": "dedicated-team",
  "rd-partnership": "rd-office",
  "team-extension": "team-extension",
  "technical-recruiting": "technical-recruiting",
  "remote-operations": "remote-operations",
  "quality-engineering": "quality-assurance",
  "venture-portfolios": "venture-portfolios",
};

/** Address of a service's icon, by its slug in any language; `null` if the design has none. */
export function serviceIcon(
  slug: string,
  translations: Record<string, string> = {},
): string | null {
  const known = [slug, ...Object.values(translations)].find((name) => Object.hasOwn(ICONS, name));
  return known === undefined ? null : `/icons/${ICONS[known]}.svg`;
}

/** A pair of dividers, for services without an icon or picture. */
export const ANY_SERVICE = "/icons/ui-ux-design.svg";
