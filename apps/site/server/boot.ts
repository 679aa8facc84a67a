/** Puts the site together: every part once, in the order they need each other. */
import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import type { BrowserFiles } from "#app/islands/browser-files.ts";
import { analyticsSources } from "#server/analytics-sources.ts";
import { createApp, type Bindings } from "#server/app.ts";
import { chosenCaptcha, widgetOf } from "#server/captcha-choice.ts";
import { CAPTCHA_SOURCES } from "#server/captcha-sources.ts";
import type { Content } from "#server/content.ts";
import { openContent } from "#server/content/open-content.ts";
import { openFinding } from "#server/finding/open-finding.ts";
import { createDeliveries } from "#server/deliveries.ts";
import { createFinish } from "#server/finish.ts";
import type { FormsDoor } from "#server/forms-door.ts";
import { createFront } from "#server/front.ts";
import { allSources, securityHeaders } from "#server/headers.ts";
import { createHealth } from "#server/health.ts";
import { createLastResort } from "#server/last-resort.ts";
import type { Log } from "#server/log.ts";
import { createLookUp } from "#server/look-up.ts";
import { createMetrics, type Metrics } from "#server/metrics.ts";
import { createPageStore } from "#server/page-store.ts";
import { createPages } from "#server/pages.ts";
import type { StyleSheets } from "#server/html/inline-styles.ts";
import { openPictures } from "#server/pictures/open-pictures.ts";
import { createPreviews } from "#server/previews.ts";
import { createPurge } from "#server/purge.ts";
import { createMissedChanges } from "#server/missed-changes.ts";
import { createPurges, EVERYTHING } from "#server/purges.ts";
import { createRedirects } from "#server/redirects.ts";
import { createRender, type RenderOptions } from "#server/render.ts";
import { createRouteTable } from "#server/route-table.ts";
import type { Settings } from "#server/settings.ts";
import { readSiteConfig } from "#server/site-file.ts";
import { createSiteSettings, type SiteSettings } from "#server/site-settings.ts";
import type { StaticFiles } from "#server/static.ts";
import { openVisits } from "#server/visits/open-visits.ts";

/** What differs between production and development. */
export interface Stage {
  mode: "production" | "development";
  build: () => ServerBuild | Promise<ServerBuild>;
  browserFiles: BrowserFiles;
  /** Without them pages are left as they were rendered. */
  styleSheets: StyleSheets | undefined;
  files: Pick<StaticFiles, "get">;
}

export interface Site {
  listener: RequestListener;
  /** After the last answer: lets deliveries end. */
  close(): Promise<void>;
}

export interface SiteParts {
  settings: Settings;
  /** Where the forms look at them too. */
  site?: SiteSettings;
  forms: FormsDoor;
  log: Log;
  stage: Stage;
  /** Milliseconds a visitor waits for what is fresh when there is something old; for tests on a busy machine. */
  patience?: number;
  /** Milliseconds between questions for purges that were lost; for tests. */
  missedEvery?: number;
}

