import type { SafeHtml, TitledText } from "#app/text/html.ts";
import type { CaseStudy, Service } from "@meridian/contract";
import { inOrder, summaryOf } from "#app/bands/works/read-works.server.ts";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { safeBlocks, safeInline } from "#app/content/prose/sanitize.server.ts";
import { shown } from "#app/text/has-words.ts";
import { plainText } from "#app/text/plain-text.ts";
import { folded } from "#app/text/search-words.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { WorkSummary } from "#app/bands/works/types.ts";
import type { Translate } from "@meridian/messages/messages";

/** A service post (SERV-01…SERV-05). */
export type ServiceContent = ReturnType<typeof serviceOf>;

/** `named`: the works list this service; otherwise they are the first of all works. */
export interface RelatedWorks {
  named: boolean;
  works: WorkSummary[];
}

/** One row. */
const RELATED = 3;

/** The service with this slug (SERV-01…SERV-05); `null` when there is none. */
export async function readService(
  content: ContentSource,
  slug: string,
  t: Translate,
): Promise<ServiceContent | null> {
  const service = await content.read("service", { slug });
  return service && serviceOf(service, (html) => shown(safeBlocks(html, t, content)));
}

/** Every work, for `relatedTo`; empty when the host fails, which is reported. */
export const readAllWorks = async (content: ContentSource): Promise<CaseStudy[]> =>
  (await optionalBand(content, "related works", content.read("portfolio"))) ?? [];

type Blocks = (html: string) => SafeHtml | null;

function serviceOf(
  {
    title,
    short_description,
    featured_image_url,
    explore_our_expertise: { description, image },
    box_repeater,
    how_it_works,
  }: Service,
  blocks: Blocks,
) {
  const titled = titledIn(blocks);
  return {
    title: safeInline(title),
    name: plainText(safeInline(title)),
    text: short_description,
    expertise: { text: blocks(description), image: image ?? featured_image_url },
    /** The picture for link previews. */
    cover: featured_image_url ?? image,
    boxes: box_repeater.flatMap(titled),
    steps: how_it_works.flatMap(titled),
  };
}

/** A row of a repeater; nothing when both fields are empty. */
const titledIn =
  (blocks: Blocks) =>
  ({ title, description }: { title: string; description: string }): TitledText[] => {
    const text = blocks(description);
    return title === "" && !text ? [] : [{ title, text }];
  };

/**
 * The works whose facts name this service, by `data.order` (SERV-04). If none do, because the host
 * words its services differently, the first of all works, which the page does not call related.
 */
export function relatedTo(name: string, works: CaseStudy[]): RelatedWorks {
  const named = works.filter(({ project_description: { services } }) =>
    services.split(",").some((service) => alike(service, name)),
  );
  return {
    named: named.length > 0,
    works: inOrder(named.length > 0 ? named : works)
      .slice(0, RELATED)
      .map(summaryOf),
  };
}

/** Also when a title has soft hyphens, as long German ones do. */
const alike = (a: string, b: string): boolean => folded(a).trim() === folded(b).trim();
