/**
 * The site's texts and choices beyond the specification's calls. A site's file `site.config.json`
 * has all of them; a host may send any part (`settings.ts`).
 */
import * as v from "valibot";
import { bands } from "#site-settings/bands.ts";
import { geography, NO_GEOGRAPHY, place, side } from "#site-settings/geography.ts";
import { languageCode, ownMessages } from "#site-settings/language.ts";
import { market, SPECIFIED } from "#site-settings/market.ts";
import { PAGE_NAMES } from "#site-settings/pages.ts";
import { hero, menu, social } from "#site-settings/navigation.ts";
import { seoSchema, TITLE } from "#site-settings/seo-config.ts";
import { isDisguised } from "#links/own-address.ts";
import { NO_TAGS, tagsSchema } from "#site-settings/tags.ts";
import { NO_OFFERS, surveyOffers } from "#site-settings/survey-offers.ts";
import { NO_VERIFICATION, verification } from "#site-settings/verification.ts";
import { PLAIN_LOOKS, themeSchema } from "#site-settings/theme-config.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const words = v.optional(text);
const titled = { title: text, text: words };
/** Empty if the record is not public (OWN-54), or a further language does not have it (LANG-11). */
const link = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (address) => !isDisguised(address),
    "expected a path such as /pricing, or an address that begins with https://",
  ),
);
const linked = v.object({ ...titled, link });
/** The offer at a page's end, unless its record overrides it. */
const offer = v.optional(v.object({ ...linked.entries, action: text }));

/** `own`: counted by the site, without cookies. */
export const ANALYTICS = ["own", "plausible", "umami", "ga4", "none"] as const;
/** `environment`: that of CAPTCHA_PROVIDER. The environment must have the keys of any other. */
export const CAPTCHAS = ["environment", "altcha", "turnstile", "hcaptcha", "recaptcha"] as const;

/** What AI companies' crawlers may do: read and train, read to answer a person, or neither. */
export const CRAWLERS = ["all", "answers", "none"] as const;

/** Scheme and host only: it is part of a page's policy. */
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
/** One line. */
const sentence = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\s+/g, " ").trim()),
  v.maxLength(CONSENT_AT_MOST, `expected ${CONSENT_AT_MOST} characters at most`),
);
/** Months of a talent pool's consent: the letter before its end comes 30 days earlier. */
export const POOL_MONTHS = { usual: 12, least: 3, most: 60 };
const poolMonths = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(POOL_MONTHS.least),
  v.maxValue(POOL_MONTHS.most),
);

const week = v.pipe(v.number(), v.integer(), v.minValue(1));

/** `from`: first week; no `weeks`: no end; `maybe`: optional weeks; `drawing`: an SVG's path. */
const stage = v.object({
  title: text,
  from: week,
  weeks: v.optional(week),
  maybe: v.optional(week),
  ground: v.optional(v.picklist(["sea", "land", "flat"]), "sea"),
  drawing: v.optional(text),
});

