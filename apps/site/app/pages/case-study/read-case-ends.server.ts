import type { CaseStudy } from "@meridian/contract";
import { inOrder, summaryOf } from "#app/bands/works/read-works.server.ts";
import type { WorkSummary } from "#app/bands/works/types.ts";
import type { ClosingBandProps } from "#app/bands/closing-band/closing-band.tsx";
import { offerOf, type SiteOffer } from "#app/bands/closing-band/offer-of.ts";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { wayOn } from "#app/content/way-on.ts";
import type { ContentSource } from "#app/render-context.server.ts";

export interface CaseEnds {
  next: WorkSummary[];
  offer: ClosingBandProps | null;
}

/** BLOG-11. No next works when the host fails, which is reported. `offer`: that of the site. */
export async function readCaseEnds(
  content: ContentSource,
  slug: string,
  offer?: SiteOffer,
): Promise<CaseEnds> {
  const [work, all] = await Promise.all([
    content.read("caseStudy", { slug }),
    optionalBand(content, "next case studies", content.read("portfolio")),
  ]);
  if (!work) return { next: [], offer: null };
  return {
    next: nextTo(work, inOrder(all ?? [])).map(summaryOf),
    offer: offerOf(work.call_to_action, offer),
  };
}

/** `all` in the order of their lists: case studies have no day. */
export const nextTo = (work: CaseStudy, all: readonly CaseStudy[]): CaseStudy[] => {
  const own = subjectsOf(work);
  return wayOn(work, all, {
    namesOf: ({ slug, id }) => (id === null ? [slug] : [slug, id]),
    chosen: work.related,
    likeness: (other) => subjectsOf(other).intersection(own).size,
  });
};

/** Technologies and expertise, which are lists separated by commas. */
const subjectsOf = ({ project_description: facts }: CaseStudy): Set<string> =>
  new Set(
    [facts.technologies, facts.expertise_delivered].flatMap((list, at) =>
      list
        .split(",")
        .map((word) => word.trim().toLowerCase())
        .flatMap((word) => (word === "" ? [] : [`${at} ${word}`])),
    ),
  );
