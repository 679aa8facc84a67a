import type { About } from "@meridian/contract";
import { optionalBand } from "#app/content/optional-band.server.ts";
import type { CompanyFacts } from "#app/lib/page-content.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** Section 9: the maxima where the host gives none (HOME-04). */
const MAXIMA: CompanyFacts = { years: 12, projects: 40, specialists: 50 };

/** The company's facts; the maxima stand in for what the host does not give, and its failure is reported. */
export async function readFacts(content: ContentSource): Promise<CompanyFacts> {
  return factsOf(await optionalBand(content, "company facts", content.read("about")));
}

export const factsOf = (about: Pick<About, "info_list"> | null): CompanyFacts => ({
  years: about?.info_list.years ?? MAXIMA.years,
  projects: about?.info_list.project ?? MAXIMA.projects,
  specialists: about?.info_list.specialists ?? MAXIMA.specialists,
});
