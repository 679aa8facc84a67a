import { isOff, type Options, type PageName } from "@meridian/contract";
import type { Translate } from "@meridian/messages/messages";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { safeBlocks } from "#app/content/prose/sanitize.server.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import { socialLink } from "#app/shell/social-link.ts";
import type { FooterColumn, FooterContent, LegalLink } from "#app/shell/types.ts";

/** Reachable without unfolding a column (FOOT-06). */
const LEGAL: ReadonlySet<string> = new Set(["/privacy-policy", "/terms-of-use"]);

/** The footer (FOOT-01…FOOT-04); `null` when the host provides no options, which is reported. */
export async function readFooter(
  content: ContentSource,
  t: Translate,
  off: readonly PageName[] = [],
): Promise<FooterContent | null> {
  const options = await optionalBand(content, "footer", content.read("options"));
  return options && footerOf(options, t, off, content.prefix);
}

/** Without drafts, links without an address or to pages that are off, and empty columns. */
export function footerOf(
  { acf }: Options,
  t: Translate,
  off: readonly PageName[] = [],
  prefix = "",
): FooterContent {
  const {
    services,
    expertise,
    success_stories,
    company,
    legal,
    custom_column_repeater_languages_and_technologies,
    fb_link,
    in_link,
    be_link,
    instagram_link,
  } = acf.footer_links_list;
  const linked = (title: string, links: { link: string; link_name: string }[]): FooterColumn => ({
    title,
    links: links.map(({ link, link_name }) => ({ label: link_name, to: link })),
  });
  const all = [
    linked(t("shell.services"), services),
    linked(t("shell.expertise"), expertise),
    linked(t("shell.successStories"), success_stories),
    linked(t("shell.company"), company),
    ...custom_column_repeater_languages_and_technologies.map(({ general_name, links }) => ({
      title: general_name,
      links: links
        .filter(({ post_status }) => post_status === "publish")
        .map(({ post_name, post_title }) => ({
          label: post_title,
          to: `/${post_name.replace(/^\/+/, "")}`,
        })),
    })),
  ];
  const social = [
    ["facebook", fb_link],
    ["linkedin", in_link],
    ["behance", be_link],
    ["instagram", instagram_link],
  ] as const;
  const isShown = ({ to }: { to: string }): boolean => to !== "" && !isOff(to, off);
  const columns = all
    .map(({ title, links }) => ({
      title,
      links: links.filter(isShown),
    }))
    .filter(({ links }) => links.length > 0);
  return {
    columns,
    legal: legalOf(columns, linked("", legal ?? []).links.filter(isShown), prefix),
    social: social
      .filter(([, address]) => address !== "")
      .map(([network, address]) => socialLink(network, address)),
    copyright: safeBlocks(acf.copyright_footer, t),
  };
}

/** The specified ones of the columns, then the host's further ones (LEGAL-02). */
function legalOf(
  columns: readonly FooterColumn[],
  further: FooterColumn["links"],
  prefix: string,
): LegalLink[] {
  const inColumns = new Map(columns.flatMap(({ links }) => links).map((link) => [link.to, link]));
  const specified = [...LEGAL].flatMap((path) => inColumns.get(prefix + path) ?? []);
  const all = new Map([...specified, ...further].map((link) => [link.to, link]));
  return [...all.values()].map((link) => ({ ...link, again: inColumns.has(link.to) }));
}
