/** The way from the home page to a page (NAV-07). */
import { goneOf, isGone } from "@meridian/contract";
import type { Translate } from "@meridian/messages/messages";
import { findLanding } from "#app/content/find-landing.server.ts";
import { localPath } from "#app/content/local-path.server.ts";
import type { ContentSource, RenderContext } from "#app/render-context.server.ts";
import type { Crumb } from "#app/shell/breadcrumb/breadcrumb.tsx";
import { navigationItems, type NavigationLink } from "#app/shell/navigation.ts";
import { footerOf } from "#app/shell/read-footer.server.ts";

type Site = Pick<RenderContext["site"], "bands" | "caseStudiesLink" | "menu" | "pages">;

interface Rendered extends Pick<RenderContext, "content"> {
  site: Site;
  language: Pick<RenderContext["language"], "t">;
}

/**
 * The trail of the page at this address, without pages that are off. A page above has the label of
 * the menu or the footer, or else the name given here. Read in parallel with the page's own calls,
 * so the page's name is an argument of the returned function.
 */
export async function readTrail(
  { content, site, language: { t } }: Rendered,
  url: Pick<URL, "pathname">,
  above: readonly Crumb[] = [],
): Promise<(name: string) => Crumb[]> {
  const gone = goneOf(site);
  // In a further language the footer's links have its prefix.
  const { prefix = "" } = content;
  // The root's loader reports a failure.
  const options = await content.read("options").catch(() => null);
  const footer = options
    ? footerOf(options, t, gone.off).columns.flatMap(({ links }) => links)
    : [];
  const labels = labelled([...menuLinks(site, t), ...footer], prefix);
  const way = [
    { name: t("shell.home"), to: "/" },
    ...above.filter(({ to }) => to !== "" && !isGone(to, gone)),
  ].map(({ name, to }) => ({ name: labels.get(to) ?? name, to }));
  return (name) => [...way, { name, to: localPath(content, url) }];
}

const menuLinks = ({ menu, caseStudiesLink, ...site }: Site, t: Translate): NavigationLink[] =>
  navigationItems({ menu, caseStudiesLink, without: [], ...goneOf(site) }, t).flatMap((item) =>
    "children" in item ? item.children : [item],
  );

/** By path without prefix, which some links have; the first label of a path counts. */
const labelled = (
  links: readonly { label: string; to: string }[],
  prefix: string,
): Map<string, string> =>
  new Map(
    links
      .toReversed()
      .map(({ label, to }) => [to.startsWith(`${prefix}/`) ? to.slice(prefix.length) : to, label]),
  );

/** The landing pages at these paths, in their order; paths without one are dropped. */
export async function landingsAt(
  content: ContentSource,
  paths: readonly string[],
): Promise<Crumb[]> {
  const found = await Promise.all(
    paths.map(async (to) => ({ to, page: await findLanding(content, to) })),
  );
  return found.flatMap(({ to, page }) => {
    const hero = page?.blocks.find((block) => block.type === "hero");
    const name = page?.title || hero?.title;
    return name ? [{ name, to }] : [];
  });
}

/** `/a/b/c`: `/a` and `/a/b`. */
export const pathsAbove = (path: string): string[] =>
  path
    .split("/")
    .slice(1, -1)
    .map((_, at, words) => `/${words.slice(0, at + 1).join("/")}`);
