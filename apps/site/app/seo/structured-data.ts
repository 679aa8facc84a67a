/**
 * JSON-LD of pages in schema.org's vocabulary. Builders only: a route passes the results to
 * `metaTags` as third argument. Addresses come from the page's `PageSeo`, so they are absolute.
 */
import { linkIn } from "@meridian/contract/language-prefix";
import type {
  Article,
  BreadcrumbList,
  DayOfWeek,
  FAQPage,
  JobPosting,
  LocalBusiness,
  Organization,
  Person,
  ProfilePage,
  SearchAction,
  Service,
  WebSite,
  WithContext,
} from "schema-dts";
import { workingDays, type Weekday } from "@meridian/contract/weekdays";
import type { SiteConfig } from "@meridian/contract";
import type { PageSeo } from "#app/seo/meta.ts";

export type StructuredData =
  | WithContext<Article>
  | WithContext<BreadcrumbList>
  | WithContext<FAQPage>
  | WithContext<JobPosting>
  | WithContext<Organization>
  | WithContext<ProfilePage>
  | WithContext<Service>
  | WithContext<WebSite>;

/** From the site's configuration; `site` fits. */
interface Company {
  brand: { name: string; logo?: string | undefined };
  contact: { email?: string | undefined; phones: { phone?: string | undefined }[] };
  /** OWN-44: those with an address are included. */
  offices?: readonly Office[];
}

type Office = SiteConfig["geography"]["offices"][number];

type Place = Pick<PageSeo, "canonical" | "prefix" | "language">;

const CONTEXT = "https://schema.org";
const originOf = ({ canonical }: Place): string => new URL(canonical).origin;
/** Of a page in the language of the place. */
const pageAddress = (place: Place, to: string): string =>
  new URL(linkIn({ prefix: place.prefix ?? "", all: [] }, to), place.canonical).href;
const organizationId = (place: Place): string => `${originOf(place)}/#organization`;
const withoutEmpty = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "")) as Partial<T>;

/** ISO 8601 time; a day that ends at midnight ends at 23:59. */
const isoClock = (time: string): string => (time === "24:00" ? "23:59" : time.padStart(5, "0"));

/** An office with an address; its hours if it has a time zone. */
const officeData = (name: string, office: Office): LocalBusiness => ({
  "@type": "LocalBusiness",
  name: `${name}, ${office.city}`,
  address: {
    "@type": "PostalAddress",
    addressLocality: office.city,
    ...withoutEmpty({
      streetAddress: office.street ?? "",
      postalCode: office.postalCode ?? "",
      addressCountry: office.country ?? "",
    }),
  },
  geo: {
    "@type": "GeoCoordinates",
    latitude: office.latitude,
    longitude: office.longitude,
  },
  ...(office.timeZone !== undefined && {
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: workingDays(office).map(dayOfWeek),
      opens: isoClock(office.opens),
      closes: isoClock(office.closes),
    },
  }),
});

const DAYS: Record<Weekday, DayOfWeek> = {
  monday: "https://schema.org/Monday",
  tuesday: "https://schema.org/Tuesday",
  wednesday: "https://schema.org/Wednesday",
  thursday: "https://schema.org/Thursday",
  friday: "https://schema.org/Friday",
  saturday: "https://schema.org/Saturday",
  sunday: "https://schema.org/Sunday",
};
const dayOfWeek = (day: Weekday): DayOfWeek => DAYS[day];

