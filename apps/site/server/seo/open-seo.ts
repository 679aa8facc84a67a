import { join } from "node:path";
import { themeOf } from "@meridian/contract/theme";
import { landOf } from "#app/bands/regions-map/globe.ts";
import { WHOLE } from "#app/bands/regions-map/world-map.ts";
import { createSeo, type Seo } from "#server/seo/seo.ts";
import { openSharedDays } from "#server/seo/shared-days.ts";
import { openLastChanges } from "#server/seo/last-changes.ts";
import { createOgPictures, type OgBrand } from "#server/seo/og-pictures.ts";
import type { Pictures } from "#server/pictures/pictures.ts";
import { openMadePictures } from "#server/pictures/shared-pictures.ts";
import type { Uses } from "#server/services.ts";

/** Disk limit: each picture takes about 20 kB. */
const OG_BYTES = 64 * 2 ** 20;

type Used = Uses<
  | "settings"
  | "siteSettings"
  | "content"
  | "pages"
  | "routes"
  | "themedFiles"
  | "pictures"
  | "fonts"
  | "invalidations"
  | "database"
  | "log"
  | "isHttps"
  | "ttl"
  | "cdn"
>;

export async function openSeo(services: Used): Promise<Seo> {
  const { settings, database, log } = services;
  const folder = join(settings.dataDir, "site");
  const { made: disk } = openMadePictures(settings, {
    folder: join(folder, "og"),
    maxBytes: OG_BYTES,
    log,
  });
  return createSeo({
    ...services,
    changes: await openLastChanges({
      file: join(folder, "last-changes.json"),
      shared: database && openSharedDays(database),
      log,
    }),
    pictures: createOgPictures({ ...services, brand: ogBrandOf(services), disk }),
  });
}

/** The brand as its link previews show it. */
function ogBrandOf({
  settings,
  siteSettings,
  content,
  themedFiles,
  pictures,
  fonts,
}: Used): () => Promise<OgBrand> {
  const fileText = (path: string): string | undefined =>
    themedFiles.get(path)?.variants.identity.body.toString("utf8");
  let land: ReturnType<typeof landOf> | undefined;
  return async () => {
    const settled = await siteSettings.of(content.forRender());
    const { brand, theme, seo, geography } = settled;
    const { name, logo } = brand;
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
