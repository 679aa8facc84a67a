/** The fixed copy of the site, read from `site.config.json` at boot: what no call of the contract carries. */
import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const titled = { title: text, text };
/** Degrees, east and north positive. */
const place = { longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)), latitude: v.pipe(v.number(), v.minValue(-60), v.maxValue(85)) };
const linked = v.object({ ...titled, link: text });

export const siteConfigSchema = v.object({
  brand: v.object({ name: text, logo: text, logoNight: text }),
  /** NAV-01: where "Success Stories" leads. */
  caseStudiesLink: v.optional(text, "/case-studies"),
  contact: v.object({
    email: v.pipe(v.string(), v.email()),
    /** SH-01: three regional phone numbers and their countries. */
    phones: v.array(v.object({ region: text, phone: text, countries: v.array(text) })),
  }),
  home: v.object({
    solutions: v.object({ title: text, cards: v.array(v.object({ ...linked.entries, action: text })) }),
    venturePartner: v.object({ ...linked.entries, action: text, facts: v.array(v.object({ term: text, detail: text })) }),
    about: v.object({ ...titled }),
    /** `plan`: the card after the services, for who does not know which one. */
    services: v.object({ ...titled, plan: v.optional(v.object(linked.entries)) }),
    /** `cities`: where the routes on the drawn map begin. */
    map: v.object({ ...titled, regions: v.array(v.object(titled)), cities: v.array(v.object({ city: text, ...place })) }),
    /** `stages`: the short names along the drawn route; without them it is not drawn. */
    roadMapBanner: v.object({ ...linked.entries, button: text, stages: v.optional(v.array(text), []) }),
    contact: v.object(titled),
  }),
  clients: v.object({
    map: v.object({
      ...titled,
      teams: v.array(v.object({ city: text, ...place })),
      /** CLI-01. `country`: as the clients' locations end; `side`: where its label stands; `team`: the city of `teams` that its route leads to. */
      points: v.array(v.object({ country: text, label: text, side: v.picklist(["start", "end", "top", "bottom"]), team: v.optional(text), ...place })),
    }),
    list: v.object({ ...titled, more: text }),
    /** Heard, not seen: the name of the reviews. */
    reviews: v.object({ title: text }),
    contact: v.object(titled),
  }),
  services: v.object({ contact: v.object(titled) }),
  caseStudies: v.object({
    stories: v.object(titled),
    /** `none`: what stands in place of the tiles where there are none yet. */
    list: v.object({ title: text, none: text }),
    contact: v.object(titled),
    /** The contact form under a single case study. */
    storyContact: v.object(titled),
  }),
});

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
