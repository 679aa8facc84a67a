import type { Menu } from "@meridian/contract";
import type { Translate } from "@meridian/messages/messages";
import { isGone, type Gone } from "@meridian/contract/bands";

/** A link of the header (NAV-01, OWN-10). */
export interface NavigationLink {
  label: string;
  to: string;
  /** Paths of other pages that belong to it, each with those below it. */
  holds: readonly string[];
}

export interface NavigationGroup {
  label: string;
  children: NavigationLink[];
}

export type NavigationItem = NavigationLink | NavigationGroup;

interface Bands extends Gone {
  menu: Menu;
  /** Address of "Success Stories". */
  caseStudiesLink: string;
  /** Bands of the home page without content. */
  without: readonly ("solutionSection" | "company" | "services")[];
}

const allItems = (caseStudiesLink: string, t: Translate): Menu["items"] =>
  [
    { label: t("shell.ourSolutions"), link: "/#solutionSection" },
    { label: t("shell.services"), link: "/#services" },
    { label: t("shell.successStories"), link: caseStudiesLink },
    { label: t("shell.company"), link: "/#company" },
    { label: t("shell.career"), link: "/career" },
  ].map((item) => ({ ...item, children: [] }));

/** Pages whose header link is not their path's parent. */
const heldBy = (caseStudiesLink: string): Readonly<Record<string, string>> => ({
  "/#services": "/services",
  [caseStudiesLink]: "/clients",
  "/#company": "/blog",
  "/career": "/vacancies",
});

/** Header links: NAV-01 or the owner's (OWN-10), without absent bands or pages (OWN-13, OWN-16). */
export function navigationItems(
  { menu, caseStudiesLink, without, ...gone }: Bands,
  t: Translate,
): NavigationItem[] {
  const items = menu.items.length > 0 ? menu.items : allItems(caseStudiesLink, t);
  const held = heldBy(caseStudiesLink);
  const targets = items.flatMap(({ link, children }) => [link, ...children.map((one) => one.link)]);
  const linked = (label: string, to: string): NavigationLink[] => {
    if (to === "" || isGone(to, gone) || without.some((band) => to === `/#${band}`)) return [];
    const place = held[to];
    // The page's own link takes precedence.
    const isNamed = targets.some((target) => place && target && isWithin(target, place));
    return [{ label, to, holds: place && !isNamed ? [place] : [] }];
  };
  return items.flatMap(({ label, link, children }): NavigationItem[] => {
    const own = link === undefined ? [] : linked(label, link);
    const below = children.flatMap((child) => linked(child.label, child.link));
    return below.length > 0 ? [{ label, children: [...own, ...below] }] : own;
  });
}

const isWithin = (pathname: string, place: string): boolean =>
  pathname === place || pathname.startsWith(`${place}/`);

/**
 * `aria-current` (NAV-06): `page` for the page itself; `true` for a page that belongs to the link,
 * and for a group with a flagged link. A fragment is never the page itself.
 */
export function currentMark(item: NavigationItem, pathname: string): "page" | true | undefined {
  if ("children" in item)
    return item.children.some((child) => currentMark(child, pathname)) || undefined;
  const { to, holds } = item;
  if (pathname === to) return "page";
  return (to !== "/" && isWithin(pathname, to)) || holds.some((place) => isWithin(pathname, place))
    ? true
    : undefined;
}

const CONTACT = "/#contact-form";

/** Address of "Contact Us" (NAV-02); `""`: there is no form (OWN-16). */
export const contactAddress = (pageHasForm: boolean, homeHasForm = true): string =>
  pageHasForm ? "#contact-form" : homeHasForm ? CONTACT : "";

/** The header's button: "Contact Us" or the owner's label; `null` without a target. */
export function headerAction(
  { action: { label, link = CONTACT } }: Menu,
  pageHasForm: boolean,
  gone: Gone,
  t: Translate,
): { label: string; to: string } | null {
  const to = link === CONTACT ? contactAddress(pageHasForm, !isGone(CONTACT, gone)) : link;
  return to ? { label: label ?? t("shell.contactUs"), to } : null;
}
