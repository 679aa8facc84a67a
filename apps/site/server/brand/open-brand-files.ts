import { join } from "node:path";
import { themeOf } from "@meridian/contract/theme";
import type { SiteConfig } from "#app/site-config.ts";
import type { Brand } from "#server/brand/brand.ts";
import { createBrandFiles, type BrandFiles } from "#server/brand/brand-files.ts";
import type { Settings } from "#server/config/settings.ts";
import type { SiteSettings } from "#server/config/site-settings.ts";
import type { Content } from "#server/content/content.ts";
import type { Log } from "#server/observability/log.ts";
import { PictureDisk } from "#server/pictures/picture-disk.ts";
import type { Pictures } from "#server/pictures/pictures.ts";
import { openGlyphs, type Glyphs } from "#server/seo/og-glyphs.ts";
import type { StaticFiles } from "#server/static/static.ts";

/** Disk limit: a brand has a dozen icons of a few kB. */
const ICON_BYTES = 8 * 2 ** 20;

interface Parts {
  settings: Settings;
  site: SiteSettings;
  content: Content;
  stage: { files: Pick<StaticFiles, "get"> };
  pictures: Pick<Pictures, "handle">;
  log: Log;
  isHttps: boolean;
}

const brandOf = ({ brand: { name, mark }, theme }: SiteConfig): Brand => ({
  name,
  mark,
  palette: themeOf(theme.colors).palette,
});

export function openBrandFiles({
  settings,
  site,
  content,
  stage,
  pictures,
  ...parts
}: Parts): BrandFiles {
  const folder = join(settings.dataDir, "site/brand");
  const disk = new PictureDisk({ folder, maxBytes: ICON_BYTES, log: parts.log });
  let glyphs: Promise<Glyphs> | undefined;
  return createBrandFiles({
    ...parts,
    disk,
    brand: async () => brandOf(await site.of(content.forRender())),
    latest: () => brandOf(site.latest),
    glyphs: () => (glyphs ??= openGlyphs()),
    async read(path) {
      const file = stage.files.get(path);
      if (file) return file.variants.identity.body;
      if (!URL.canParse(path, settings.siteUrl)) return 404;
      const response = await pictures.handle(new Request(new URL(path, settings.siteUrl)));
      return response.ok ? Buffer.from(await response.arrayBuffer()) : response.status;
    },
  });
}
