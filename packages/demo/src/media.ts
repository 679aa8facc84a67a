import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import manifest from "../media/manifest.json" with { type: "json" };

/**
 * A picture or video of the demo content on disk; sizes in pixels, `alt` is `""` for decoration.
 */
export interface MediaFile {
  id: string;
  /** Absolute path on this machine. */
  path: string;
  /** Path inside the media folder, with `/`. */
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

/** Every picture id, in the manifest's order. */
export const mediaIds: readonly string[] = [...entries.keys()];

export const isMediaId = (id: unknown): id is string => typeof id === "string" && entries.has(id);

/** The file of a picture id. Throws when the manifest has no such id. */
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
