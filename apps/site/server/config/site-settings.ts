/** The site's settings: the file's, overridden field by field by the content host's. */
import {
  BRAND_PICTURES,
  PLAIN_LOOKS,
  prefixFor,
  unknownPlaces,
  withoutSpecified,
  withSettings,
  type BrandPicture,
  type GivenSettings,
  type Image,
  type SettingsBreach,
} from "@meridian/contract";
import { withoutPrefix } from "@meridian/contract/language-prefix";
import { roleWords, themeOf } from "@meridian/contract/theme";
import { ROLES } from "@meridian/contract/theme/palette";
import {
  isDrawing,
  logoAddress,
  originalAddress,
  pictureAddress,
} from "#app/pictures/picture-address.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { withoutOffPages } from "#server/off-pages/in-settings.ts";
import {
  languagesOf,
  messageBreaches,
  missingLanguages,
  type LanguageHost,
  type SiteLanguages,
} from "#server/config/site-language.ts";
import { usableTags } from "#server/config/site-tags.ts";
import { readSiteConfig } from "#server/config/site-file.ts";
import type { Uses } from "#server/services.ts";

export interface SiteSettings {
  /**
   * For one render: records the page's tags, for purges. Does not store a draft. Never rejects.
   * `language`: of `content`, if it is not the site's first.
   */
  of(
    content: ContentSource & LanguageHost,
    options?: { isDraft?: boolean; language?: string | undefined },
  ): Promise<SiteConfig>;
  /** Whether the content host's have been read. */
  readonly isRead: boolean;
  /** As last read; before, the file's without the specification's defaults. For all but pages. */
  readonly latest: SiteConfig;
  /** As last read in a language; `undefined`: the site's first. */
  latestIn(language: string | undefined): SiteConfig;
  /** The site's languages, as last read. */
  languages(): SiteLanguages;
  /** Called with each reading of the settings, with the further languages that the host has. */
  onRead(listener: (confirmed: readonly string[]) => void): void;
}

const BUILT_IN: SiteConfig["theme"] = PLAIN_LOOKS;
const PLAUSIBLE = "https://plausible.io";
const MEASUREMENT_ID = /^G-[A-Z0-9]{4,20}$/;

/** Opens the settings of the file at SITE_CONFIG; the content host has not been called yet. */
export const openSiteSettings = async ({
  settings: { siteConfig },
  log,
}: Uses<"log", { settings: "siteConfig" }>): Promise<SiteSettings> =>
  createSiteSettings({ file: await readSiteConfig(siteConfig), log });

/** `fallback`: the value that applies, if it is not the file's. */
type SiteBreach = SettingsBreach & { fallback?: string };

export function createSiteSettings({
  file,
  log,
}: Uses<never, { log: "warn" }> & { file: SiteConfig }): SiteSettings {
  const own = usable(file);
  // The host decides whether the specification's defaults apply: until it responds, none does.
  let latest = usable(withoutSpecified(file)).site;
  const others = new Map<string, SiteConfig>();
  const verdicts = new Map<string, boolean>();
  let listener: (confirmed: readonly string[]) => void = () => undefined;
  let isRead = false;
  let warned = "";
  const warn = (breaches: SiteBreach[]): void => {
    const all = JSON.stringify(breaches);
    if (all === warned) return;
    warned = all;
    for (const { path, problem, fallback } of breaches)
      log.warn(
        { path, problem },
        `site settings: ${path} cannot be used, so ${fallback ?? "the value in SITE_CONFIG"} applies: ${problem}`,
      );
  };
  const latestIn = (language: string | undefined): SiteConfig =>
    language === undefined ? latest : (others.get(language) ?? { ...latest, language });
  warn(own.breaches);
  return {
    async of(content, { isDraft = false, language } = {}) {
      try {
        const given = await content.read("settings");
        const read = withSettings(file, given && withPictures(given));
        const { site, breaches } = usable(read.site, {
          looks: own.site.theme,
          language,
        });
        const settled = language === undefined ? site : siteIn(language, site);
        if (isDraft) return settled;
        if (language !== undefined) {
          others.set(language, settled);
          return settled;
        }
        const missing = await missingLanguages(site, content, verdicts);
        warn([...read.breaches, ...breaches, ...missing.map(missingLanguage)]);
        latest = {
          ...site,
          otherLanguages: site.otherLanguages.filter((code) => !missing.includes(code)),
        };
        isRead = true;
        listener(latest.otherLanguages.filter((code) => verdicts.get(code)));
      } catch (error) {
        content.report("site settings", error);
      }
      return latestIn(language);
    },
    get isRead() {
      return isRead;
    },
    get latest() {
      return latest;
    },
    latestIn,
    languages: () => languagesOf(latest),
    onRead: (given) => void (listener = given),
  };
}

