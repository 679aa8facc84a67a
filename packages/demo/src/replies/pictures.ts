import type { DemoContent } from "#content.ts";
import { isMediaId, mediaFile, mediaIds } from "#media.ts";

type Json = Record<string, unknown>;

export type WritePicture = (id: string) => unknown;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const pictureUrl = (origin: string, id: string): string =>
  `${origin}/media/${mediaFile(id).file}`;

export const pictureNumber = (id: string): number => 2000 + mediaIds.indexOf(id);
export const pictureByNumber = (number: number): string | undefined => mediaIds[number - 2000];

/** A picture's description in the content's language. */
export type DescribePicture = (id: string) => string;

export const describedIn = ({ images }: Pick<DemoContent, "images">): DescribePicture => {
  const byId = new Map(images.map(({ id, alt }) => [id, alt]));
  return (id) => byId.get(id) ?? mediaFile(id).alt;
};

/** Every size is the same file. */
export const plainPicture =
  (origin: string, altOf: DescribePicture): WritePicture =>
  (id) => {
    const { width, height } = mediaFile(id);
    const url = pictureUrl(origin, id);
    return { url, alt: altOf(id), width, height, sizes: { medium: url, large: url } };
  };

/** Replaces picture ids, alone or as an object's `url`, by the dialect's form; not `link`. */
export function withPictures(json: unknown, write: WritePicture): unknown {
  if (isMediaId(json)) return write(json);
  if (Array.isArray(json)) return json.map((item) => withPictures(item, write));
  if (!isObject(json)) return json;
  if (isMediaId(json.url)) {
    const picture = write(json.url);
    return isObject(picture) && "link" in json ? { ...picture, link: picture.url } : picture;
  }
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, withPictures(value, write)]),
  );
}
