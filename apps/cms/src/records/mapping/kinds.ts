import type { Image, WireImage } from "@meridian/contract";
import { escapeText } from "@meridian/contract/escape";
import { asSlug } from "#records/fields/slug-rule.ts";
import type { Field } from "#records/mapping/field.ts";
import { isBehindForm } from "#library/behind-form.ts";
import { plainName } from "#library/plain-name.ts";
import { PDF } from "#library/prepared-file.ts";
import { mediaAddress } from "#server/http/media-address.ts";
import type { Media } from "#payload-types.ts";
import type { Editor } from "#records/rich-text/from-html.ts";
import { plainText } from "#records/rich-text/plain-text.ts";
import { toHtml, type RichText } from "#records/rich-text/to-html.ts";

type Maybe<T> = T | null | undefined;

/** Never HTML: a slug, a value of a closed list. */
const bare: Field<Maybe<string>, string, string, string> = {
  write: (value) => value ?? "",
  read: (value) => value,
};

/**
 * A text of one or more lines. The contract sends every text as HTML, as WordPress does its titles:
 * `write` escapes special characters (`Vec<T> & more`), and the contract's reader has decoded them
 * for `read`.
 */
export const text: typeof bare = {
  write: (value) => escapeText(value ?? ""),
  read: (value) => value,
};

/** Plain text here, HTML in the contract: `read` removes the markup. */
export const htmlLine: typeof bare = { write: text.write, read: plainText };

export const html: Field<RichText, string, string, Editor | undefined> = {
  write: toHtml,
  read: (value, context) => context.rich(value),
};

/** A path of the site, or a full address. */
export const link: Field<Maybe<string>, string, string, string | undefined> = {
  write: text.write,
  read: (value, context) => context.link(value),
};

/** An empty number is written as `""`, like WordPress, and read as none. */
export const number: Field<Maybe<number>, number | "", number | null, number | null> = {
  write: (value) => value ?? "",
  read: (value) => value,
};

export const flag: Field<Maybe<boolean>, boolean, boolean, boolean> = {
  write: (value) => value === true,
  read: (value) => value,
};

/** `YYYY-MM-DD`, stored as noon UTC: the same day in every time zone. */
export const day: Field<Maybe<string>, string, string, string | undefined> = {
  write: (value) => (value ?? "").slice(0, 10),
  read: (value) => (value === "" ? undefined : `${value}T12:00:00.000Z`),
};

/** The last part of an address. */
export const slugText: typeof bare = { write: bare.write, read: asSlug };

/** The last part of an address, which the contract sends with a prefix. */
export const slugAfter = (prefix: string): Field<Maybe<string>, string, string, string> => ({
  write: (end) => `${prefix}${end ?? ""}`,
  read: (whole) => asSlug(whole.startsWith(prefix) ? whole.slice(prefix.length) : whole),
});

/** The document if populated, else its id. */
type PictureField = Maybe<Media | number>;

/** Sizes of the specification; the third, the thumbnail, is for the admin. */
const SIZES = ["medium", "large"] as const;

/** The centre is the default, so it counts as not set. */
const focalPoint = ({ focalX, focalY }: Media): { x: number; y: number } | undefined =>
  typeof focalX !== "number" || typeof focalY !== "number" || (focalX === 50 && focalY === 50)
    ? undefined
    : { x: focalX, y: focalY };

/**
 * The picture's size as shown. Uploads before 27 November 2026 store the sensor's measures for
 * photographs rotated by EXIF; their smaller sizes are always measured rotated.
 */
function measuresOf({ width, height, sizes }: Media) {
  if (!width || !height) return {};
  const isTurned = Object.values(sizes ?? {}).some(
    (size) => size?.width && size.height && (size.width - size.height) * (width - height) < 0,
  );
  return isTurned ? { width: height, height: width } : { width, height };
}

/** Of a PDF: `sizes` are of its first page. */
function documentFacts(media: Media & { filename: string }) {
  const { medium } = media.sizes ?? {};
  return {
    id: media.id,
    mime_type: PDF,
    filename: text.write(plainName(media.filename)),
    ...(isBehindForm(media) && { behind_form: true }),
    ...(media.filesize && { filesize: media.filesize }),
    ...(media.pages && { pages: media.pages }),
    ...(medium?.filename && {
      width: medium.width ?? 0,
      height: medium.height ?? 0,
      sizes: { medium: mediaAddress(medium.filename, media) },
    }),
  };
}

function pictureObject(media: Media & { filename: string }): WireImage & object {
  const url = isBehindForm(media) ? "" : mediaAddress(media.filename, media);
  const focus = focalPoint(media);
  // A picture no wider than a size has no file for it; the picture itself is used, as in WordPress.
  const sizes = Object.fromEntries(
    SIZES.map((name) => [
      name,
      media.sizes?.[name]?.filename ? mediaAddress(media.sizes[name].filename, media) : url,
    ]),
  );
  if (media.mimeType === PDF) return { url, ...documentFacts(media) };
  return {
    url,
    alt: text.write(media.alt),
    ...measuresOf(media),
    ...(focus && { focal_point: focus }),
    sizes,
  };
}

/** `""` without a picture, as in ACF. */
export const picture: Field<PictureField, WireImage, Image | null, number | undefined> = {
  write: (field) =>
    typeof field === "object" && field?.filename
      ? pictureObject({ ...field, filename: field.filename })
      : "",
  read: (image, context) => context.picture(image),
};

/** The specification reads this picture's address as `link`. */
export const linkedPicture: typeof picture = {
  ...picture,
  write(field) {
    const wire = picture.write(field);
    if (typeof wire === "string") return wire;
    const linked = { ...wire, link: wire.url };
    return linked;
  },
};

/** Omits pictures that were deleted from the library. */
export const pictures: Field<
  Maybe<PictureField[]>,
  WireImage[],
  readonly (Image | null)[],
  number[]
> = {
  write: (fields) => (fields ?? []).map(picture.write).filter((wire) => wire !== ""),
  read: (images, context) => images.flatMap((image) => context.picture(image) ?? []),
};
