import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import manifest from "../media/manifest.json" with { type: "json" };

/** A picture or video on disk. Sizes are in pixels; `alt` is `""` for decoration. */
export interface MediaFile {
  id: string;
  path: string;
  /** Relative to the media folder, with `/`. */
  file: string;
  width: number;
  height: number;
  alt: string;
  mimeType: string;
}

export const mediaFolder = join(dirname(fileURLToPath(import.meta.url)), "..", "media");

const MIME_TYPES: Record<string, string> = {
  webp: "image/webp",
  svg: "image/svg+xml",
  mp4: "video/mp4",
};
const entries = new Map(Object.entries(manifest));

/** In the manifest's order. */
export const mediaIds: readonly string[] = [...entries.keys()];

export const isMediaId = (id: unknown): id is string => typeof id === "string" && entries.has(id);

/** Throws if the manifest lacks the id. */
export function mediaFile(id: string): MediaFile {
  const entry = entries.get(id);
  if (!entry)
    throw new Error(
      `demo media: no picture ${JSON.stringify(id)} in packages/demo/media/manifest.json`,
    );
  const { file, width, height, alt } = entry;
  const mimeType = MIME_TYPES[file.slice(file.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  return { id, path: join(mediaFolder, file), file, width, height, alt, mimeType };
}
