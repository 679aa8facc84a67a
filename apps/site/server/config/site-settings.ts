/**
 * The site's settings: the file's, with what the content host says of them in its place, field by
 * field.
 */
import {
  withSettings,
  type GivenSettings,
  type Image,
  type SettingsBreach,
} from "@meridian/contract";
import { markAddress } from "#app/pictures/picture-address.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { withoutOffPages } from "#server/config/without-off-pages.ts";
import { chosenCaptcha } from "#server/config/captcha-choice.ts";
import type { Log } from "#server/observability/log.ts";
import type { CaptchaChoice, Settings } from "#server/config/settings.ts";
import { readSiteConfig } from "#server/config/site-file.ts";

export interface SiteSettings {
  /**
   * For one render: what is read notes the page's tags, so that a change of the settings purges it.
   * A draft is not remembered. Never rejects.
   */
  of(content: ContentSource, options?: { isDraft?: boolean }): Promise<SiteConfig>;
  /** As last read; the file's before anything was. For what is no page. */
  readonly latest: SiteConfig;
}

export interface SiteSettingsOptions {
  file: SiteConfig;
  /** What the environment has keys for. */
  captcha: CaptchaChoice;
  log: Pick<Log, "warn">;
}

const PLAUSIBLE = "https://plausible.io";
const MEASUREMENT_ID = /^G-[A-Z0-9]{4,20}$/;

/** The settings of the file at SITE_CONFIG; the content host has not been asked yet. */
export const openSiteSettings = async (
  { siteConfig, captcha }: Settings,
  log: Log,
): Promise<SiteSettings> =>
  createSiteSettings({ file: await readSiteConfig(siteConfig), captcha, log });

export function createSiteSettings({ file, captcha, log }: SiteSettingsOptions): SiteSettings {
  let latest = usable(file, captcha).site;
  let warned = "";
  const warn = (breaches: SettingsBreach[]): void => {
    const all = JSON.stringify(breaches);
    if (all === warned) return;
    warned = all;
    for (const { path, problem } of breaches)
      log.warn(
        { path, problem },
        `site settings: ${path} cannot be used, and what SITE_CONFIG says stands in: ${problem}`,
      );
  };
  warn(usable(file, captcha).breaches);
  return {
    async of(content, { isDraft = false } = {}) {
      try {
        const given = await content.read("settings");
        const read = withSettings(file, given && withLogo(given));
        const { site, breaches } = usable(read.site, captcha);
        if (isDraft) return site;
        warn([...read.breaches, ...breaches]);
        latest = site;
      } catch (error) {
        content.report("site settings", error);
      }
      return latest;
    },
    get latest() {
      return latest;
    },
  };
}

/** The logo as an address of this site: pictures of the host come by the picture route. */
function withLogo({ brand, ...others }: GivenSettings): unknown {
  if (typeof brand !== "object" || brand === null || !isImage(brand.logo))
    return { ...others, brand };
  return { ...others, brand: { ...brand, logo: logoAddress(brand.logo) } };
}

const isImage = (value: unknown): value is Image =>
  typeof value === "object" && value !== null && "src" in value;
const logoAddress = ({ src }: Image): string => markAddress(src, "webp");

/** Choices that need something to go with them, brought to what works without it. */
function usable(
  site: SiteConfig,
  environment: CaptchaChoice,
): { site: SiteConfig; breaches: SettingsBreach[] } {
  const captcha = chosenCaptcha(site.captcha, environment);
  const analytics = usableAnalytics(site.analytics);
  return {
    site: {
      ...withoutOffPages(site),
      captcha: captcha?.provider ?? environment.provider,
      analytics:
        typeof analytics === "string" ? { ...site.analytics, provider: "none" } : analytics,
    },
    breaches: [
      ...(captcha
        ? []
        : [
            {
              path: "captcha",
              problem: `the environment has no keys of ${site.captcha}: CAPTCHA_PROVIDER is ${environment.provider}`,
            },
          ]),
      ...(typeof analytics === "string"
        ? [{ path: "analytics", problem: `nothing is counted: ${analytics}` }]
        : []),
    ],
  };
}

/** What is lacking, where something is. */
function usableAnalytics({
  provider,
  site,
  host,
}: SiteConfig["analytics"]): SiteConfig["analytics"] | string {
  if (provider === "own" || provider === "none") return { provider, site: "", host: "" };
  if (provider === "ga4")
    return MEASUREMENT_ID.test(site)
      ? { provider, site, host: "" }
      : "the measurement id must be like G-ABC123DEF4";
  if (site === "")
    return provider === "plausible"
      ? "Plausible needs the name it has for the site"
      : "Umami needs the website id";
  if (provider === "umami" && host === "") return "Umami needs its host";
  return { provider, site, host: host || PLAUSIBLE };
}