/** Its unlisted paths are without prefix, also if the owner wrote it. */
const siteIn = (language: string, site: SiteConfig): SiteConfig => ({
  ...site,
  language,
  seo: {
    ...site.seo,
    unlisted: site.seo.unlisted.map((path) => withoutPrefix(path, [prefixFor(language)]).path),
  },
});

const missingLanguage = (code: string): SiteBreach => ({
  path: `otherLanguages.${code}`,
  problem: `the content host's settings for lang=${code} do not declare "language": "${code}": it ignores the parameter, or lacks the language. Add the language at the host (docs/contract.md, Languages), or remove it from otherLanguages; npm run check-host gives the details`,
  fallback: `a site without pages under ${prefixFor(code)}`,
});

/** Replaces pictures by addresses on this site: the host's pictures use the picture route. */
const withPictures = ({ brand, contact, ...others }: GivenSettings): unknown => ({
  ...others,
  brand: withLogos(brand),
  contact: withPortrait(contact),
});

function withPortrait(contact: GivenSettings["contact"]): unknown {
  const picture = contact?.person?.picture;
  if (!isImage(picture)) return contact;
  return { ...contact, person: { ...contact?.person, picture: portraitAddress(picture.src) } };
}

/** Pixels: twice the shown size. */
const PORTRAIT = 160;
const portraitAddress = (src: string): string =>
  isDrawing(src) ? originalAddress(src) : pictureAddress(src, PORTRAIT, "webp");

function withLogos(brand: GivenSettings["brand"]): unknown {
  if (typeof brand !== "object" || brand === null) return brand;
  const addressed = BRAND_PICTURES.map((name) => {
    const given = brand[name];
    return [name, isImage(given) ? ADDRESSES[name](given.src) : given] as const;
  });
  return { ...brand, ...Object.fromEntries(addressed) };
}

const isImage = (value: unknown): value is Image =>
  typeof value === "object" && value !== null && "src" in value;
const ADDRESSES: Record<BrandPicture, (src: string) => string> = {
  logo: (src) => logoAddress(src, "webp"),
  // Already made for its background.
  logoOnDark: (src) => (isDrawing(src) ? originalAddress(src) : pictureAddress(src, 480, "webp")),
  mark: originalAddress,
};

/**
 * Replaces unusable choices. `looks`: the theme to use instead of an unreadable one; `language`: if
 * it is not the first.
 */
function usable(
  site: SiteConfig,
  {
    looks = BUILT_IN,
    language,
  }: { looks?: SiteConfig["theme"]; language?: string | undefined } = {},
): { site: SiteConfig; breaches: SiteBreach[] } {
  const analytics = usableAnalytics(site.analytics);
  const { problems } = themeOf(site.theme.colors);
  const tags = usableTags(site);
  return {
    site: {
      ...withoutOffPages(site, language),
      theme: problems.length === 0 ? site.theme : { ...site.theme, colors: looks.colors },
      analytics:
        typeof analytics === "string" ? { ...site.analytics, provider: "none" } : analytics,
      tags: tags.tags,
    },
    breaches: [
      ...messageBreaches(site).map((breach) => ({
        ...breach,
        fallback: "the built-in message",
      })),
      ...unknownPlaces(site).map((breach) => ({ ...breach, fallback: "nothing" })),
      ...(problems.length === 0 ? [] : unreadable(site.theme, looks)),
      ...(typeof analytics === "string"
        ? [{ path: "analytics", problem: `analytics is off: ${analytics}` }]
        : []),
      ...tags.breaches.map((breach) => ({ ...breach, fallback: "no tag" })),
    ],
  };
}

/** Each chosen colour with too little contrast to the others. */
function unreadable({ colors }: SiteConfig["theme"], looks: SiteConfig["theme"]): SiteBreach[] {
  const fallback = themeOf(looks.colors).isBuiltIn
    ? "the built-in palette"
    : "the palette of SITE_CONFIG";
  return ROLES.flatMap((role) => {
    const problem = colors[role] ? roleWords(colors, role) : null;
    return problem ? [{ path: `theme.colors.${role}`, problem, fallback }] : [];
  });
}

/** The missing value, if any. */
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
