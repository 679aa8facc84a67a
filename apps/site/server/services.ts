/**
 * What the modules of the server use of each other. `compose.ts` creates it in this order. A
 * function names what it uses: `Uses<"theme", { log: "warn" }>` is the theme, and of the log `warn`.
 */
import type { JournalDatabase } from "@meridian/intake";
import type { Theme } from "@meridian/contract/theme";
import type { BrandFiles } from "#server/brand/brand-files.ts";
import type { SharedSecrets } from "#server/bus/shared-secrets.ts";
import type { Cdn } from "#server/cdn/cdn.ts";
import type { CmsLink } from "#server/cms-link/open-cms-link.ts";
import type { Settings } from "#server/config/settings.ts";
import type { SiteSettings } from "#server/config/site-settings.ts";
import type { Content } from "#server/content/content.ts";
import type { Invalidations } from "#server/content/invalidations.ts";
import type { Fonts } from "#server/fonts/fonts.ts";
import type { FormsPort } from "#server/forms/forms-port.ts";
import type { OfficeWords } from "#server/forms/office-fields.ts";
import type { PreparedResponse } from "#server/http/prepared-response.ts";
import type { RouteTable } from "#server/http/route-table.ts";
import type { Health } from "#server/observability/health.ts";
import type { Log } from "#server/observability/log.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import type { Trace } from "#server/observability/trace.ts";
import type { MarkdownPages } from "#server/markdown/markdown-pages.ts";
import type { OpenPage } from "#server/page-cache/open-page.ts";
import type { PageStore } from "#server/page-cache/page-store.ts";
import type { Pages } from "#server/page-cache/pages.ts";
import type { PostProcess } from "#server/page-cache/post-process.ts";
import type { Render } from "#server/page-cache/render.ts";
import type { Pictures } from "#server/pictures/pictures.ts";
import type { Previews } from "#server/preview/previews.ts";
import type { ReadAhead } from "#server/read-ahead.ts";
import type { ServedLanguages } from "#server/redirects/served-languages.ts";
import type { MovedAddresses } from "#server/redirects/moved-addresses.ts";
import type { Searches } from "#server/search/open-search.ts";
import type { Seo } from "#server/seo/seo.ts";
import type { Stage } from "#server/stage.ts";
import type { ThemedFiles } from "#server/static/themed-files.ts";
import type { Visits } from "#server/visits/visits.ts";
import type { VisitStore } from "#server/visits/visit-report.ts";

export interface Services {
  /** Those of the environment. */
  settings: Settings;
  log: Log;
  /** Only with a collector. */
  trace: Trace | undefined;
  stage: Stage;
  /** Milliseconds to wait for fresh content if stale content is available. */
  timeoutMs: number;
  /** Milliseconds for which a page or text is fresh; 0 caches nothing. */
  ttl: number;
  isHttps: boolean;
  routes: () => Promise<RouteTable>;
  /** State that sites share besides messages: in the journal's PostgreSQL, with few connections. */
  database: JournalDatabase | undefined;
  cdn: Cdn | undefined;
  secrets: SharedSecrets;
  /** Those of the owner. */
  siteSettings: SiteSettings;
  theme: () => Theme;
  themedFiles: ThemedFiles;
  invalidations: Invalidations;
  link: CmsLink;
  pageStore: PageStore;
  pictures: Pictures;
  fonts: Fonts;
  metrics: Metrics;
  servedLanguages: ServedLanguages;
  content: Content;
  office: OfficeWords;
  forms: FormsPort;
  visitStore: VisitStore;
  search: Searches;
  brandFiles: BrandFiles;
  /** If even the error page fails to render. */
  fallbackPage: (status: number, error?: unknown) => PreparedResponse;
  postProcess: PostProcess;
  openPage: OpenPage;
  render: Render;
  pages: Pages;
  markdownPages: MarkdownPages;
  previews: Previews;
  seo: Seo;
  visits: Visits;
  movedAddresses: MovedAddresses;
  ahead: ReadAhead;
  health: Health;
}

type Given<Service> = Exclude<Service, undefined>;

/** Services as a whole, and others by the members in use: then a test can pass just these. */
export type Uses<
  Whole extends keyof Services,
  Members extends { [Name in keyof Services]?: keyof Given<Services[Name]> } = Record<never, never>,
> = Pick<Services, Whole> & {
  [Name in keyof Members & keyof Services]:
    | Pick<Given<Services[Name]>, Members[Name] & keyof Given<Services[Name]>>
    | Extract<Services[Name], undefined>;
};
