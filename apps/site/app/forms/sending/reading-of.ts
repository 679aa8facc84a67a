import { goneOf, isGone } from "@meridian/contract/bands";
import type { Translate } from "@meridian/messages/messages";
import type { Reading } from "#app/forms/form-support.ts";
import type { SiteConfig } from "@meridian/contract";

/** CON-14: what is on this site of road map, success stories and blog, or of clients, success stories and blog. */
export function readingOf(
  site: Pick<SiteConfig, "bands" | "caseStudiesLink" | "pages" | "reading">,
  t: Translate,
): Reading {
  const gone = goneOf(site);
  const blog = { label: site.reading.blog.title || t("blog.feedOfAll"), to: "/blog" };
  const shown = (links: Reading["client"]) => links.filter(({ to }) => to && !isGone(to, gone));
  return {
    client: shown([
      { label: t("form.roadMap"), to: "/dedicated-team-road-map" },
      { label: t("shell.successStories"), to: site.caseStudiesLink },
      blog,
    ]),
    work: shown([
      { label: t("form.clients"), to: "/clients" },
      { label: t("shell.successStories"), to: site.caseStudiesLink },
      blog,
    ]),
  };
}
