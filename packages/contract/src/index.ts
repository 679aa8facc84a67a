export { CallError } from "#client/call-error.ts";
export {
  fill,
  PAGE_PARAMETER,
  PAGES_HEADER,
  SINCE_PARAMETER,
  STATE_HEADER,
  type Call,
} from "#call.ts";
export {
  addressOf,
  CALL_NAMES,
  calls,
  isFormCall,
  isGetCall,
  LANGUAGE_PARAMETER,
  tagIn,
  tagsOf,
  type CallName,
  type ExtensionCallName,
  type FormCallName,
  type GetCallName,
  type Params,
  type Reply,
  type SpecifiedCallName,
  type Wire,
} from "#calls.ts";
export type { ClientLog } from "#client/request-json.ts";
export { createClient, type Client, type ClientOptions } from "#client/client.ts";
export { restAddress } from "#rest-root.ts";
export {
  OWN_PATHS,
  PAGE_SERIES,
  placeOf,
  singlePath,
  SINGLE_PAGES,
  type PageSeries,
} from "#kinds/addresses.ts";
export type { Kind, Summary } from "#kinds/kind.ts";
export { KINDS, type AnyKind, type Intersection, type RecordOf } from "#kinds/kinds.ts";
export { canonicalLanguage, isInLanguage } from "#site-settings/language.ts";
export { movedSettings } from "#site-settings/moved-settings.ts";
export { SPECIFIED, withoutSpecified } from "#site-settings/specified.ts";
export { unknownPlaces } from "#site-settings/unknown-places.ts";
export { linkIn, prefixFor, withoutPrefix, type LanguagePrefixes } from "#links/language-prefix.ts";
export { isTakenPath } from "#links/landing-path.ts";
export { landingPathOf } from "#links/landing-path-of.ts";
export { hasLink, withLinks, withoutLinks, type RewriteLink } from "#links/links-in.ts";
export {
  LISTING_CALLS,
  permalinksOf,
  type ListingCall,
  type Permalinks,
} from "#links/permalinks.ts";
export { mayBeRewritten, siteAddress, type LinkRules } from "#links/site-address.ts";
export { matchCalls, type Match } from "#match.ts";
export type { Translated } from "#wordpress/shapes.ts";
export { readReply, type Breach, type ReadResult } from "#wordpress/read.ts";
export { formReply, type FormReply } from "#replies.ts";
export { escapeWords } from "#wordpress/markup.ts";
export { isImage, type Image, type WireImage } from "#wordpress/wordpress.ts";
export { dayReader, type DayRead, type WrittenDate } from "#wordpress/written-day.ts";
export { CHANGES_PATH, changes, changesAddress, type Changes } from "#site-protocol/changes.ts";
export type { Redirect } from "#links/redirects.ts";
export type { About } from "#kinds/about.ts";
export type { Career } from "#kinds/career.ts";
export type { CareerPost } from "#kinds/career-post.ts";
export {
  BLOCK_TYPES,
  type Block,
  type BlockOf,
  type BlockType,
  type WireBlockOf,
} from "#entities/blocks.ts";
export type { CaseStudy } from "#kinds/case-study.ts";
export type { Client as ClientCompany, ClientsPage } from "#kinds/clients.ts";
export type { SpecialisationCost } from "#kinds/specialisation-cost.ts";
export type { ExpertisePage } from "#kinds/expertise.ts";
export type { TechnologyPage } from "#kinds/technology.ts";
export type { Home } from "#kinds/home.ts";
export type { LandingPage } from "#kinds/landing-page.ts";
export type { Options } from "#entities/options.ts";
export type { Slide } from "#entities/slide.ts";
export type { Article } from "#kinds/article.ts";
export type { Author } from "#kinds/author.ts";
export type { BlogPost } from "#kinds/blog-post.ts";
export type { BlogTerm } from "#kinds/blog-terms.ts";
export type { LegalPage } from "#kinds/legal.ts";
export type { RoadMap } from "#kinds/road-map.ts";
export type { Seo } from "#entities/seo.ts";
export type { Service } from "#kinds/service.ts";
export type { Vacancy, VacancySummary } from "#kinds/vacancy.ts";
export type { VacancyCategories } from "#entities/vacancy-terms.ts";
export {
  BANDS,
  bandsOf,
  goneOf,
  isGone,
  isLeftOut,
  type BandName,
  type BandPage,
  type Bands,
  type Gone,
} from "#site-settings/bands.ts";
export { isOff, pageAt, PAGE_NAMES, type PageName } from "#site-settings/pages.ts";
export { isTarget, isWebAddress, type Menu, type MenuItem } from "#site-settings/navigation.ts";
export {
  ANALYTICS,
  CAPTCHAS,
  CONSENT_AT_MOST,
  CRAWLERS,
  POOL_MONTHS,
  siteConfigSchema,
  type SiteConfig,
} from "#site-settings/site-config.ts";
export { FONT_USES, PLAIN_LOOKS, type FontUse } from "#site-settings/theme-config.ts";
export {
  BRAND_PICTURES,
  rightSettings,
  withSettings,
  type GivenSettings,
  type BrandPicture,
  type SettingsBreach,
  type WireSettings,
} from "#site-settings/settings.ts";
