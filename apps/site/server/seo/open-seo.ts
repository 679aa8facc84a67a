import { join } from "node:path";
import { themeOf } from "@meridian/contract/theme";
import type { JournalDatabase } from "@meridian/intake";
import { landOf } from "#app/bands/regions-map/globe.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { WHOLE } from "#app/bands/regions-map/world-map.ts";
import type { Content } from "#server/content/content.ts";
import { createSeo, type Seo } from "#server/seo/seo.ts";
import type { CachedTextsOptions } from "#server/seo/cached-texts.ts";
import { openSharedDays } from "#server/seo/shared-days.ts";
import { openLastChanges } from "#server/seo/last-changes.ts";
import { createOgPictures } from "#server/seo/og-pictures.ts";
import type { Log } from "#server/observability/log.ts";
import type { Pages } from "#server/page-cache/pages.ts";
import type { Pictures } from "#server/pictures/pictures.ts";
import { openMadePictures } from "#server/pictures/shared-pictures.ts";
import type { Invalidations } from "#server/content/invalidations.ts";
import type { RouteTable } from "#server/http/route-table.ts";
import type { Settings } from "#server/config/settings.ts";
import type { SiteSettings } from "#server/config/site-settings.ts";
import type { StaticFiles } from "#server/static/static.ts";
import { languageFor } from "#server/config/site-language.ts";

/** Disk limit: each picture takes about 20 kB. */
const OG_BYTES = 64 * 2 ** 20;

export interface SeoParts {
  settings: Settings;
  site: SiteSettings;
  content: Content;
  pages: Pages;
  routes: () => RouteTable | Promise<RouteTable>;
  stage: { files: Pick<StaticFiles, "get"> };
  pictures: Pick<Pictures, "handle">;
  /** The owner's font for titles. */
  fonts: { titleFile(site: Pick<SiteConfig, "theme">): Promise<Buffer | undefined> };
  invalidations: Invalidations;
  /** The journal's, if several sites share it. */
  database: JournalDatabase | undefined;
  log: Log;
  isHttps: boolean;
  /** Time for which a text is fresh. */
  ttl: number;
  cdn: CachedTextsOptions["cdn"];
}

export async function openSeo({
  settings,
  site,
  content,
  pages,
  routes,
  stage,
  pictures,
  fonts,
  invalidations,
  database,
  log,
  isHttps,
  ttl,
  cdn,
}: SeoParts): Promise<Seo> {
  const folder = join(settings.dataDir, "site");
  const { made: disk } = openMadePictures(settings, {
    folder: join(folder, "og"),
    maxBytes: OG_BYTES,
    log,
  });
  const fileText = (path: string): string | undefined =>
    stage.files.get(path)?.variants.identity.body.toString("utf8");
  let land: ReturnType<typeof landOf> | undefined;
  const brand = async () => {
    const settled = await site.of(content.forRender());
    const { brand: ownBrand, theme, seo, geography } = settled;
    const { name, logo } = ownBrand;
    return {
      name,
      palette: themeOf(theme.colors).palette,
      title: seo.title,
      cities: geography,
      font: await fonts.titleFile(settled),
      land: (land ??= landOf(fileText(WHOLE.drawing) ?? "")),
      logo: logo && (fileText(logo) ?? (await drawingOf(pictures, settings.siteUrl + logo))),
    };
  };
  return createSeo({
    siteUrl: settings.siteUrl,
    securityContact: settings.securityContact,
    languages: () => {
      const { first, others } = site.languages();
      return [{ code: first, prefix: "" }, ...others];
    },
    chosen: async (from, language) => {
      const settled = await site.of(from, { language });
      return {
        off: settled.pages.off,
        unlisted: settled.seo.unlisted,
        language: languageFor(settled),
        brand: settled.brand.name,
      };
    },
    content: () => content.forRender(),
    invalidations,
    ttl,
    cdn,
    routes,
    changes: await openLastChanges({
      file: join(folder, "last-changes.json"),
      shared: database && openSharedDays(database),
      log,
    }),
    pictures: createOgPictures({
      brand,
      pages,
      routes,
      languages: () => site.languages().others,
      disk,
      log,
      isHttps,
    }),
    log,
  });
}

/** A logo of the host's library if it is an SVG: bitmaps are not drawn, and the name is written. */
async function drawingOf(
  pictures: Pick<Pictures, "handle">,
  address: string,
): Promise<string | undefined> {
  const response = await pictures.handle(new Request(address));
  return response.ok && response.headers.get("content-type") === "image/svg+xml"
    ? response.text()
    : undefined;
}
