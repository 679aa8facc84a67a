/** How single fields of a document are written for the contract. */
import type { WireImage } from "@meridian/contract";
import { mediaAddress } from "#contract/media-address.ts";
import type { Media } from "#payload-types.ts";
import { toHtml, type RichText } from "#rich-text/to-html.ts";

/** A picture field: the document where it was populated, its id where it was not. */
export type PictureField = Media | number | null | undefined;

/** The sizes the specification reads; the third, the thumbnail, is the admin's. */
const SIZES = ["medium", "large"] as const;

interface PictureObject {
  url: string;
  alt: string;
  width?: number;
  height?: number;
  sizes: Record<string, string>;
}

function pictureObject(field: Media & { filename: string }): PictureObject {
  const url = mediaAddress(field.filename, field);
  // A picture no wider than a size has no file of it: itself stands in, as WordPress does.
  const sizes = Object.fromEntries(
    SIZES.map((name) => [
      name,
      field.sizes?.[name]?.filename ? mediaAddress(field.sizes[name].filename, field) : url,
    ]),
  );
  return {
    url,
    alt: field.alt ?? "",
    ...(field.width && field.height && { width: field.width, height: field.height }),
    sizes,
  };
}

/** A picture with its sizes; `""` when there is none, as ACF writes it. */
export function picture(field: PictureField): WireImage {
  return typeof field === "object" && field?.filename
    ? pictureObject({ ...field, filename: field.filename })
    : "";
}

/** The pictures of a gallery; one that is gone from the library is left out. */
export const pictures = (fields: PictureField[] | null | undefined): WireImage[] =>
  (fields ?? []).map(picture).filter((wire) => wire !== "");

/** A picture whose address the specification reads as `link`. */
export function linkedPicture(field: PictureField): WireImage {
  const wire = picture(field);
  if (typeof wire === "string") return wire;
  const linked = { ...wire, link: wire.url };
  return linked;
}

export const text = (value: string | null | undefined): string => value ?? "";
export const html = (value: RichText): string => toHtml(value);

/** A number; an empty one is written `""`, as WordPress does, and read as none. */
export const figure = (value: number | null | undefined): number =>
  value ?? ("" as unknown as number);

/** The rows of a list. */
export const list = <Row, Wire>(
  rows: Row[] | null | undefined,
  write: (row: Row, at: number) => Wire,
): Wire[] => (rows ?? []).map(write);
