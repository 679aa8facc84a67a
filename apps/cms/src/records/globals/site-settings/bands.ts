import { BANDS, type BandName, type BandPage } from "@meridian/contract/bands";
import type { SelectField } from "payload";
import { part, stored } from "#records/globals/site-settings/part.ts";

/** PostgreSQL's names have at most 63 characters; they have no capitals here. */
const tableOf = (page: BandPage): string =>
  page.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `words`: the bands' names for editors. */
const bandsOf = <P extends BandPage>(
  page: P,
  label: string,
  words: { [B in BandName<P>]: string },
): SelectField => ({
  name: page,
  label,
  type: "select",
  hasMany: true,
  dbName: `settings_bands_${tableOf(page)}`,
  enumName: `settings_band_${tableOf(page)}`,
  options: BANDS[page].map((value) => ({ value, label: words[value] })),
  admin: {
    isSortable: true,
    description: `Default order: ${BANDS[page].map((value) => words[value]).join(" · ")}.`,
  },
});

export const bandParts = stored("bands", [
  part(
    "Bands of the pages",
    {
      folded: true,
      shows: { where: "Each page, below its first screen", at: "/" },
      description:
        "An empty list shows all bands in the default order. Otherwise the page shows only the bands in the list, in that order; drag a band to move it. A band without content is never shown. A page without its contact form ends with the offer under Pages and menu, Blog and offer, if there is one.",
    },
    [
      bandsOf("home", "Home page", {
        clients: "Clients' logos",
        about: "About the company",
        solutions: "Our solutions",
        venturePartner: "Venture partners",
        services: "Services",
        map: "Map of regions",
        roadMap: "Road map banner",
        works: "Featured works",
        voice: "A client's review",
        contact: "Contact form",
      }),
      bandsOf("clients", "Clients", {
        list: "Clients and their facts",
        reviews: "Reviews",
        contact: "Contact form",
      }),
      bandsOf("caseStudies", "Case studies", { list: "All works", contact: "Contact form" }),
      bandsOf("caseStudy", "A case study", {
        facts: "Facts and picture",
        story: "Goals and challenges",
        research: "Research and discovery",
        implementation: "Implementation",
        partnership: "Partnership overview",
        callToAction: "Offer at the end",
        next: "Next case studies",
        contact: "Contact form",
      }),
      bandsOf("service", "A service", {
        boxes: "Boxes under the text",
        steps: "How it works",
        works: "Related works",
        voice: "A client's review",
        contact: "Contact form",
      }),
      bandsOf("technology", "A technology", {
        why: "Reasons",
        workedWith: "Clients worked with",
        stories: "Success stories",
        platforms: "Platforms",
        contact: "Contact form",
      }),
      bandsOf("expertise", "A field of expertise", {
        clients: "Clients",
        works: "Projects",
        start: "How a team starts",
        why: "Reasons",
        contact: "Contact form",
      }),
      bandsOf("sales", "Landing page (/sales)", {
        comparison: "Comparison of costs",
        next: "A client's review and what happens next",
        services: "Services",
        works: "Featured works",
        principles: "What stays in the price",
        closing: "Closing call to action",
      }),
      bandsOf("pricing", "Prices (/pricing)", {
        calculator: "Calculator",
        principles: "What stays in the price",
        priceRequest: "Comparison of costs and price request",
        voice: "A client's review",
        services: "Services",
        clients: "Clients' logos",
        about: "About the company",
        map: "Map of regions",
        contact: "Contact form",
      }),
      bandsOf("survey", "Survey", { questions: "Questions", principles: "Operating principles" }),
      bandsOf("roadMap", "Road map", {
        stages: "Stages, and their chart",
        after: "Text under the stages",
        contact: "Contact form",
      }),
      bandsOf("career", "Career", {
        points: "What applicants can expect",
        gallery: "Gallery",
        feedback: "How employees rate their work",
        values: "Values",
        join: "Join us",
        people: "Employees' statements",
        jobs: "Open positions",
      }),
      bandsOf("vacancies", "Vacancies", { list: "Filter and list", resume: "Resume form" }),
      bandsOf("vacancy", "A vacancy", {
        expectations: "What to expect",
        others: "Similar vacancies",
        resume: "Resume form",
      }),
    ],
  ),
]);