export const siteConfigSchema = v.object({
  /** Paths of the site. Without a logo the name is shown. `mark`: square, for icons. */
  brand: v.object({ name: text, logo: words, logoOnDark: words, mark: words }),
  /** LANG-01: the language of the site's own words, dates and figures. */
  language: v.optional(languageCode, "en"),
  /** LANG-10: further languages, each under its prefix (`/de/…`). */
  otherLanguages: v.optional(v.array(languageCode), []),
  /** LANG-02: an owner's words in place of the built-in messages, by language and key. */
  messages: v.optional(ownMessages, {}),
  seo: v.optional(seoSchema, { title: TITLE, unlisted: [] }),
  theme: v.optional(themeSchema, PLAIN_LOOKS),
  /** NAV-01: the target of "Success Stories". */
  caseStudiesLink: v.optional(link, "/case-studies"),
  menu: v.optional(menu, { items: [], action: {} }),
  social: v.optional(social, []),
  /** OWN-13: pages that are off and not linked. */
  pages: v.optional(v.object({ off: v.optional(v.array(v.picklist(PAGE_NAMES)), []) }), {
    off: [],
  }),
  /** OWN-16: the bands of each page in order. */
  bands: v.optional(bands, {}),
  /** SH-02: the dialog for visitors who are about to leave. */
  getInTouch: v.optional(v.boolean(), true),
  /** OWN-141: in `robots.txt`. Search engines may read in any case. */
  crawlers: v.optional(v.picklist(CRAWLERS), "all"),
  /** OWN-147: what search consoles expect in a meta tag of the home page; others are dropped. */
  verification: v.optional(verification, NO_VERIFICATION),
  /** CON-04. */
  captcha: v.optional(v.picklist(CAPTCHAS), "environment"),
  /** SEC-29: one line under forms; `[words]` link to the privacy policy. */
  consent: v.optional(sentence, ""),
  /** OWN-137: at the resume's button; without a text there is no box. */
  talentPool: v.optional(
    v.object({ text: v.optional(sentence, ""), months: v.optional(poolMonths, POOL_MONTHS.usual) }),
    { text: "", months: POOL_MONTHS.usual },
  ),
  /** SH-08. `site`: Plausible's name, Umami's id or GA4's measurement id; `host`: an address. */
  analytics: v.optional(
    v.object({
      provider: v.optional(v.picklist(ANALYTICS), "own"),
      site: v.optional(v.pipe(v.string(), v.trim()), ""),
      host: v.optional(origin, ""),
    }),
    { provider: "own", site: "", host: "" },
  ),
  /** OWN-150. */
  tags: v.optional(tagsSchema, NO_TAGS),
  contact: v.optional(
    v.object({
      email: v.optional(v.pipe(v.string(), v.email())),
      /** SH-01: three regions with countries and a phone number. */
      phones: v.optional(
        v.array(v.object({ region: text, phone: words, countries: v.array(text) })),
        [],
      ),
      /** Next to contact forms: who replies, and what happens next. */
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
  /** OWN-40. */
  geography: v.optional(geography, NO_GEOGRAPHY),
  home: v.object({
    /** HOME-02, OWN-15, OWN-45. */
    hero: v.optional(hero, {}),
    /** If empty, the band and its link in the header are omitted. */
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
    /** `plan`: the last card, for undecided visitors. */
    services: v.object({ ...titled, plan: v.optional(v.object(linked.entries)) }),
    /** Regions and cities come from `geography`. */
    map: v.object(titled),
    /** `stages`: short names along the route; without them it is omitted. */
    roadMapBanner: v.object({
      ...linked.entries,
      button: text,
      stages: v.optional(v.array(text), []),
    }),
    contact: v.object(titled),
  }),
  career: v.object({
    /** CAR-01: the title may contain `{brand}`. */
    hero: v.object(titled),
    pointsTitle: text,
    galleryTitle: text,
    /** CAR-05: next to the globe; without any the band is omitted. */
    values: v.object({
      title: text,
      left: v.optional(v.array(v.object(titled)), []),
      right: v.optional(v.array(v.object(titled)), []),
    }),
    join: v.object(titled),
    peopleTitle: text,
    jobsTitle: text,
    resume: v.object(titled),
  }),
  vacancies: v.object({
    /** For content hosts: no vacancy is published without one. */
    salaryRequired: v.optional(v.boolean()),
    hero: v.object(titled),
    /** Titles of the resume form on the list and on a vacancy, whose title is {title}. */
    resume: v.object(titled),
    vacancyResume: v.object(titled),
  }),
  reading: v.object({
    article: v.object({
      end: v.optional(v.object({ title: text, actions: v.array(v.object({ label: text, link })) })),
    }),
    blog: v.object(titled),
    offer,
    roadMap: v.object({
      text: words,
      weeks: v.optional(week, 16),
      note: words,
      /** Used only if the record's stages have these titles in this order: it fits no others. */
      stages: v.optional(v.array(stage), []),
    }),
  }),
  /** The landing page (ERR-03). Amounts are per month; `figure` is the amount as text. */
  sales: v.object({
    ...titled,
    facts: v.optional(v.array(v.object({ term: text, detail: text })), []),
    comparison: v.optional(
      v.object({
        ...linked.entries,
        action: text,
        /** After both amounts: "per month". Labels may contain `{brand}`. */
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
  /** Comparison and principles come from the landing page. */
  pricing: v.object({
    hero: v.object(titled),
    calculator: v.optional(market, SPECIFIED),
    /** CALC-08: the meaning of the cost, linked from the star in the table's heading. */
    note: text,
    /** Shown without prices, in place of the calculator. */
    noPrices: text,
    principlesTitle: text,
  }),
  clients: v.object({
    map: v.object({
      ...titled,
      /** CLI-01: all points, or those with a client. */
      shows: v.optional(v.picklist(["all", "withClients"]), "withClients"),
      /**
       * `country`: the end of the clients' locations; `side`: label position if space allows;
       * `team`: the office's city that the route leads to.
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
    thanks: words,
    /** SURV-10: the first principle in steps, the others briefly. */
    principles: v.object({
      title: text,
      setup: v.object({ title: text, steps: v.array(v.object(titled)) }),
      others: v.array(v.object(titled)),
    }),
  }),
  caseStudies: v.object({
    stories: v.object(titled),
    /** `none`: shown without case studies. */
    list: v.object({ title: text, none: text }),
    contact: v.object(titled),
    storyContact: v.object(titled),
    offer,
  }),
});

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
