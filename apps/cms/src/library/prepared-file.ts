/** Input and output of the thread that reads uploads (`thread/prepare-file.ts`). */

/** Percent from the left and from the top; width and height in pixels. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface FileToPrepare {
  kind: "media" | "fonts";
  /** The file's path. Generated files are written next to it. */
  path: string;
  /** The file's name on the editor's machine. */
  name: string;
  crop?: Crop | undefined;
}

/** A file that is ready to be stored. */
export interface ReadyFile {
  path: string;
  mimeType: string;
  /** With its dot. */
  ending: string;
  /** Bytes. */
  size: number;
  /** Pixels, as it is shown: a photograph rotated by its EXIF is measured rotated. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface PreparedFile extends ReadyFile {
  /** Smaller pictures, by the names of `PICTURE_SIZES`. */
  sizes: Record<string, ReadyFile>;
}

/** `refused`: the reason and advice, for the editor. */
export type Prepared = { refused: string } | PreparedFile;

/** Why a file is not stored; the message is for the editor. */
export class RefusedFile extends Error {
  override readonly name = "RefusedFile";
}
