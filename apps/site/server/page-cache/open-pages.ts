import type { FormSupport } from "#app/forms/form-support.ts";
import { chosenCaptcha, widgetOf } from "#server/config/captcha-choice.ts";
import type { Settings } from "#server/config/settings.ts";
import type { SiteSettings } from "#server/config/site-settings.ts";
import type { Content } from "#server/content/content.ts";
import type { Invalidations } from "#server/content/invalidations.ts";
import { analyticsSources } from "#server/http/analytics-sources.ts";
import type { Cdn } from "#server/cdn/cdn.ts";
import { CAPTCHA_SOURCES } from "#server/http/captcha-sources.ts";
import { allSources } from "#server/http/headers.ts";
import type { Log } from "#server/observability/log.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import type { PageStore } from "#server/page-cache/page-store.ts";
import { createPages, type Pages, type PagesOptions } from "#server/page-cache/pages.ts";
import {
  createPostProcess,
  type PostProcess,
  type PostProcessOptions,
} from "#server/page-cache/post-process.ts";
import type { RenderPageOptions } from "#server/page-cache/render-page.ts";
import { createRender, type Render, type RenderOptions } from "#server/page-cache/render.ts";
import { createAddressResolver } from "#server/page-cache/resolve-address.ts";
import { createStartCalls } from "#server/page-cache/start-calls.ts";

export interface PageParts {
  stage: Pick<RenderOptions, "build" | "browserFiles" | "mode">;
  settings: Settings;
  site: SiteSettings;
  fonts: RenderOptions["fonts"];
  search: RenderOptions["search"];
  content: Content;
  invalidations: Invalidations;
  store: PageStore;
  support(language?: string): FormSupport;
  fallbackPage: PagesOptions["fallbackPage"];
  metrics: Metrics;
  log: Log;
  timeoutMs: number;
  cdn: Cdn | undefined;
  trace: RenderPageOptions["trace"];
  versions: PostProcessOptions["versions"];
  /** Milliseconds for which a page is fresh; 0 caches nothing. */
  ttl: number;
}

/** Opens the page cache, and the two steps that previews use without it. */
export function openPages({ settings, site, stage, metrics, log, ...parts }: PageParts): {
  pages: Pages;
  render: Render;
  postProcess: PostProcess;
} {
  const { build, browserFiles, mode } = stage;
  const { content, versions, fonts, cdn, search } = parts;
  const postProcess = createPostProcess({
    isHttps: settings.siteUrl.startsWith("https:"),
    hasPolicy: mode === "production",
    versions,
    cdn,
  });
  const render = createRender({
    build,
    browserFiles,
    mode,
    siteUrl: settings.siteUrl,
    content,
    settings: site,
    fonts,
    search,
    follow: followsFrom(settings),
  });
  const pages = createPages({
    ...parts,
    render,
    postProcess,
    resolveAddress: createAddressResolver({ build, content, settings: site }),
    startCalls: createStartCalls({ build, content }),
    log,
    onRender: metrics.render,
  });
  return { pages, render, postProcess };
}

/** Captcha and policy from the site's settings, with the environment's keys. */
const followsFrom =
  ({ captcha }: Settings): RenderOptions["follow"] =>
  (site) => {
    const choice = chosenCaptcha(site.captcha, captcha) ?? captcha;
    return {
      captcha: widgetOf(choice),
      outside: allSources([CAPTCHA_SOURCES[choice.provider], analyticsSources(site.analytics)]),
    };
  };
