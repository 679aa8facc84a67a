import { join } from "node:path";
import type { Content } from "#server/content.ts";
import { createFinding, type Finding } from "#server/finding.ts";
import { openLastChanges } from "#server/finding/last-changes.ts";
import { createOgPictures } from "#server/finding/og-pictures.ts";
import type { Log } from "#server/log.ts";
import type { Pages } from "#server/pages.ts";
import type { Pictures } from "#server/pictures.ts";
import { PictureDisk } from "#server/pictures/picture-disk.ts";
import type { Purges } from "#server/purges.ts";
import type { RouteTable } from "#server/route-table.ts";
import type { Settings } from "#server/settings.ts";
import type { SiteSettings } from "#server/site-settings.ts";
import type { StaticFiles } from "#server/static.ts";

/** Bytes of drawn pictures on disk: each takes about 20 kB. */
const OG_BYTES = 64 * 2 ** 20;

export interface FindingParts {
  settings: Settings;
  site: SiteSettings;
  content: Content;
  pages: Pages;
  routes: () => RouteTable | Promise<RouteTable>;
  files: Pick<StaticFiles, "get">;
  hostPictures: Pick<Pictures, "handle">;
  purges: Purges;
  log: Log;
  isHttps: boolean;
  /** Milliseconds a text is fresh. */
  ttl: number;
}

export async function openFinding({
  settings,
  site,
  content,
  pages,
  routes,
  files,
  hostPictures,
  purges,
  log,
  isHttps,
  ttl,
}: FindingParts): Promise<Finding> {
  const folder = join(settings.dataDir, "site");
  const disk = new PictureDisk({ folder: join(folder, "og"), maxBytes: OG_BYTES, log });
  const brand = async () => {
    const { name, logo } = (await site.of(content.forRender())).brand;
    return {
      name,
      logo:
        logo &&
        (files.get(logo)?.variants.identity.body.toString("utf8") ??
          (await drawingOf(hostPictures, settings.siteUrl + logo))),
    };
  };
  return createFinding({
    siteUrl: settings.siteUrl,
    brand: () => site.latest.brand.name,
    content: () => content.forRender(),
    purges,
    ttl,
    routes,
    changes: await openLastChanges({ file: join(folder, "last-changes.json"), log }),
    pictures: createOgPictures({ brand, pages, routes, disk, isHttps }),
    log,
  });
}

/** A logo of the host's library, if it is a drawing: a picture in its place is not drawn, the name is written. */
async function drawingOf(
  pictures: Pick<Pictures, "handle">,
  address: string,
): Promise<string | undefined> {
  const response = await pictures.handle(new Request(address));
  return response.ok && response.headers.get("content-type") === "image/svg+xml"
    ? response.text()
    : undefined;
}
