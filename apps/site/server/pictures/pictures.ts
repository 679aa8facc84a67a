/** The content host's pictures, videos and recordings under the site's address: resized, cached on disk. */
import { join } from "node:path";
import type { Palette } from "@meridian/contract/theme/palette";
import { createFlights } from "@meridian/http/flights";
import PQueue from "p-queue";
import { captionTrack, streamMedia } from "#server/pictures/stream-media.ts";
import { brotli, gzipped } from "#server/http/compress.ts";
import { drawingPolicy } from "#server/http/drawing-policy.ts";
import { securityHeaders } from "#server/http/headers.ts";
import { typeOfPicture } from "#server/pictures/animation.ts";
import { isLightDrawing, withGround, withOwnSize } from "#server/pictures/drawing.ts";
import { groundOf, type Ground } from "#server/pictures/ground.ts";
import { PictureError } from "#server/pictures/picture-error.ts";
import { readPictureRequest, type PictureRequest } from "#server/pictures/picture-request.ts";
import { resize } from "#server/pictures/resize.ts";
import { openMadePictures, type PictureStore } from "#server/pictures/shared-pictures.ts";
import type { Source } from "#server/pictures/source-records.ts";
import { createSources, type Sources } from "#server/pictures/sources.ts";
import type { Uses } from "#server/services.ts";
import {
  headerPairs,
  prepareResponse,
  responseTo,
  type Bodies,
} from "#server/http/prepared-response.ts";

export interface Pictures {
  /** Handles requests under `/pictures/`, and for PDFs under `/media/`. Never rejects. */
  handle(request: Request): Promise<Response>;
  /** Pictures being made or queued. */
  readonly pending: number;
}

interface Stores {
  sources: Sources;
  /** Of resized pictures. */
  disk: PictureStore;
}

/** Of resized pictures on disk. */
const MOST_BYTES = 1024 * 2 ** 20;
/** Clients see a replaced picture within five minutes if they have cached it, otherwise at once. */
const CACHE_CONTROL = "public, max-age=300, stale-while-revalidate=86400";
const AT_ONCE = 2;
/** Queue limit: half a minute of work on two cores, longer than visitors wait. */
const WAITING = 96;
/** Milliseconds until a request for a picture fails, and until a picture loses its place. */
const LIMIT_MS = 60_000;

/** The configured host's pictures, cached in the data folder. */
export function openPictures(
  services: Uses<"settings" | "log" | "invalidations" | "isHttps" | "theme" | "cdn">,
): Pictures {
  const { settings, log } = services;
  const { own, made } = openMadePictures(settings, {
    folder: join(settings.dataDir, "site/pictures"),
    maxBytes: MOST_BYTES,
    log,
  });
  return createPictures(services, {
    disk: made,
    sources: createSources({ ...services, disk: own }),
  });
}

export function createPictures(
  {
    settings,
    log,
    isHttps,
    theme,
    cdn,
  }: Uses<
    "isHttps" | "theme",
    { settings: "contentHost"; cdn: "tagHeaders"; log: "warn" | "error" }
  >,
  { sources, disk }: Stores,
): Pictures {
  const { origin } = new URL(settings.contentHost);
  const queue = new PQueue({ concurrency: AT_ONCE, timeout: LIMIT_MS });
  const resized = createResized({ sources, disk, log }, queue);

  async function answer(request: Request, wanted: PictureRequest): Promise<Response> {
    if (wanted.kind === "media" || wanted.kind === "document")
      return withSecurity(await streamMedia(origin, wanted.source, request, wanted.kind), isHttps);
    if (wanted.kind === "track")
      return withSecurity(await captionTrack(origin, wanted.source), isHttps);
    const source = await sources.find(wanted.source);
    const isDrawing = source.type === "image/svg+xml";
    const under = groundOf(theme().palette);
    if (wanted.kind === "resized" && isDrawing)
      throw new PictureError(404, `${wanted.source} is an SVG, which is not resized`);
    const bodies =
      wanted.kind === "resized"
        ? { identity: await resized(wanted, source, under) }
        : await originalBodies(
            await sources.bytes(wanted.source, source),
            isDrawing,
            wanted,
            under,
          );
    const headers = securityHeaders({
      isHttps,
      isForAll: true,
      ...(isDrawing && { policy: drawingPolicy(String(bodies.identity)) }),
    });
    const hash = isDrawing
      ? `${DRAWN}${nameOf(wanted, source, under)}`
      : nameOf(wanted, source, under);
    const ready = prepareResponse({
      status: 200,
      bodies,
      contentType: wanted.kind === "resized" ? typeOfPicture(bodies.identity) : source.type,
      cacheControl: CACHE_CONTROL,
      headers: [...headers, ...(cdn?.tagHeaders(["pictures"]) ?? [])],
      hash,
    });
    return responseTo(request, ready);
  }

  return {
    async handle(request) {
      const wanted = readPictureRequest(new URL(request.url));
      try {
        if (!wanted) throw new PictureError(404, "no picture has this address");
        return await answer(request, wanted);
      } catch (error) {
        if (!(error instanceof PictureError))
          log.warn(
            { picture: wanted?.source },
            `picture failed: ${error instanceof Error ? error.message : String(error)}`,
          );
        const status = error instanceof PictureError ? error.status : 502;
        // Browsers show it whatever the status; for a logo the alt text is better.
        const drawing =
          wanted?.kind === "resized" && !wanted.isLogo ? absentPicture(theme().palette) : undefined;
        return refusal(status, isHttps, drawing);
      }
    },
    get pending() {
      return queue.size + queue.pending;
    },
  };
}

