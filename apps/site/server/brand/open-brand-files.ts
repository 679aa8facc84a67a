import { join } from "node:path";
import { themeOf } from "@meridian/contract/theme";
import type { SiteConfig } from "#app/site-config.ts";
import type { Brand } from "#server/brand/brand.ts";
import { createBrandFiles, type BrandFiles } from "#server/brand/brand-files.ts";
import { PictureDisk } from "#server/pictures/picture-disk.ts";
import { openGlyphs, type Glyphs } from "#server/seo/og-glyphs.ts";
import type { Uses } from "#server/services.ts";

/** Disk limit: a brand has a dozen icons of a few kB. */
const ICON_BYTES = 8 * 2 ** 20;

const brandOf = ({ brand: { name, mark }, theme }: SiteConfig): Brand => ({
  name,
  mark,
  palette: themeOf(theme.colors).palette,
});

export function openBrandFiles({
  settings,
  siteSettings,
  content,
  themedFiles,
  pictures,
  ...parts
}: Uses<
  "settings" | "siteSettings" | "content" | "themedFiles" | "pictures" | "log" | "isHttps"
>): BrandFiles {
  const folder = join(settings.dataDir, "site/brand");
  const disk = new PictureDisk({ folder, maxBytes: ICON_BYTES, log: parts.log });
  let glyphs: Promise<Glyphs> | undefined;
  return createBrandFiles({
    ...parts,
    disk,
    brand: async () => brandOf(await siteSettings.of(content.forRender())),
    latest: () => brandOf(siteSettings.latest),
    glyphs: () => (glyphs ??= openGlyphs()),
    async read(path) {
      const file = themedFiles.get(path);
      if (file) return file.variants.identity.body;
      if (!URL.canParse(path, settings.siteUrl)) return 404;
      const response = await pictures.handle(new Request(new URL(path, settings.siteUrl)));
      return response.ok ? Buffer.from(await response.arrayBuffer()) : response.status;
    },
  });
}
