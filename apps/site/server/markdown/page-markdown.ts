/** A page of the site as Markdown (AI-01): its facts, then its main content. */
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMdast } from "hast-util-to-mdast";
import { toMarkdown, type Options } from "mdast-util-to-markdown";
import { markdownAddress } from "#app/seo/markdown-address.ts";
import { looksLikeFile } from "#server/http/addresses.ts";
import { headFacts, type HeadFacts } from "#server/markdown/head-facts.ts";
import { mainContent } from "#server/markdown/main-content.ts";

const OPTIONS: Options = {
  bullet: "-",
  // Padded columns would multiply the longest cell by the number of rows.
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  handlers: {
    delete: (node, _, state, info) => `~~${state.containerPhrasing(node, info)}~~`,
  },
};

/** Characters of a page as Markdown; escapes make it longer than its words. */
const LONGEST = 400_000;

/** `page`: the address of the page, with its query. */
export function pageMarkdown(html: string, page: string): string {
  const { origin } = new URL(page);
  const { tree, isCut } = mainContent(html, {
    page,
    link: (href) => linkFrom(page, origin, href),
    picture: (src) => absolute(page, src, /^https?:$/),
  });
  const written = plainQueries(toMarkdown(toMdast(tree), OPTIONS));
  const isLong = isCut || written.length > LONGEST;
  const text = isLong ? written.slice(0, LONGEST).replace(/\n[^\n]*$/, "\n") : written;
  return `${facts(headFacts(html), page)}\n${text}${isLong ? `\n[…](<${page}>)\n` : ""}`;
}

/** `\&` in a link is valid, but programs that read links by a pattern take it as it is. */
const plainQueries = (markdown: string): string =>
  markdown.replace(/\]\([^\s)]+\)/g, (link) => link.replace(/\\&(?!#?\w+;)/g, "&"));

/** Links to pages of the site lead to their Markdown; a place on this page is at the page. */
function linkFrom(page: string, origin: string, href: string): string | null {
  const address = absolute(page, href, /^(?:https?|mailto|tel):$/);
  if (address === null || href.startsWith("#")) return address;
  const url = new URL(address);
  if (url.origin !== origin || looksLikeFile(url.pathname)) return address;
  return origin + markdownAddress(url.pathname + url.search);
}

function absolute(page: string, address: string, schemes: RegExp): string | null {
  if (!URL.canParse(address, page)) return null;
  const url = new URL(address, page);
  return schemes.test(url.protocol) ? url.href : null;
}

/** YAML; a JSON string is one. */
function facts({ title, canonical, language, date, modified, versions }: HeadFacts, page: string) {
  const { origin } = new URL(page);
  const line = (name: string, value: string): string[] =>
    value === "" ? [] : [`${name}: ${JSON.stringify(value)}`];
  const others = versions.flatMap(({ code, address }) => {
    const version = linkFrom(page, origin, address);
    return version === null ? [] : [`  ${JSON.stringify(code)}: ${JSON.stringify(version)}`];
  });
  return [
    "---",
    ...line("title", title),
    ...line("url", canonical || page),
    ...line("language", language),
    ...line("date", date),
    ...line("modified", modified),
    ...(others.length > 0 ? ["languages:", ...others] : []),
    "---",
    "",
  ].join("\n");
}
