/**
 * The site's own texts and choices, which no call of the specification carries. A site has them
 * completely in its file `site.config.json`; a host may send any part of them (`settings.ts`).
 */
import * as v from "valibot";
import { bands } from "#extensions/bands.ts";
import { geography, NO_GEOGRAPHY, place, side } from "#extensions/geography.ts";
import { market, SPECIFIED } from "#extensions/market.ts";
import { PAGE_NAMES } from "#extensions/pages.ts";
import { hero, menu, social } from "#extensions/navigation.ts";
import { seoSchema, TITLE } from "#extensions/seo-config.ts";
import { isDisguised } from "#links/own-address.ts";
import { NO_OFFERS, surveyOffers } from "#extensions/survey-offers.ts";
import { PLAIN_LOOKS, themeSchema } from "#extensions/theme-config.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
/** A company's text next to a title; optional. */
const words = v.optional(text);
const titled = { title: text, text: words };
const link = v.pipe(
  text,
  v.check(
    (address) => !isDisguised(address),
    "expected a path such as /pricing, or an address that begins with https://",
  ),
);
const linked = v.object({ ...titled, link });
/** What the end of a page offers, unless its record says otherwise. */
const offer = v.optional(v.object({ ...linked.entries, action: text }));

/** The visit counter. `own`: the site itself, without cookies. */
export const ANALYTICS = ["own", "plausible", "umami", "ga4", "none"] as const;
/** `environment`: CAPTCHA_PROVIDER's. Any other must be one whose keys the environment has. */
export const CAPTCHAS = ["environment", "altcha", "turnstile", "hcaptcha", "recaptcha"] as const;

/** Scheme and host only: it becomes part of a page's policy. */
const origin = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (value) => value === "" || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
    "expected an address such as https://stats.example.com",
  ),
  v.transform((value) => (value === "" ? "" : new URL(value).origin)),
);

const question = v.object({ title: text, hint: words });

/** Characters. */
export const CONSENT_AT_MOST = 600;

const week = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * `from`: its first week; without `weeks` it has no end; `maybe`: weeks that may follow; `drawing`:
 * a file of the site's own.
 */
const stage = v.object({
  title: text,
  from: week,
  weeks: v.optional(week),
  maybe: v.optional(week),
  ground: v.optional(v.picklist(["sea", "land", "flat"]), "sea"),
  drawing: v.optional(text),
});

