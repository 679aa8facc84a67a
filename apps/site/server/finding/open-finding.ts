import { join } from "node:path";
import type { SiteConfig } from "#app/site-config.ts";
import type { Content } from "#server/content.ts";
import { createFinding, type Finding } from "#server/finding.ts";
import { openLastChanges } from "#server/finding/last-changes.ts";
import { createOgPictures } from "#server/finding/og-pictures.ts";
import type { Log } from "#server/log.ts";
import type { Pages } from "#server/pages.ts";
import { PictureDisk } from "#server/pictures/picture-disk.ts";
import type { RouteTable } from "#server/route-table.ts";
import type { Settings } from "#server/settings.ts";
import type { StaticFiles } from "#server/static.ts";

/** Bytes of drawn pictures on disk: each takes about 20 kB. */
const OG_BYTES = 64 * 2 ** 20;

export interface FindingParts {
  settings: Settings;
  site: SiteConfig;
  content: Content;
  pages: Pages;
  routes: () => RouteTable | Promise<RouteTable>;
  files: Pick<StaticFiles, "get">;
  log: Log;
  isHttps: boolean;
}

export async function openFinding({ settings, site, content, pages, routes, files, log, isHttps }: FindingParts): Promise<Finding> {
  const folder = join(settings.dataDir, "site");
  const disk = new PictureDisk({ folder: join(folder, "og"), maxBytes: OG_BYTES, log });
  const logo = files.get(site.brand.logo)?.variants.identity.body.toString("utf8");
  return createFinding({
    siteUrl: settings.siteUrl,
    brand: site.brand.name,
    content: () => content.forRender(),
    routes,
    changes: await openLastChanges({ file: join(folder, "last-changes.json"), log }),
    pictures: createOgPictures({ brand: site.brand.name, logo, pages, routes, disk, isHttps }),
    log,
  });
}
