/** The owner's fonts (OWN-07), served by this site; unusable ones are reported and replaced. */
import { join } from "node:path";
import { FONT_USES, type FontUse } from "@meridian/contract";
import { NoFont, readFont } from "@meridian/files/fonts/read-font";
import { within } from "@meridian/http/within";
import type { ContentSource, RenderContext } from "#app/render-context.server.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { fontStyles, type FontFace, type FontFamily } from "#server/fonts/font-styles.ts";
import { securityHeaders } from "#server/http/headers.ts";
import { prepareResponse, type PreparedResponse } from "#server/http/prepared-response.ts";
import { fetchSource, sourceUrl, type SourceKind } from "#server/pictures/fetch-source.ts";
import { PictureDisk } from "#server/pictures/picture-disk.ts";
import { PictureError } from "#server/pictures/picture-error.ts";
import { createSources, type Sources } from "#server/pictures/sources.ts";
import type { Uses } from "#server/services.ts";

export interface Fonts {
  /** For one render; `null`: the bundled font. Never rejects. */
  of(
    site: Pick<SiteConfig, "theme">,
    content: Pick<ContentSource, "report">,
  ): Promise<RenderContext["fonts"]>;
  /** The file at this path, if a rendered page uses it. */
  get(path: string): PreparedResponse | undefined;
  /** The font file for titles; `undefined`: the bundled font. Never rejects. */
  titleFile(site: Pick<SiteConfig, "theme">): Promise<Buffer | undefined>;
  /** CSS of the fonts already loaded, for pages that do not wait; empty: the bundled font. */
  cached(site: Pick<SiteConfig, "theme">): string;
}

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
/** Named by its content's hash. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** Open pages may still request previous fonts. */
const REMEMBERED = 12;

/** The configured host's fonts, cached in the data folder. */
export function openFonts(services: Uses<"settings" | "log" | "invalidations" | "isHttps">): Fonts {
  const { settings, log } = services;
  const folder = join(settings.dataDir, "site/fonts");
  const sources = createSources({
    ...services,
    disk: new PictureDisk({ folder, maxBytes: FONT_BYTES, log }),
    fetch: (host, source, validators) => fetchSource(host, source, validators, FONT),
  });
  return createFonts({ settings, log, isHttps: services.isHttps, sources });
}

interface Used extends Uses<"isHttps", { settings: "contentHost"; log: "warn" }> {
  sources: Sources;
  /** Longest wait of a page for its fonts. */
  timeoutMs?: number;
}

export function createFonts({ settings, sources, log, isHttps, timeoutMs = 2000 }: Used): Fonts {
  const { origin } = new URL(settings.contentHost);
  const files = new Map<string, PreparedResponse>();
  const faces = new Map<string, FontFace>();
  const reported = new Set<string>();
  /** By the configured address. */
  const loaded = new Map<string, FontFace>();

  async function load(address: string): Promise<FontFace> {
    const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
    const source = url ? url.pathname + url.search : "";
    if (url?.origin !== origin || !sourceUrl(origin, source))
      throw new NoFont(`Choose a font at an address of ${origin}: ${address} is not one.`);
    const known = await sources.find(source);
    const path = `/fonts/${known.hash}.woff2`;
    const before = faces.get(path);
    if (before) return before;
    const bytes = await sources.bytes(source, known);
    const read: FontFace = { ...readFont(bytes), path };
    const oldest = files.size >= REMEMBERED ? files.keys().next().value : undefined;
    if (oldest !== undefined) [files, faces].forEach((map) => map.delete(oldest));
    files.set(path, served(bytes, isHttps));
    faces.set(path, read);
    return read;
  }

  /** `undefined` if it is unusable, which is reported once. */
  async function face(place: string, address: string, content: Pick<ContentSource, "report">) {
    try {
      const found = await within(timeoutMs, load(address));
      if (!found) throw new Error(`${address} did not respond within ${timeoutMs} ms`);
      if (loaded.size >= REMEMBERED) loaded.clear();
      loaded.set(address, found);
      return found;
    } catch (error) {
      const isFinal =
        error instanceof NoFont || (error instanceof PictureError && error.status === 404);
      if (!isFinal) return void content.report(place, error);
      const line = `${place} cannot be used, so the bundled font replaces it: ${error.message}`;
      if (!reported.has(line)) log.warn({ path: place, font: address }, `site settings: ${line}`);
      reported.add(line);
      return undefined;
    }
  }

  async function family(
    use: FontUse,
    { regular, bold }: SiteConfig["theme"]["fonts"][FontUse],
    content: Pick<ContentSource, "report">,
  ): Promise<FontFamily | undefined> {
    const place = `theme.fonts.${use}`;
    const [first, second] = await Promise.all([
      regular && face(`${place}.regular`, regular, content),
      regular && bold && face(`${place}.bold`, bold, content),
    ]);
    return first ? { regular: first, bold: second || undefined } : undefined;
  }

  return {
    async of({ theme }, content) {
      const [text, headings] = await Promise.all(
        FONT_USES.map((use) => family(use, theme.fonts[use], content)),
      );
      return text || headings
        ? fontStyles({ ...(text && { text }), ...(headings && { headings }) })
        : null;
    },
    get: (path) => files.get(path),
    async titleFile({ theme }) {
      const silent = { report: () => undefined };
      const found =
        (await family("headings", theme.fonts.headings, silent)) ??
        (await family("text", theme.fonts.text, silent));
      return found && files.get(found.regular.path)?.variants.identity.body;
    },
    cached: ({ theme }) => cachedStyles(theme.fonts, (address = "") => loaded.get(address)),
  };
}

const served = (bytes: Buffer, isHttps: boolean): PreparedResponse =>
  prepareResponse({
    status: 200,
    bodies: { identity: bytes },
    contentType: "font/woff2",
    cacheControl: FOR_EVER,
    headers: securityHeaders({ isHttps }),
  });

function cachedStyles(
  fonts: SiteConfig["theme"]["fonts"],
  find: (address: string | undefined) => FontFace | undefined,
): string {
  const known = FONT_USES.flatMap((use) => {
    const regular = find(fonts[use].regular);
    return regular ? [[use, { regular, bold: find(fonts[use].bold) }]] : [];
  });
  return known.length > 0 ? fontStyles(Object.fromEntries(known)).styles : "";
}
