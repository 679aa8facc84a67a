/** Creates all services in dependency order. */
import { join } from "node:path";
import { officeWords } from "#server/forms/office-fields.ts";
import { lastBackup } from "@meridian/settings/last-backup";
import { isOff } from "@meridian/contract";
import { themeOf } from "@meridian/contract/theme";
import { openJournalDatabase, type JournalDatabase } from "@meridian/intake";
import { createApp } from "#server/app.ts";
import { openCdn } from "#server/cdn/cdn.ts";
import { openAgreement } from "#server/bus/agreement.ts";
import { createSharedSecrets } from "#server/bus/shared-secrets.ts";
import { openBrandFiles } from "#server/brand/open-brand-files.ts";
import { openCmsLink } from "#server/cms-link/open-cms-link.ts";
import { openSiteSettings, type SiteSettings } from "#server/config/site-settings.ts";
import { createInvalidations, EVERYTHING } from "#server/content/invalidations.ts";
import type { Content } from "#server/content/content.ts";
import { openServedLanguages } from "#server/redirects/served-languages.ts";
import { openContent } from "#server/content/open-content.ts";
import { openFonts } from "#server/fonts/open-fonts.ts";
import { languageFor } from "#server/config/site-language.ts";
import { createFallbackPage } from "#server/http/fallback-page.ts";
import { readAddress } from "#server/http/addresses.ts";
import { securityHeaders } from "#server/http/headers.ts";
import { createHealth } from "#server/observability/health.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { openPages } from "#server/page-cache/open-pages.ts";
import { nowhere, pageRequest } from "#server/page-cache/page-request.ts";
import type { Pages } from "#server/page-cache/pages.ts";
import { createPageStore, type PageStore } from "#server/page-cache/page-store.ts";
import { openPictures } from "#server/pictures/open-pictures.ts";
import type { Pictures } from "#server/pictures/pictures.ts";
import { openPreviews } from "#server/preview/open-previews.ts";
import { createReadAhead } from "#server/read-ahead.ts";
import { readiness } from "#server/readiness.ts";
import { createFormerLanguages } from "#server/redirects/former-languages.ts";
import {
  createMovedAddresses,
  type MovedAddressesOptions,
} from "#server/redirects/moved-addresses.ts";
import { createOldAddresses } from "#server/redirects/old-addresses.ts";
import { createRedirects } from "#server/redirects/redirects.ts";
import { createRequestHandler } from "#server/request-handler.ts";
import { openSearches } from "#server/search/open-searches.ts";
import { openSeo } from "#server/seo/open-seo.ts";
import { routesOf, type Site, type SiteParts } from "#server/stage.ts";
import { createThemedFiles } from "#server/static/themed-files.ts";
import { openVisits } from "#server/visits/open-visits.ts";

export async function createSite({ forms, log, ...parts }: SiteParts): Promise<Site> {
  const { settings, timeoutMs = 2000, pollEvery, trace } = parts;
  const site = parts.site ?? (await openSiteSettings(settings, log));
  const isHttps = settings.siteUrl.startsWith("https:");
  const brand = () => site.latest.brand.name;
  const theme = () => themeOf(site.latest.theme.colors);
  const files = createThemedFiles(parts.stage.files, { theme, site, isHttps });
  const stage = { ...parts.stage, files };
  const isProduction = stage.mode === "production";
  const [ttl, contentTtl] = isProduction ? [settings.pageTtl, settings.pageTtl] : [0, 1000];
  const store = createPageStore(settings.pageCache);
  const invalidations = createInvalidations();
  const cdn = openCdn(isProduction ? settings.cdn : undefined, { log });
  const about = { settings, site, log, isHttps, cdn, trace, database: openMemory(settings) };
  const pictures = openPictures({ ...about, invalidations, theme });
  const fonts = openFonts({ ...about, invalidations });
  const metrics = createMetrics(gaugesOf(store, pictures, forms, settings.dataDir), trace?.meter);
  const routes = routesOf(stage);
  const languages = await openLanguages(about);
  const base = { ...about, stage, invalidations, metrics, timeoutMs, routes, ...languages };
  const content = await openContent({
    ...base,
    ttl: contentTtl,
    isNotified: () => link.isNotified(),
  });
  const fallbackPage = openFallbackPage({ ...about, fonts, brand, theme }, !isProduction);
  const onNothing = (words: string): void => visits.missed(words);
  const search = openSearches({ ...base, content, onNothing });
  const pageBase = { ...base, content, fonts, search, support: forms.support, theme, fallbackPage };
  const brandFiles = openBrandFiles({ ...base, content, pictures });
  const versions = { drawings: files.version, dark: files.isDark, icons: brandFiles.version };
  const { pages, ...steps } = openPages({ ...pageBase, store, ttl, versions });
  const ahead = createReadAhead({ site, content, fonts, search });
  const purge = async (tags: readonly string[]): Promise<void> => {
    invalidations.note(tags);
    content.purged();
    pages.purge(tags);
    if (tags.some(namesSettings)) void ahead.settings();
  };
  const secrets = createSharedSecrets({ settings, agree: openAgreement(settings), log });
  const link = await openCmsLink({ ...base, purge, forms, pollEvery });
  forms.readForOffice?.(officeWords(content, site, link.privateSettings));
  const seo = await openSeo({ ...base, content, pages, pictures, fonts, ttl });
  const visits = openVisits({ ...base, pages });
  const built = {
    ...base,
    ...link,
    pages,
    pictures,
    brandFiles,
    seo,
    visits,
    forms,
    findAsset: async (path: string) => parts.stage.files.find?.(path),
    isOff: (path: string) => isOff(path, site.latest.pages.off),
    fallbackPage,
  };
  const movedAddresses = openMovedAddresses({ ...built, content, invalidations, ttl: contentTtl });
  ahead.start(movedAddresses, link.hostResponded);
  const app = createApp({
    ...built,
    movedAddresses,
    settingsRead: ahead.settingsRead,
    security: securityHeaders({ isHttps, ...(!isProduction && { policy: null }) }),
    previews: openPreviews({ ...pageBase, ...steps, siteLinks: content.siteLinks }),
    health: createHealth({ parts: readiness(stage, content, forms, secrets), metrics }),
  });
  const handled = { pages, log, metrics, app, trace };
  const served = { get: (path: string) => files.get(path) ?? fonts.get(path) };
  return {
    listener: createRequestHandler({ ...handled, files: served, redirects: movedAddresses }),
    async close() {
      for (const part of [link, cdn, secrets, search]) part?.close();
      await Promise.all([ahead.close(), visits.close(), forms.close(), languages.close()]);
      await about.database?.close();
    },
  };
}