/** The company, for the home page. `profiles`: its social network pages. */
export function organizationData(
  place: Place,
  { brand, contact, offices = [] }: Company,
  profiles: string[] = [],
): WithContext<Organization> {
  const addressed = offices.filter(({ street }) => street !== undefined);
  const numbers = contact.phones.flatMap(({ phone }) => phone ?? []);
  return {
    "@context": CONTEXT,
    "@type": "Organization",
    "@id": organizationId(place),
    name: brand.name,
    url: `${originOf(place)}/`,
    // An uploaded logo is the company's own; the built-in one is represented by its icon.
    logo:
      originOf(place) +
      (brand.logo?.startsWith("/pictures/") ? brand.logo : "/brand/apple-touch-icon.png"),
    ...(contact.email && { email: contact.email }),
    ...(numbers.length > 0 && {
      contactPoint: numbers.map((telephone) => ({
        "@type": "ContactPoint" as const,
        telephone,
        contactType: "sales",
      })),
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(addressed.length > 0 && { location: addressed.map((one) => officeData(brand.name, one)) }),
  };
}

/** The site in one language, for its home page. */
export const webSiteData = (
  place: Place,
  { brand }: Pick<Company, "brand">,
  hasSearch: boolean,
): WithContext<WebSite> => ({
  "@context": CONTEXT,
  "@type": "WebSite",
  "@id": `${pageAddress(place, "/")}#website`,
  name: brand.name,
  url: pageAddress(place, "/"),
  publisher: { "@id": organizationId(place) },
  ...withoutEmpty({ inLanguage: place.language ?? "" }),
  ...(hasSearch && { potentialAction: searchAction(originOf(place) + (place.prefix ?? "")) }),
});

/** `query-input` is Google's own word. */
const searchAction = (base: string): SearchAction & { "query-input": string } => ({
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: `${base}/search?q={search_term_string}` },
  "query-input": "required name=search_term_string",
});

/** The trail that the page shows (NAV-07): the home page first, the page itself last. */
export const breadcrumbData = (
  place: Place,
  trail: readonly { name: string; to: string }[],
): WithContext<BreadcrumbList> => ({
  "@context": CONTEXT,
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, to }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: pageAddress(place, to),
  })),
});

/** Who wrote something; `to` is the path of the page about them. */
export interface Writer {
  to: string;
  name: string;
  role: string;
  links: readonly { url: string }[];
}

const personData = (place: Place, { to, name, role, links }: Writer): Person => ({
  "@type": "Person",
  name,
  url: pageAddress(place, to),
  ...withoutEmpty({ jobTitle: role }),
  ...(links.length > 0 && { sameAs: links.map(({ url }) => url) }),
});

export const profileData = (seo: PageSeo, writer: Writer): WithContext<ProfilePage> => ({
  "@context": CONTEXT,
  "@type": "ProfilePage",
  mainEntity: personData(seo, writer),
  ...withoutEmpty({ inLanguage: seo.language ?? "" }),
});

/**
 * An article or blog post; its dates are `pageSeo`'s. Without a person the company is its author.
 */
export const articleData = (
  seo: PageSeo,
  headline: string,
  { brand }: Pick<Company, "brand">,
  writer: Writer | null = null,
): WithContext<Article> => ({
  "@context": CONTEXT,
  "@type": "Article",
  headline,
  image: seo.image,
  mainEntityOfPage: seo.canonical,
  author: writer
    ? personData(seo, writer)
    : {
        "@type": "Organization",
        "@id": organizationId(seo),
        name: brand.name,
        url: `${originOf(seo)}/`,
      },
  publisher: { "@type": "Organization", "@id": organizationId(seo), name: brand.name },
  ...withoutEmpty({
    description: seo.description,
    datePublished: seo.published,
    dateModified: seo.modified ?? "",
    inLanguage: seo.language ?? "",
  }),
});

export const serviceData = (
  seo: PageSeo,
  name: string,
  { brand }: Pick<Company, "brand">,
): WithContext<Service> => ({
  "@context": CONTEXT,
  "@type": "Service",
  name,
  url: seo.canonical,
  image: seo.image,
  provider: {
    "@type": "Organization",
    "@id": organizationId(seo),
    name: brand.name,
    url: `${originOf(seo)}/`,
  },
  ...withoutEmpty({ description: seo.description }),
});

/** Questions of a page, with plain-text answers. */
export const questionsData = (
  { language = "" }: Place,
  questions: readonly { question: string; answer: string }[],
): WithContext<FAQPage> => ({
  "@context": CONTEXT,
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
  ...withoutEmpty({ inLanguage: language }),
});
