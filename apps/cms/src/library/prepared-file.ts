/** What is asked of the thread that reads uploads (`thread/prepare-file.ts`), and what it answers. */

/** Percent from the left and from the top, pixels of what stays. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface FileToPrepare {
  kind: "media" | "fonts";
  /** Where it is. What is made of it is written beside it. */
  path: string;
  /** As the editor's machine calls it. */
  name: string;
  crop?: Crop | undefined;
}

/** A file that is ready to be kept. */
export interface ReadyFile {
  path: string;
  mimeType: string;
  /** With its dot. */
  ending: string;
  /** Bytes. */
  size: number;
  /** Pixels, as it is shown: a photograph that is turned by its EXIF is measured turned. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface PreparedFile extends ReadyFile {
  /** Smaller ones, by the names of `PICTURE_SIZES`. */
  sizes: Record<string, ReadyFile>;
}

/** `refused`: why, and what to do, for the editor. */
export type Prepared = { refused: string } | PreparedFile;

/** Why a file is not kept; the message is for the editor. */
export class RefusedFile extends Error {
  override readonly name = "RefusedFile";
}