/** In any language. */
const namesSettings = (tag: string): boolean => tag === EVERYTHING || /^settings(?:@|$)/.test(tag);

const openMovedAddresses = (
  parts: Omit<MovedAddressesOptions, "redirects" | "oldAddresses"> &
    Parameters<typeof createRedirects>[0] & {
      settings: { contentHost: string };
      languages: () => readonly { code: string; prefix: string }[];
      content: Content;
      pages: Pick<Pages, "resolve">;
      timeoutMs: number;
    },
) =>
  createMovedAddresses({
    ...parts,
    async resolve(path) {
      const address = readAddress(path);
      const page =
        address.kind === "page"
          ? pageRequest(address, await parts.routes(), parts.languages())
          : null;
      return page ? parts.pages.resolve(page) : { kind: "absent", page: nowhere };
    },
    redirects: createRedirects(parts),
    oldAddresses: createOldAddresses({
      permalinks: parts.content.permalinks,
      further: () =>
        parts.languages().flatMap(({ code, prefix }) => {
          const permalinks = parts.content.permalinksIn?.(code);
          return permalinks ? [{ prefix, permalinks }] : [];
        }),
      host: parts.settings.contentHost,
      timeoutMs: parts.timeoutMs,
    }),
  });

/** State that sites share besides messages: in the journal's PostgreSQL, with few connections. */
const openMemory = ({ databaseUrl }: SiteParts["settings"]): JournalDatabase | undefined =>
  databaseUrl === undefined ? undefined : openJournalDatabase(databaseUrl, 2);

async function openLanguages({
  settings,
  site,
  log,
}: Pick<SiteParts, "settings" | "log"> & { site: SiteSettings }) {
  const file = join(settings.dataDir, "site/languages.json");
  const served = await openServedLanguages({ file, log });
  let isRead = false;
  site.onRead((confirmed) => {
    isRead = true;
    served.open(confirmed);
  });
  // While the settings cannot be read, every language may be one of the site.
  const now = () => (isRead ? site.languages() : undefined);
  return {
    languages: () => site.languages().others,
    prefixes: () => site.languages().others.map(({ prefix }) => prefix),
    onReply: served.learn,
    former: createFormerLanguages({ served, languages: now }),
    close: served.close,
  };
}

type FallbackOptions = Parameters<typeof createFallbackPage>[0];

/** In the owner's fonts if they are cached, because the host may be unreachable. */
const openFallbackPage = (
  {
    site,
    fonts,
    brand,
    theme,
    isHttps,
  }: Pick<FallbackOptions, "brand" | "theme" | "isHttps"> &
    Required<Pick<SiteParts, "site">> & { fonts: ReturnType<typeof openFonts> },
  showsErrors: boolean,
): ReturnType<typeof createFallbackPage> =>
  createFallbackPage({
    brand,
    theme,
    fonts: () => fonts.cached(site.latest),
    language: () => languageFor(site.latest),
    isHttps,
    showsErrors,
  });

const gaugesOf = (
  store: PageStore,
  pictures: Pictures,
  forms: SiteParts["forms"],
  dataDir: string,
): Parameters<typeof createMetrics>[0] => ({
  pagesCached: () => store.count,
  pageBytes: () => store.bytes,
  picturesPending: () => pictures.pending,
  lastBackup: () => lastBackup(dataDir),
  others: async () => (await forms.metrics?.()) ?? "",
});
