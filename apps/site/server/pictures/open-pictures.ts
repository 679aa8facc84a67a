import { join } from "node:path";
import { absentPicture } from "#server/pictures/absent-picture.ts";
import { groundOf } from "#server/pictures/ground.ts";
import { createPictures, type Pictures } from "#server/pictures/pictures.ts";
import { openMadePictures } from "#server/pictures/shared-pictures.ts";
import { createSources } from "#server/pictures/sources.ts";
import type { Uses } from "#server/services.ts";

/** Of resized pictures on disk. */
const MOST_BYTES = 1024 * 2 ** 20;

/** The configured host's pictures, cached in the data folder. */
export function openPictures({
  settings,
  log,
  invalidations,
  isHttps,
  theme,
  cdn,
}: Uses<"settings" | "log" | "invalidations" | "isHttps" | "theme" | "cdn">): Pictures {
  const { origin } = new URL(settings.contentHost);
  const { own, made } = openMadePictures(settings, {
    folder: join(settings.dataDir, "site/pictures"),
    maxBytes: MOST_BYTES,
    log,
  });
  return createPictures({
    isHttps,
    cdn,
    origin,
    disk: made,
    log,
    ground: () => groundOf(theme().palette),
    absent: () => absentPicture(theme().palette),
    sources: createSources({ origin, disk: own, invalidations, log }),
  });
}
