import { goneOf, isGone, prefixFor, withoutLinks, withoutPrefix } from "@meridian/contract";
import type { SiteConfig } from "#app/site-config.ts";

/**
 * The settings without links to switched-off pages (OWN-13) and omitted bands (OWN-16). A link with
 * its own place becomes empty and is not shown; items that consist of a link are removed. So are
 * those that the host emptied, because the record is not public (OWN-54), or not in this language.
 * `language`: of the settings, if it is not the site's first; its prefix is in their links.
 */
export function withoutOffPages(site: SiteConfig, language?: string): SiteConfig {
  const gone = goneOf(site);
  const { off, places } = gone;
  const prefixes = language === undefined ? [] : [prefixFor(language)];
  const isAbsent = (address: string): boolean =>
    isGone(withoutPrefix(address, prefixes).path, gone);
  const isAllThere = off.length + places.length === 0;
  const { home, reading, menu, ...others } = isAllThere ? site : withoutLinks(site, isAbsent);
  const { plan } = home.services;
  const { end } = reading.article;
  const actions = end?.actions.filter(leads) ?? [];
  return {
    ...others,
    // Without items the header would use the default ones: they stay, without their address.
    menu: {
      items: withoutAddresses(site.menu.items, isAbsent),
      action: withWords(site.menu.action, menu.action.link),
    },
    home: {
      ...home,
      hero: withWords(site.home.hero, home.hero.link),
      solutions: { ...home.solutions, cards: home.solutions.cards.filter(leads) },
      // The last card of the services; removed together with them.
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

const withoutAddresses = (
  items: SiteConfig["menu"]["items"],
  isAbsent: (address: string) => boolean,
): SiteConfig["menu"]["items"] => {
  const shown = <L extends { link?: string }>(one: L): L =>
    one.link && isAbsent(one.link) ? { ...one, link: "" } : one;
  return items.map((item) => ({ ...shown(item), children: item.children.map(shown) }));
};

/** For a removed target the specification's label: the owner's describes that target. */
const withWords = <B extends { link?: string }>(button: B, link: string | undefined) =>
  link === "" ? {} : button;

const leads = ({ link }: { link: string }): boolean => link !== "";
