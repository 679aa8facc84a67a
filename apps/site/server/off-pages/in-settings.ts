import { goneOf, isGone, withoutLinks } from "@meridian/contract";
import type { SiteConfig } from "#app/site-config.ts";

/**
 * The settings without what leads to a page that is off (OWN-13) or to a band that is left out
 * (OWN-16). A link that has its own place becomes empty, and whoever shows it shows none; what is
 * nothing without its link is left out.
 */
export function withoutOffPages(site: SiteConfig): SiteConfig {
  const gone = goneOf(site);
  const { off } = gone;
  if (off.length + gone.places.length === 0) return site;
  const { home, reading, menu, ...others } = withoutLinks(site, (address) => isGone(address, gone));
  const { plan } = home.services;
  const { end } = reading.article;
  const actions = end?.actions.filter(leads) ?? [];
  return {
    ...others,
    // Of the items the header chooses itself: with none of its own it would have the site's.
    menu: { items: site.menu.items, action: withWords(site.menu.action, menu.action.link) },
    home: {
      ...home,
      hero: withWords(site.home.hero, home.hero.link),
      solutions: { ...home.solutions, cards: home.solutions.cards.filter(leads) },
      // The last card of the services: without them it is none.
      services: {
        ...home.services,
        plan: plan && leads(plan) && !off.includes("services") ? plan : undefined,
      },
    },
    reading: {
      ...reading,
      article: { end: end && actions.length > 0 ? { ...end, actions } : undefined },
    },
  };
}

/** A button whose page is off is the specification's: its own words are about where it leads. */
const withWords = <B extends { link?: string }>(button: B, link: string | undefined) =>
  link === "" ? {} : button;

const leads = ({ link }: { link: string }): boolean => link !== "";
