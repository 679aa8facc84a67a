import { join } from "node:path";
import { createFonts, type Fonts } from "#server/fonts/fonts.ts";
import { fetchSource, type SourceKind } from "#server/pictures/fetch-source.ts";
import { PictureDisk } from "#server/pictures/picture-disk.ts";
import { createSources } from "#server/pictures/sources.ts";
import type { Uses } from "#server/services.ts";

/** Disk limit: a brand has at most four fonts. */
const FONT_BYTES = 8 * 2 ** 20;
/** Content types that hosts use. Oversized files are read as well, in order to report them. */
const FONT: SourceKind = {
  name: "font",
  most: 2 ** 20,
  types: new Set([
    "font/woff2",
    "application/font-woff2",
    "application/x-font-woff2",
    "application/octet-stream",
  ]),
};

/** The configured host's fonts, cached in the data folder. */
export function openFonts({
  settings,
  log,
  invalidations,
  isHttps,
}: Uses<"settings" | "log" | "invalidations" | "isHttps">): Fonts {
  const { origin } = new URL(settings.contentHost);
  const folder = join(settings.dataDir, "site/fonts");
  const sources = createSources({
    origin,
    disk: new PictureDisk({ folder, maxBytes: FONT_BYTES, log }),
    invalidations,
    log,
    fetch: (host, source, validators) => fetchSource(host, source, validators, FONT),
  });
  return createFonts({ origin, sources, log, isHttps });
}
