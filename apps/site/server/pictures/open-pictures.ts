import { join } from "node:path";
import type { Theme } from "@meridian/contract/theme";
import { absentPicture } from "#server/pictures/absent-picture.ts";
import { groundOf } from "#server/pictures/ground.ts";
import type { Log } from "#server/observability/log.ts";
import { createPictures, type Pictures, type PicturesOptions } from "#server/pictures/pictures.ts";
import { openMadePictures } from "#server/pictures/shared-pictures.ts";
import { createSources } from "#server/pictures/sources.ts";
import type { Invalidations } from "#server/content/invalidations.ts";
import type { Settings } from "#server/config/settings.ts";

/** Of resized pictures on disk. */
const MOST_BYTES = 1024 * 2 ** 20;

interface Parts extends Pick<PicturesOptions, "cdn"> {
  settings: Settings;
  log: Log;
  invalidations: Invalidations;
  isHttps: boolean;
  theme: () => Theme;
}

/** The configured host's pictures, cached in the data folder. */
export function openPictures({
  settings,
  log,
  invalidations,
  isHttps,
  theme,
  cdn,
}: Parts): Pictures {
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
