import { fetchSource } from "#server/pictures/fetch-source.ts";
import { PictureError } from "#server/pictures/picture-error.ts";

/** Web servers often have no type for these files: the first bytes decide. */
const TRACK = {
  name: "caption track",
  most: 2 * 1024 * 1024,
  types: new Set(["text/vtt", "text/plain", "application/octet-stream"]),
};
const BEGIN = /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/;

/** Captions of a video of the host. Throws `PictureError`. */
export async function captionTrack(origin: string, source: string): Promise<Response> {
  const fetched = await fetchSource(origin, source, {}, TRACK);
  if (fetched === "unchanged" || !BEGIN.test(fetched.bytes.toString("utf8", 0, 16)))
    throw new PictureError(404, `caption track ${source} is no WebVTT`);
  return new Response(new Uint8Array(fetched.bytes), {
    headers: {
      "content-type": "text/vtt; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
