/**
 * Link previews for pages without a picture: drawn once from the page's title and cached on disk.
 */
import type { Palette } from "@meridian/contract/theme/palette";
import { createFlights } from "@meridian/http/flights";
import PQueue from "p-queue";
import sharp from "sharp";
import { titleWithin } from "@meridian/contract/page-title";
import { ogPage } from "#app/seo/og-address.ts";
import { ogDrawing, type OgParts } from "#server/seo/og-drawing.ts";
import { openType, type TypeFor } from "#server/seo/og-glyphs.ts";
import { createOwnLetters } from "#server/seo/own-letters.ts";
import { withoutBrand } from "#server/seo/texts.ts";
import { securityHeaders } from "#server/http/headers.ts";
import { attributesOf } from "#server/http/html-elements.ts";
import { pageAt } from "#server/page-cache/page-request.ts";
import { PaintError, paintDrawing, type PaintDrawing } from "#server/pictures/paint-drawing.ts";
import type { PictureDisk } from "#server/pictures/picture-disk.ts";
import { hashOf, prepareResponse, responseTo } from "#server/http/prepared-response.ts";
import type { Uses } from "#server/services.ts";

export interface OgPictures {
  /** `null` for other addresses. */
  handle(request: Request): Promise<Response | null>;
}

export interface OgBrand {
  name: string;
  palette: Palette;
  logo: string | undefined;
  /** The template of page titles. */
  title: string;
  cities: OgParts["cities"];
  land: OgParts["land"];
  /** The owner's font for titles, if any. */
  font: Buffer | undefined;
}

interface Used extends Uses<
  "routes" | "isHttps",
  { siteSettings: "languages"; pages: "get"; log: "warn" }
> {
  /** The brand's name and colours, and its logo if it is an SVG. */
  brand: () => Promise<OgBrand>;
  disk: Pick<PictureDisk, "get" | "set">;
  paint?: PaintDrawing;
}

interface Picture {
  name: string;
  bytes: Buffer;
}

const CACHE_CONTROL = "public, max-age=3600, stale-while-revalidate=86400";
const WAITING = 32;
/** Milliseconds until a request for a picture fails, and until a picture loses its place. */
const LIMIT_MS = 60_000;

export function createOgPictures({
  brand,
  pages,
  routes,
  siteSettings,
  disk,
  log,
  isHttps,
  paint = paintDrawing,
}: Used): OgPictures {
  const pictureOf = createPictureOf({ disk, log, paint });
  const ownLetters = createOwnLetters({ log });
  let type: ReturnType<typeof openType> | undefined;
  /** The font for these texts. */
  const typeOf = async (font: Buffer | undefined, texts: string): Promise<TypeFor> => {
    const own = font ? await ownLetters(font, texts) : null;
    return (await (type ??= openType()))(own);
  };

  return {
    async handle(request) {
      const path = ogPage(new URL(request.url).pathname);
      if (path === null) return null;
      const page = await pageAt(path, { routes, siteSettings });
      if (!page || page.isFallback) return refusal(404);
      const { ready } = await pages.get(page);
      if (ready.status !== 200) return refusal(ready.status === 404 ? 404 : 503);
      const { name, title: template, font, ...looks } = await brand();
      const title = titleOf(ready.variants.identity.body.toString("utf8"), name, template);
      const found = await pictureOf({
        ...looks,
        title,
        brand: name,
        typeFor: await typeOf(font, title + name + "…"),
      });
      if (!found) return refusal(503);
      const answer = prepareResponse({
        status: 200,
        bodies: { identity: found.bytes },
        contentType: "image/png",
        cacheControl: CACHE_CONTROL,
        headers: securityHeaders({ isHttps, isForAll: true }),
        hash: found.name,
      });
      return responseTo(request, answer);
    },
  };
}

/**
 * Draws each picture once for parallel requests and caches it. `null` while the queue is full, and
 * on failure.
 */
function createPictureOf({
  disk,
  log,
  paint,
}: Pick<Used, "disk" | "log"> & { paint: PaintDrawing }) {
  // One at a time, which leaves time for pages.
  const queue = new PQueue({ concurrency: 1, timeout: LIMIT_MS });
  const making = createFlights<Buffer>({ name: "link previews", limitMs: LIMIT_MS, log });
  /** The last logo that failed to render: pictures show the name instead. */
  let failedLogo: string | undefined;

  async function make(name: string, drawing: string): Promise<Buffer> {
    const drawn = await queue.add(async () => fewColours(await paint(drawing)));
    await disk.set(name, drawn);
    return drawn;
  }

  async function picture(drawing: string): Promise<Picture | null> {
    const name = `${hashOf(drawing)}.png`;
    const cached = await disk.get(name);
    if (cached) return { name, bytes: cached };
    if (!making.has(name) && queue.size >= WAITING) return null;
    return { name, bytes: await making.share(name, () => make(name, drawing)) };
  }

  return async function pictureOf({ logo, ...parts }: OgParts): Promise<Picture | null> {
    const withLogo = logo !== undefined && logo !== failedLogo;
    try {
      return await picture(ogDrawing({ ...parts, logo: withLogo ? logo : undefined }));
    } catch (error) {
      if (!(error instanceof PaintError)) throw error;
      log.warn(
        { problem: error.message },
        withLogo
          ? "a link preview cannot be rendered with the logo and shows the name instead: check brand.logo of the settings"
          : "a link preview cannot be rendered",
      );
      if (!withLogo) return null;
      failedLogo = logo;
      return pictureOf({ logo, ...parts });
    }
  };
}

/** A palette of a few flat colours takes a third of the bytes. */
const fewColours = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).png({ palette: true, colours: 64, effort: 7 }).toBuffer();

/** The page's Open Graph title without the brand, which is drawn separately. */
function titleOf(html: string, name: string, template: string): string {
  const tag = /<meta\b[^>]*property="og:title"[^>]*>/.exec(html)?.[0] ?? "";
  const whole = attributesOf(tag).content ?? "";
  return withoutBrand(titleWithin(whole, { brand: { name }, seo: { title: template } }), name);
}

const refusal = (status: 404 | 503): Response =>
  new Response(
    status === 404
      ? "There is no such picture.\n"
      : "The picture is not available at the moment.\n",
    {
      status,
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        ...(status === 503 && { "retry-after": "5" }),
      },
    },
  );