export async function createSite({
  settings,
  forms,
  log,
  stage,
  patience = 2000,
  missedEvery,
  ...parts
}: SiteParts): Promise<Site> {
  const site = parts.site ?? (await openSiteSettings(settings, log));
  const isHttps = settings.siteUrl.startsWith("https:");
  const { host } = new URL(settings.siteUrl);
  const isProduction = stage.mode === "production";
  const store = createPageStore(settings.pageCache);
  const purges = createPurges();
  const pictures = openPictures(settings, log, purges, isHttps);
  const metrics = createMetrics({
    pagesKept: () => store.count,
    pageBytes: () => store.bytes,
    picturesPending: () => pictures.pending,
    others: async () => (await forms.metrics?.()) ?? "",
  });
  const content = await openContent({
    settings,
    log,
    purges,
    metrics,
    isProduction,
    patience,
    isTold: () => missed.isTold(),
  });
  const lastResort = createLastResort({
    brand: () => site.latest.brand.name,
    isHttps,
    showsErrors: !isProduction,
  });
  const finish = createFinish({
    isHttps,
    styleSheets: stage.styleSheets,
    onStyleError: styleErrors(log, metrics),
  });
  const render = createRender({
    build: stage.build,
    browserFiles: stage.browserFiles,
    mode: stage.mode,
    siteUrl: settings.siteUrl,
    content,
    settings: site,
    follow: followsFrom(settings),
  });
  const pages = createPages({
    render,
    finish,
    store,
    lookUp: createLookUp({ build: stage.build, content }),
    purges,
    lastResort,
    log,
    support: () => forms.support(),
    ttl: isProduction ? settings.pageTtl : 0,
    patience,
    onRender: metrics.render,
  });
  const purgeAll = async (tags: readonly string[]): Promise<void> => {
    purges.note(tags);
    await content.purge(tags);
    pages.purge(tags);
    if (tags.includes("settings") || tags.includes(EVERYTHING)) void site.of(content.forRender());
  };
  const missed = createMissedChanges({
    host: settings.contentHost,
    purge: purgeAll,
    log,
    ...(missedEvery !== undefined && { every: missedEvery }),
  });
  const purge = createPurge({
    secret: settings.purgeSecret,
    log,
    onPurge: metrics.purge,
    heard: missed.heard,
    purge: purgeAll,
  });
  const origins = new Set([new URL(settings.contentHost).origin, ...settings.contentAliases]);
  const previews = createPreviews({
    secret: settings.purgeSecret,
    host: settings.contentHost,
    origins,
    isHttps,
    render,
    finish,
    support: () => forms.support(),
    lastResort,
    log,
  });
  const redirects = createRedirects({
    content,
    purges,
    log,
    ttl: isProduction ? settings.pageTtl : 1000,
  });
  const deliveries = createDeliveries({ secret: settings.purgeSecret, office: forms.office, log });
  const readiness = {
    build: async () => (await stage.build(), { ok: true, detail: "" }),
    content: () => contentReady(content),
    forms: () => forms.ready(),
  };
  const routes = routesOf(stage);
  const finding = await openFinding({
    settings,
    site,
    content,
    pages,
    routes,
    files: stage.files,
    hostPictures: pictures,
    purges,
    log,
    isHttps,
    ttl: isProduction ? settings.pageTtl : 0,
  });
  // Letters and challenges are made before any page is.
  void site.of(content.forRender());
  const visits = openVisits({ settings, site, pages, routes, log });
  const app = createApp({
    siteUrl: settings.siteUrl,
    security: securityHeaders({ isHttps, ...(!isProduction && { policy: null }) }),
    trustProxy: settings.trustProxy,
    routes,
    pages,
    previews,
    redirects,
    pictures,
    finding,
    forms,
    purge,
    visits,
    deliveries,
    health: createHealth({ parts: readiness, metrics }),
    lastResort,
    log,
  });
  const notes = new WeakMap<object, Bindings["note"]>();
  const toApp = getRequestListener(
    (request, env) =>
      app.fetch(request, {
        ...env,
        note: notes.get(env.incoming) ?? { route: "other", cache: "pass" },
      } as Bindings),
    { overrideGlobalObjects: false },
  );
  const listener = createFront({
    pages,
    files: stage.files,
    log,
    metrics,
    app(incoming, outgoing, note) {
      // Whatever name it was asked by, this is the site at SITE_URL; a name that is none would be an error otherwise.
      incoming.headers.host = host;
      notes.set(incoming, note);
      void toApp(incoming, outgoing);
    },
  });
  void missed.look();
  return {
    listener,
    close: () => {
      missed.stop();
      visits.close();
      return forms.close();
    },
  };
}

/** The settings of the file at SITE_CONFIG; the content host has not been asked yet. */
export const openSiteSettings = async (
  { siteConfig, captcha }: Settings,
  log: Log,
): Promise<SiteSettings> =>
  createSiteSettings({ file: await readSiteConfig(siteConfig), captcha, log });

/** What the site's settings mean for its forms and its policy, with the keys that the environment has. */
const followsFrom =
  ({ captcha }: Settings): RenderOptions["follow"] =>
  (site) => {
    const choice = chosenCaptcha(site.captcha, captcha) ?? captcha;
    return {
      captcha: widgetOf(choice),
      outside: allSources([CAPTCHA_SOURCES[choice.provider], analyticsSources(site.analytics)]),
    };
  };

/** Loud, but not for each page. */
function styleErrors(log: Log, metrics: Metrics): (error: Error) => void {
  let told = 0;
  return (error) => {
    metrics.styleFailed();
    if (Date.now() - told < 60_000) return;
    told = Date.now();
    log.error({ err: error }, error.message);
  };
}

/** Routes are read once for each build. */
function routesOf(stage: Stage) {
  const tables = new WeakMap<ServerBuild, ReturnType<typeof createRouteTable>>();
  return async () => {
    const build = await stage.build();
    const table = tables.get(build) ?? createRouteTable(build.routes);
    tables.set(build, table);
    return table;
  };
}

/** Whether the host answers, or has answered: the options are on every page. */
async function contentReady(content: Content) {
  await content.forRender().read("options");
  return { ok: true, detail: "" };
}
