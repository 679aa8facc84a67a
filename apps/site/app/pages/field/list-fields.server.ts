/** The technology and expertise pages of a host that lists them; otherwise the footer has the published ones. */
import { PAGE_SERIES } from "@meridian/contract";
import { fieldRecord } from "#app/pages/field/read-field.server.ts";
import { readCall, recordPages, summaryOf } from "#app/pages/listings.server.ts";
import type { ListedPage } from "#app/pages/define-page.ts";
import type { ContentSource } from "#app/render-context.server.ts";

const CALLS = ["technologyPages", "expertisePages"] as const;

const SERIES = CALLS.flatMap((call) => PAGE_SERIES.filter(({ kind }) => kind.listedBy === call));

export async function readFields(content: ContentSource): Promise<ListedPage[]> {
  const all = await Promise.all(
    CALLS.map(async (call) =>
      (await readCall(content, call)) === null ? call : recordPages(content, call),
    ),
  );
  const unlisted = SERIES.filter(({ kind }) => all.some((call) => call === kind.listedBy));
  return [
    ...all.flatMap((pages) => (Array.isArray(pages) ? pages : [])),
    ...(unlisted.length > 0 ? await readLinkedFields(content, unlisted) : []),
  ];
}

async function readLinkedFields(
  content: ContentSource,
  series: typeof SERIES,
): Promise<ListedPage[]> {
  const { expertise, custom_column_repeater_languages_and_technologies: columns } = (
    await content.read("options")
  ).acf.footer_links_list;
  const technologies = columns.flatMap(({ links }) =>
    links
      .filter(({ post_status }) => post_status === "publish")
      .map(({ post_name, post_title }) => ({
        path: `/${post_name.replace(/^\/+/, "")}`,
        title: post_title,
      })),
  );
  const links = [
    ...expertise.map(({ link, link_name }) => ({ path: link, title: link_name })),
    ...technologies,
  ];
  const pages = await Promise.all(
    links.map(async (link): Promise<ListedPage[]> => {
      const kind = series.find(({ prefix }) => link.path.startsWith(prefix))?.kind;
      const of = kind && (await fieldRecord(content, link.path.slice(1)));
      const summary = of && summaryOf(kind, of);
      return summary ? [{ ...summary, ...link, of }] : [];
    }),
  );
  return pages.flat();
}