export const siteConfigSchema = v.object({
  /**
   * Without a logo the name is shown. `logoOnDark`: the logo for dark backgrounds; `mark`: the
   * brand's sign, square, for icons. Each is a path of the site.
   */
  brand: v.object({ name: text, logo: words, logoOnDark: words, mark: words }),
  seo: v.optional(seoSchema, { title: TITLE, unlisted: [] }),
  theme: v.optional(themeSchema, PLAIN_LOOKS),
  /** NAV-01: where "Success Stories" leads. */
  caseStudiesLink: v.optional(link, "/case-studies"),
  menu: v.optional(menu, { items: [], action: {} }),
  social: v.optional(social, []),
  /** OWN-13: pages that are off; no link leads to them. */
  pages: v.optional(v.object({ off: v.optional(v.array(v.picklist(PAGE_NAMES)), []) }), {
    off: [],
  }),
  /** OWN-16: what each page shows, and in what order. */
  bands: v.optional(bands, {}),
  /** SH-02: whether a visitor who is about to leave is asked for contacts. */
  getInTouch: v.optional(v.boolean(), true),
  /** CON-04: the captcha. */
  captcha: v.optional(v.picklist(CAPTCHAS), "environment"),
  /** SEC-29: the consent text under forms, one line; `[words]` link to the privacy policy. */
  consent: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.replace(/\s+/g, " ").trim()),
      v.maxLength(CONSENT_AT_MOST, `expected ${CONSENT_AT_MOST} characters at most`),
    ),
    "",
  ),
  /**
   * SH-08. `site`: the site's name at Plausible, its website id at Umami, the measurement id of
   * GA4; `host`: Plausible's or Umami's address.
   */
  analytics: v.optional(
    v.object({
      provider: v.optional(v.picklist(ANALYTICS), "own"),
      site: v.optional(v.pipe(v.string(), v.trim()), ""),
      host: v.optional(origin, ""),
    }),
    { provider: "own", site: "", host: "" },
  ),
  contact: v.optional(
    v.object({
      email: v.optional(v.pipe(v.string(), v.email())),
      /** SH-01: three regions with their countries, and the phone number of each. */
      phones: v.optional(
        v.array(v.object({ region: text, phone: words, countries: v.array(text) })),
        [],
      ),
      /** Next to the contact forms: who answers, and what happens next. */
      person: v.optional(v.object({ name: words, role: words, picture: words })),
      next: v.optional(
        v.object({
          title: words,
          steps: v.optional(v.array(v.object({ when: text, text })), []),
        }),
      ),
    }),
    { phones: [] },
  ),
  /** OWN-40: where the company and its clients are. */
  geography: v.optional(geography, NO_GEOGRAPHY),
  home: v.object({
    /** HOME-02, OWN-15, OWN-45. */
    hero: v.optional(hero, {}),
    /** Without cards the band is omitted, and the header's link to it. */
    solutions: v.object({
      title: text,
      cards: v.optional(v.array(v.object({ ...linked.entries, action: text })), []),
    }),
    venturePartner: v.optional(
      v.object({
        ...linked.entries,
        action: text,
        facts: v.optional(v.array(v.object({ term: text, detail: text })), []),
      }),
    ),
    /** `plan`: the card after the services, for visitors who are undecided. */
    services: v.object({ ...titled, plan: v.optional(v.object(linked.entries)) }),
    /** Its regions and cities are those of `geography`. */
    map: v.object(titled),
    /** `stages`: the short names along the drawn route; without them it is omitted. */
    roadMapBanner: v.object({
      ...linked.entries,
      button: text,
      stages: v.optional(v.array(text), []),
    }),
    contact: v.object(titled),
  }),
  career: v.object({
    /** CAR-01: `{brand}` in the title is the brand's name. */
    hero: v.object(titled),
    pointsTitle: text,
    galleryTitle: text,
    /** CAR-05: left and right of the globe; without any the band is omitted. */
    values: v.object({
      title: text,
      left: v.optional(v.array(v.object(titled)), []),
      right: v.optional(v.array(v.object(titled)), []),
    }),
    join: v.object(titled),
    peopleTitle: text,
    jobsTitle: text,
    /** Next to the resume form of a career post. */
    resume: v.object(titled),
  }),
  vacancies: v.object({
    hero: v.object(titled),
    /** Next to the resume form: on the list, and on a vacancy ({title} is the vacancy's). */
    resume: v.object(titled),
    vacancyResume: v.object(titled),
  }),
  reading: v.object({
    article: v.object({
      end: v.optional(v.object({ title: text, actions: v.array(v.object({ label: text, link })) })),
    }),
    blog: v.object(titled),
    /** At the end of posts. */
    offer,
    roadMap: v.object({
      text: words,
      /** How many weeks the chart shows. */
      weeks: v.optional(week, 16),
      note: words,
      /**
       * All of this shows only if the record's stages have these titles in this order: for others
       * the texts, weeks and SVG would be wrong.
       */
      stages: v.optional(v.array(stage), []),
    }),
  }),
  /** The landing page (ERR-03). Amounts are per month; `figure` is how they are written. */
  sales: v.object({
    ...titled,
    facts: v.optional(v.array(v.object({ term: text, detail: text })), []),
    comparison: v.optional(
      v.object({
        ...linked.entries,
        action: text,
        /** After both figures: "per month". `{brand}` in a label is the brand's name. */
        per: text,
        direct: v.object({ label: text, figure: text, amount: v.number() }),
        own: v.object({ label: text, figure: text, from: v.number(), to: v.number() }),
      }),
    ),
    next: v.object({
      title: text,
      steps: v.optional(v.array(v.object({ ...titled, when: text })), []),
      link,
      action: text,
    }),
    principles: v.object({ title: text, boxes: v.optional(v.array(v.object(titled)), []) }),
  }),
  /** The calculator's page. Its comparison and its principles are those of the landing page. */
  pricing: v.object({
    hero: v.object(titled),
    calculator: v.optional(market, SPECIFIED),
    /** CALC-08: the meaning of the cost; the star of the table's heading leads here. */
    note: text,
    /** Replaces the calculator without prices. */
    noPrices: text,
    principlesTitle: text,
  }),
  clients: v.object({
    map: v.object({
      ...titled,
      /** CLI-01: all points, or those that a client's location names. */
      shows: v.optional(v.picklist(["all", "withClients"]), "withClients"),
      /**
       * `country`: the end of the clients' locations; `side`: where its label is placed if there is
       * room; `team`: the city of the office that its route leads to.
       */
      points: v.array(
        v.object({
          country: text,
          label: text,
          side: v.optional(side),
          team: v.optional(text),
          ...place,
        }),
      ),
    }),
    list: v.object({ ...titled, more: text }),
    /** The accessible name of the reviews. */
    reviews: v.object({ title: text }),
    contact: v.object(titled),
  }),
  services: v.object({ contact: v.object(titled) }),
  survey: v.object({
    ...titled,
    questions: v.object({
      regions: question,
      rates: question,
      size: question,
      skills: question,
      who: question,
    }),
    offers: v.optional(surveyOffers, NO_OFFERS),
    /** Text after the thanks. */
    thanks: words,
    /** SURV-10: one principle in steps, the others in a few words. */
    principles: v.object({
      title: text,
      setup: v.object({ title: text, steps: v.array(v.object(titled)) }),
      others: v.array(v.object(titled)),
    }),
  }),
  caseStudies: v.object({
    stories: v.object(titled),
    /** `none`: replaces the tiles while there are none. */
    list: v.object({ title: text, none: text }),
    contact: v.object(titled),
    /** The contact form under a single case study. */
    storyContact: v.object(titled),
    /** At the end of case studies. */
    offer,
  }),
});

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
