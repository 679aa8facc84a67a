/** Creates the services of a site, from top to bottom: each uses only those above it. */
import { themeOf } from "@meridian/contract/theme";
import { openJournalDatabase } from "@meridian/intake";
import { createApp } from "#server/app.ts";
import { openCdn } from "#server/cdn/cdn.ts";
import { openAgreement } from "#server/bus/agreement.ts";
import { createSharedSecrets } from "#server/bus/shared-secrets.ts";
import { openBrandFiles } from "#server/brand/brand-files.ts";
import { openCmsLink } from "#server/cms-link/open-cms-link.ts";
import { openSiteSettings } from "#server/config/site-settings.ts";
import { createInvalidations } from "#server/content/invalidations.ts";
import { openContent } from "#server/content/open-content.ts";
import { openFonts } from "#server/fonts/fonts.ts";
import { officeWords } from "#server/forms/office-fields.ts";
import { createFallbackPage } from "#server/http/fallback-page.ts";
import { createMarkdownPages } from "#server/markdown/markdown-pages.ts";
import { createHealth } from "#server/observability/health.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { followCaptcha } from "#server/page-cache/follow-captcha.ts";
import { createOpenPage } from "#server/page-cache/open-page.ts";
import { createPageStore } from "#server/page-cache/page-store.ts";
import { createPages } from "#server/page-cache/pages.ts";
import { createPostProcess } from "#server/page-cache/post-process.ts";
import { createRender } from "#server/page-cache/render.ts";
import { createStartCalls } from "#server/page-cache/start-calls.ts";
import { openPictures } from "#server/pictures/pictures.ts";
import { createPreviews } from "#server/preview/previews.ts";
import { createReadAhead } from "#server/read-ahead.ts";
import { createMovedAddresses } from "#server/redirects/moved-addresses.ts";
import { openServedLanguages } from "#server/redirects/served-languages.ts";
import { createRequestHandler } from "#server/request-handler.ts";
import { openSearches } from "#server/search/open-search.ts";
import { openSeo } from "#server/seo/open-seo.ts";
import type { Services } from "#server/services.ts";
import { routesOf, type Site, type Start } from "#server/stage.ts";
import { createThemedFiles } from "#server/static/themed-files.ts";
import { openVisits } from "#server/visits/open-visits.ts";
import { createVisits } from "#server/visits/visits.ts";

export async function createSite(start: Start): Promise<Site> {
  const basis = await openBasis(start);
  const { settings, siteSettings, log, trace, invalidations, contentTtl } = basis;

  const pictures = openPictures(basis);
  const fonts = openFonts(basis);
  const metrics = createMetrics({ ...basis, pictures });
  const link = await openCmsLink({ ...basis, metrics, pollEvery: start.pollEvery });
  const servedLanguages = await openServedLanguages(basis);
  siteSettings.onRead(servedLanguages.open);
  const content = await openContent({ ...basis, metrics, link, servedLanguages, ttl: contentTtl });
  invalidations.onPurge(content.purged);

  const office = officeWords(content, siteSettings);
  const { privateSettings } = link;
  const forms = await start.createForms({
    ...basis,
    office,
    privateSettings,
    fetch: trace?.fetch,
  });
  const visitStore = openVisits(basis);
  const search = openSearches({ ...basis, content, visitStore });
  const brandFiles = openBrandFiles({ ...basis, content, pictures });
  const fallbackPage = createFallbackPage({ ...basis, fonts });

  const postProcess = createPostProcess({ ...basis, brandFiles });
  const openPage = createOpenPage({ ...basis, content });
  const render = createRender({ ...basis, fonts, search, privateSettings });
  const steps = { ...basis, content, metrics, forms, fallbackPage, postProcess, openPage, render };
  const pages = createPages({ ...steps, startCalls: createStartCalls(steps) });
  invalidations.onPurge(pages.purge);
  followCaptcha({ ...basis, link });
  const previews = createPreviews(steps);
  const seo = await openSeo({ ...steps, pages, pictures, fonts });
  const visits = createVisits({ ...steps, visitStore, pages });
  const movedAddresses = createMovedAddresses({
    ...steps,
    servedLanguages,
    ttl: contentTtl,
  });
  const markdownPages = createMarkdownPages({ ...steps, pages, movedAddresses });

  const ahead = createReadAhead({ ...steps, fonts, search, movedAddresses, link });
  invalidations.onPurge((tags) => void ahead.changed(tags));
  const secrets = createSharedSecrets({ settings, agree: openAgreement(settings), log });
  const health = createHealth({
    parts: {
      build: async () => (await basis.stage.build(), { ok: true, detail: "" }),
      // The options are on every page: the host responds, or has responded.
      content: async () => (await content.forRender().read("options"), { ok: true, detail: "" }),
      forms: () => forms.ready(),
      secrets: () => secrets.ready(),
    },
    metrics: [metrics.text, async () => (await forms.metrics?.()) ?? ""],
  });
  const shown = { pages, markdownPages, previews, seo, visits, movedAddresses };
  const handled = { ...steps, ...shown, pictures, brandFiles };
  const app = createApp({ ...handled, fonts, link, ahead, health, visitStore });
  const listener = createRequestHandler({ ...handled, fonts, app });

  await link.start();
  ahead.start();
  return {
    listener,
    async close() {
      for (const part of [link, basis.cdn, secrets, search]) part?.close();
      await Promise.all([
        ahead.close(),
        visitStore.close(),
        forms.close(),
        servedLanguages.close(),
      ]);
      await basis.database?.close();
    },
  };
}

/** What all services use. */
async function openBasis({ stage, settings, log, trace, timeoutMs = 2000 }: Start) {
  const isProduction = stage.mode === "production";
  const siteSettings = await openSiteSettings({ settings, log });
  const theme = () => themeOf(siteSettings.latest.theme.colors);
  const isHttps = settings.siteUrl.startsWith("https:");
  return {
    settings,
    log,
    trace,
    stage,
    timeoutMs,
    ttl: isProduction ? settings.pageTtl : 0,
    contentTtl: isProduction ? settings.pageTtl : 1000,
    isHttps,
    routes: routesOf(stage),
    database:
      settings.databaseUrl === undefined ? undefined : openJournalDatabase(settings.databaseUrl, 2),
    cdn: openCdn(isProduction ? settings.cdn : undefined, { log }),
    siteSettings,
    theme,
    themedFiles: createThemedFiles({ stage, theme, siteSettings, isHttps }),
    invalidations: createInvalidations(),
    pageStore: createPageStore(settings.pageCache),
  } satisfies Partial<Services> & { contentTtl: number };
}
