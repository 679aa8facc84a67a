import type { CaseStudy } from "@meridian/contract";
import { optionalBand } from "#app/content/optional-band.server.ts";
import type { ResultFigure, WorkSummary } from "#app/bands/works/types.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** Section 9. */
const FEATURED = 6;
/** The first six works by `data.order` (HOME-10); `null` when the host fails, which is reported. */
export async function readFeaturedWorks(content: ContentSource): Promise<WorkSummary[] | null> {
  const works = await optionalBand(content, "featured works", content.read("portfolio"));
  return works && inOrder(works).slice(0, FEATURED).map(summaryOf);
}

/** By `data.order`, 1 first; works without it come last, in the host's order. */
export const inOrder = (works: CaseStudy[]): CaseStudy[] =>
  works.toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0);

export const summaryOf = ({
  slug,
  title,
  featured_image_url,
  project_description,
  portfolio_date_short_post,
  short_description,
  result,
  figures,
}: CaseStudy): WorkSummary => ({
  slug,
  title,
  cover: featured_image_url,
  place: [project_description.location, portfolio_date_short_post].filter(Boolean).join(", "),
  text: short_description,
  result,
  figures: figuresOf(figures),
});

/** As many as fit in a row. */
const FIGURES = 4;

export const figuresOf = (figures: CaseStudy["figures"]): ResultFigure[] =>
  figures.filter(({ number }) => number !== "").slice(0, FIGURES);
