/** Input and output of `thread/prepare-file.ts`. */

/** A document that texts link to, no picture. */
export const PDF = "application/pdf";

/** `x`, `y`: percent from left and top; width and height in pixels. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface FileToPrepare {
  kind: "media" | "fonts";
  /** Generated files are written next to it. */
  path: string;
  /** The name on the editor's machine. */
  name: string;
  crop?: Crop | undefined;
}

export interface ReadyFile {
  path: string;
  mimeType: string;
  /** With its dot. */
  ending: string;
  /** Bytes. */
  size: number;
  /** Pixels as shown: after the rotation by EXIF. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface PreparedFile extends ReadyFile {
  /** By the names of `PICTURE_SIZES`; a PDF's are of its first page. */
  sizes: Record<string, ReadyFile>;
  /** Of a PDF, if it can be read. */
  pages?: number | undefined;
}

export type ReadDocument = Required<Pick<PreparedFile, "sizes" | "pages">>;

/** `refused`: reason and advice for the editor. */
export type Prepared = { refused: string } | PreparedFile;

/** The message is for the editor. */
export class RefusedFile extends Error {
  override readonly name = "RefusedFile";
}