/** Version prefix of SVG hashes: change it when SVGs are processed differently. */
const DRAWN = "2-";
/** Version prefix of picture names: change it when pictures are processed differently. */
const MADE = "2-";

/** SVGs shrink by two thirds; other formats have their own compression. */
async function originalBodies(
  bytes: Buffer,
  isDrawing: boolean,
  { isLogo }: PictureRequest & { kind: "original" },
  ground: Ground,
): Promise<Bodies> {
  if (!isDrawing) return { identity: bytes };
  const sized = withOwnSize(bytes.toString("utf8"));
  const identity = Buffer.from(
    isLogo && isLightDrawing(sized, ground) ? withGround(sized, ground) : sized,
  );
  const [br, gzip] = await Promise.all([brotli(identity, 5), gzipped(identity, 6)]);
  return { identity, br, gzip };
}

/** Name of a generated file, by the hash of its source's bytes. */
function nameOf(
  wanted: Extract<PictureRequest, { kind: "resized" | "original" }>,
  { hash }: Source,
  ground: Ground,
): string {
  const mark = wanted.isLogo ? `-mark-${ground.color.slice(1)}` : "";
  return wanted.kind === "resized"
    ? `${hash}${mark}-${MADE}${wanted.width}.${wanted.format}`
    : `${hash}${mark}`;
}

/** Makes a picture once for parallel requests, and stores it under the hash of its source. */
function createResized(
  { sources, disk, log }: Stores & Uses<never, { log: "warn" }>,
  queue: PQueue,
) {
  const making = createFlights<Buffer>({ name: "pictures", limitMs: LIMIT_MS, log });

  async function make(
    name: string,
    wanted: PictureRequest & { kind: "resized" },
    source: Source,
    ground: Ground,
  ): Promise<Buffer> {
    if (queue.size >= WAITING) throw new PictureError(503, "the queue of pictures is full");
    const bytes = await queue.add(async () =>
      resize(await sources.bytes(wanted.source, source), wanted, ground),
    );
    await disk.set(name, bytes);
    return bytes;
  }

  return async (
    wanted: PictureRequest & { kind: "resized" },
    source: Source,
    ground: Ground,
  ): Promise<Buffer> => {
    const name = nameOf(wanted, source, ground);
    const cached = await disk.get(name);
    return cached ?? making.share(name, () => make(name, wanted, source, ground));
  };
}

function withSecurity(response: Response, isHttps: boolean): Response {
  for (const [name, value] of headerPairs(securityHeaders({ isHttps, isForAll: true })))
    response.headers.set(name, value);
  return response;
}

/** Replaces an unavailable picture: a globe on the sea, in the brand's colours. */
const absentPicture = ({ "sea-1": sea, "sea-2": line }: Pick<Palette, "sea-1" | "sea-2">): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice"><path fill="${sea}" d="M0 0h1600v900H0z"/><g fill="none" stroke="${line}" stroke-width="4"><circle cx="800" cy="450" r="300"/><ellipse cx="800" cy="450" rx="130" ry="300"/><path d="M500 450h600M545 300h510M545 600h510M800 150v600"/></g></svg>`;

const REASONS = {
  404: "There is no such picture.\n",
  502: "The picture is not available at the moment.\n",
  503: "Too many pictures are being resized at the moment.\n",
} as const;

const LATER: [string, string][] = [["retry-after", "5"]];

const refusal = (status: 404 | 502 | 503, isHttps: boolean, drawing?: string): Response =>
  new Response(drawing ?? REASONS[status], {
    status,
    headers: [
      ...headerPairs(
        securityHeaders({ isHttps, ...(drawing && { policy: drawingPolicy(drawing) }) }),
      ),
      ["content-type", drawing ? "image/svg+xml" : "text/plain; charset=utf-8"],
      ["cache-control", "no-store"],
      ...(status === 404 ? [] : LATER),
    ],
  });
