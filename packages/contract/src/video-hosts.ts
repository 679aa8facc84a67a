/** A video in an editor's text on another site; nothing is fetched from there before a click. */

export interface HostedVideo {
  site: string;
  /** The link's target without script. */
  page: string;
  frame: string;
}

/** Also in the pages' Content-Security-Policy. */
export const FRAME_ORIGINS = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
] as const;

const YOUTUBE = new Set([
  "www.youtube.com",
  "youtube.com",
  "m.youtube.com",
  "www.youtube-nocookie.com",
  "youtu.be",
]);
const VIMEO = new Set(["player.vimeo.com", "vimeo.com", "www.vimeo.com"]);

/** `null` for an unknown site. */
export function videoAt(address: string): HostedVideo | null {
  const absolute = address.startsWith("//") ? `https:${address}` : address;
  if (!URL.canParse(absolute)) return null;
  const { protocol, hostname, pathname, searchParams, hash } = new URL(absolute);
  const start = secondsOf(
    searchParams.get("t") ??
      searchParams.get("start") ??
      new URLSearchParams(hash.slice(1)).get("t") ??
      "",
  );
  if (protocol !== "https:" && protocol !== "http:") return null;
  if (YOUTUBE.has(hostname))
    return youtube(searchParams.get("v") ?? pathname.split("/").at(-1) ?? "", start);
  if (VIMEO.has(hostname)) {
    const [, id = "", inPath] = VIMEO_PATH.exec(pathname) ?? [];
    return vimeo(id, unlistedKey(inPath ?? searchParams.get("h")), start);
  }
  return null;
}

/** A number, and the key of an unlisted video. */
const VIMEO_PATH = /\/(\d{5,12})(?:\/([\da-f]{6,20}))?(?:\/|$)/i;

/** Without its key Vimeo refuses to play an unlisted video. */
const unlistedKey = (key: string | null): string =>
  key !== null && /^[\da-f]{6,20}$/i.test(key) ? key : "";

/** Seconds of `90`, `90s` or `1h2m3s`; 0 by default and beyond a day. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?$/.exec(time) ?? [];
  const all = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return all < 86_400 ? all : 0;
}

const youtube = (id: string, start: number): HostedVideo | null =>
  /^[\w-]{11}$/.test(id)
    ? {
        site: "YouTube",
        page: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ""}`,
        frame: `${FRAME_ORIGINS[0]}/embed/${id}?autoplay=1${start ? `&start=${start}` : ""}`,
      }
    : null;

const vimeo = (id: string, key: string, start: number): HostedVideo | null =>
  id
    ? {
        site: "Vimeo",
        page: `https://vimeo.com/${id}${key && `/${key}`}${start ? `#t=${start}s` : ""}`,
        frame: `${FRAME_ORIGINS[1]}/video/${id}?${key && `h=${key}&`}autoplay=1&dnt=1${start ? `#t=${start}s` : ""}`,
      }
    : null;
