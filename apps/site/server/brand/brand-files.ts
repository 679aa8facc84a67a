/** Favicon, home screen icons and web manifest: built from the logo on demand, and cached. */
import { join } from "node:path";
import { themeOf } from "@meridian/contract/theme";
import PQueue from "p-queue";
import type { SiteConfig } from "#app/site-config.ts";
import { createMarkOf, type Brand, type MarkSource } from "#server/brand/brand.ts";
import { iconOf, icoOf, type IconKind } from "#server/brand/icons.ts";
import { manifestOf } from "#server/brand/manifest.ts";
import type { Mark } from "#server/brand/read-mark.ts";
import { drawingPolicy } from "#server/http/drawing-policy.ts";
import { securityHeaders } from "#server/http/headers.ts";
import { hashOf, prepareResponse, responseTo } from "#server/http/prepared-response.ts";
import { PictureDisk } from "#server/pictures/picture-disk.ts";
import { openGlyphs, type Glyphs } from "#server/seo/og-glyphs.ts";
import type { Services, Uses } from "#server/services.ts";

export interface BrandFiles {
  /** `null` for other addresses. Never rejects. */
  handle(request: Request): Promise<Response | null>;
  /** Part of their addresses in pages; changes with the brand. */
  version(): string;
}

interface Used extends MarkSource {
  isHttps: boolean;
  log: Pick<Services["log"], "warn" | "error">;
  /** For pages made now. */
  brand: () => Promise<Brand>;
  /** From the last read of the settings. */
  latest: () => Brand;
  disk: Pick<PictureDisk, "get" | "set">;
}

const ICONS: Record<string, IconKind> = {
  "/brand/favicon.png": { size: 96 },
  "/brand/icon-192.png": { size: 192 },
  "/brand/icon-512.png": { size: 512 },
  // A maskable icon's safe zone is a circle of 80 %.
  "/brand/icon-maskable-512.png": { size: 512, whole: { margin: 0.14 } },
  "/brand/apple-touch-icon.png": { size: 180, whole: { margin: 0.08 } },
  "/apple-touch-icon.png": { size: 180, whole: { margin: 0.08 } },
};
/** Disk limit: a brand has a dozen icons of a few kB. */
const ICON_BYTES = 8 * 2 ** 20;
const ICO_SIZES = [16, 32, 48];
const [DRAWING, MANIFEST, ICO] = ["/brand/favicon.svg", "/site.webmanifest", "/favicon.ico"];
export const BRAND_PATHS = [...Object.keys(ICONS), DRAWING, MANIFEST, ICO];

const AN_HOUR = "public, max-age=3600, stale-while-revalidate=86400";
/** While the logo is unavailable: it may be available soon. */
const A_MINUTE = "public, max-age=60";

interface Made {
  bytes: Buffer;
  type: string;
}
type MakeIcon = (mark: Mark, kind: IconKind, paper: string) => Promise<Buffer>;

const brandOf = ({ brand: { name, mark }, theme }: SiteConfig): Brand => ({
  name,
  mark,
  palette: themeOf(theme.colors).palette,
});

/** Of the owner's brand, cached in the data folder. */
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

export function createBrandFiles(options: Used): BrandFiles {
  const { log, isHttps } = options;
  const markOf = createMarkOf(options);
  const icon = cachedIcons(options.disk);

  async function answer(path: string, request: Request): Promise<Response> {
    const brand = await options.brand();
    const { mark, isAway } = await markOf(brand);
    const { bytes, type } = await make(path, mark, brand, icon);
    const ready = prepareResponse({
      status: 200,
      bodies: { identity: bytes },
      contentType: type,
      cacheControl: isAway ? A_MINUTE : AN_HOUR,
      headers: securityHeaders({
        isHttps,
        isForAll: true,
        ...(path === DRAWING && { policy: drawingPolicy(String(bytes)) }),
      }),
    });
    return responseTo(request, ready);
  }

  return {
    async handle(request) {
      const path = new URL(request.url).pathname;
      if (!BRAND_PATHS.includes(path)) return null;
      try {
        return await answer(path, request);
      } catch (error) {
        log.error({ path, err: error }, "an icon failed with an internal error");
        return new Response(null, { status: 503, headers: { "cache-control": "no-store" } });
      }
    },
    version() {
      const { name, palette, mark } = options.latest();
      return hashOf(JSON.stringify([name, palette, mark])).slice(0, 8);
    },
  };
}

/** Milliseconds until an icon loses its place. */
const LIMIT_MS = 30_000;

/** Each icon once: from the disk, or rendered one at a time, which leaves time for pages. */
function cachedIcons(disk: Used["disk"]): MakeIcon {
  const queue = new PQueue({ concurrency: 1, timeout: LIMIT_MS });
  return async (mark, kind, paper) => {
    const source = mark.kind === "drawing" ? mark.svg : mark.bytes;
    const name = `${hashOf(source)}-${hashOf(JSON.stringify([kind, paper]))}.png`;
    const cached = await disk.get(name);
    if (cached) return cached;
    const made = await queue.add(() => iconOf(mark, kind, paper));
    await disk.set(name, made);
    return made;
  };
}

async function make(path: string, mark: Mark, brand: Brand, icon: MakeIcon): Promise<Made> {
  const { name, palette } = brand;
  const one = (kind: IconKind): Promise<Buffer> => icon(mark, kind, palette.paper);
  if (path === MANIFEST)
    return { bytes: Buffer.from(manifestOf(name, palette)), type: "application/manifest+json" };
  if (path === DRAWING) {
    const svg = mark.kind === "drawing" ? mark.svg : framed(await one({ size: 96 }));
    return { bytes: Buffer.from(svg), type: "image/svg+xml" };
  }
  if (path === ICO) {
    const sizes = ICO_SIZES.map(async (size) => ({ size, bytes: await one({ size }) }));
    return { bytes: icoOf(await Promise.all(sizes)), type: "image/x-icon" };
  }
  return { bytes: await one(ICONS[path] ?? { size: 96 }), type: "image/png" };
}

/** A bitmap inside an SVG, so that pages link to one address for any logo. */
const framed = (png: Buffer): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><image width="96" height="96" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
