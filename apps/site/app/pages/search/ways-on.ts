import { goneOf } from "@meridian/contract/bands";
import type { RenderContext } from "#app/render-context.server.ts";
import { headerAction, navigationItems } from "#app/shell/navigation.ts";
import type { Translate } from "@meridian/messages/messages";

export interface WayOn {
  label: string;
  to: string;
}

/** Where to go on from a search without results (FIND-07): only to what is on this site. */
export function waysOn(
  {
    menu,
    caseStudiesLink,
    ...site
  }: Pick<RenderContext["site"], "bands" | "caseStudiesLink" | "menu" | "pages">,
  t: Translate,
): WayOn[] {
  const gone = goneOf(site);
  const items = [
    { label: t("search.services"), link: "/#services" },
    { label: t("search.stories"), link: caseStudiesLink },
    { label: t("search.vacancies"), link: "/vacancies" },
  ].map((item) => ({ ...item, children: [] }));
  const pages = navigationItems(
    {
      ...gone,
      menu: { ...menu, items },
      caseStudiesLink,
      without: gone.off.includes("services") ? ["services"] : [],
    },
    t,
  ).flatMap((item) => ("to" in item ? [{ label: item.label, to: item.to }] : []));
  const action = headerAction(menu, false, gone, t);
  return action ? [...pages, action] : pages;
}
