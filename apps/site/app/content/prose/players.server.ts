import type { Transformer } from "sanitize-html";
import { isMedia, isTrack, originalAddress } from "#app/pictures/picture-address.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** WordPress stores 0 or 1 as the size of an SVG. */
export const isSize = (pixels: string): boolean => /^\d{1,4}$/.test(pixels) && Number(pixels) > 1;

/** Tags and attributes of players, for an allowlist. */
export const PLAYERS = ["video", "audio", "track"];
export const PLAYER_ATTRIBUTES = {
  video: ["src", "controls", "preload", "poster", "width", "height"],
  audio: ["src", "controls", "preload"],
  track: ["src", "kind", "srclang", "label", "default"],
};

/**
 * The players of the host's videos and recordings, with a video's captions. Those of other sites
 * become links (`link`), and captions of other sites are dropped: the page's policy allows neither.
 */
export function playersIn(
  { ownPath }: Pick<ContentSource, "ownPath">,
  link: Transformer,
): Record<"video" | "audio" | "track", Transformer> {
  /** Whether the latest video has a player: tracks follow it. */
  let isPlayer = false;
  const player: Transformer = (tagName, attribs) => {
    const path = ownPath((attribs.src ?? "").trim());
    isPlayer = path !== undefined && isMedia(path) && tagName === "video";
    if (path === undefined || !isMedia(path)) return link(tagName, attribs);
    const { poster = "", width = "", height = "", id } = attribs;
    const still = ownPath(poster.trim());
    return {
      tagName,
      attribs: {
        src: originalAddress(path),
        controls: "",
        preload: "metadata",
        ...(still !== undefined && { poster: originalAddress(still) }),
        ...(isSize(width) && isSize(height) && { width, height }),
        ...(id !== undefined && { id }),
      },
    };
  };
  const track: Transformer = (tagName, { src = "", ...attribs }) => {
    const path = ownPath(src.trim());
    return path !== undefined && isTrack(path) && isPlayer
      ? { tagName, attribs: { ...attribs, src: originalAddress(path) } }
      : { tagName, attribs: {} };
  };
  return { video: player, audio: player, track };
}
