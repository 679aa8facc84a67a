/** The last part of an address, from the page's title. */
import type { CollectionSlug, PayloadRequest, Where } from "payload";
import slugify from "slugify";
import { plainText } from "#records/rich-text/plain-text.ts";

/** Maximum characters: people shorten longer addresses when they quote them. */
const LONGEST = 60;

/** Lower-case letters, digits and hyphens, cut between words; empty if the title has none. */
export function slugOf(title: string): string {
  const whole = slugify(plainText(title).replace(/[<>]/g, " "), { lower: true, strict: true })
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "");
  if (whole.length <= LONGEST) return whole;
  const cut = whole.slice(0, LONGEST + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : whole.slice(0, LONGEST);
}

/** Also with a number at the end. */
export const isMadeFrom = (slug: string, title: string): boolean =>
  slugOf(title) !== "" && [slug, slug.replace(/-\d+$/, "")].includes(slugOf(title));

interface SlugRequest {
  collections: CollectionSlug[];
  name: string;
  /** The record, for which its own slug is free. */
  own?: { collection: string | undefined; id: number | string | undefined };
}

/** `wanted`, or with the first number from 2 that no draft, published or trashed record uses. */
export async function firstFree(
  req: PayloadRequest,
  wanted: string,
  { collections, name, own }: SlugRequest,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const value = number === 1 ? wanted : `${wanted}-${number}`;
    const taken = await Promise.all(
      collections.map((collection) =>
        isTaken(req, collection, {
          [name]: { equals: value },
          ...(own?.id !== undefined &&
            own.collection === collection && { id: { not_equals: own.id } }),
        }),
      ),
    );
    if (!taken.includes(true)) return value;
  }
}

async function isTaken(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
): Promise<boolean> {
  const states = await Promise.all(
    [true, false].map((draft) =>
      req.payload.find({
        collection,
        where,
        draft,
        trash: true,
        limit: 1,
        depth: 0,
        pagination: false,
        overrideAccess: true,
        req,
      }),
    ),
  );
  return states.some(({ docs }) => docs.length > 0);
}
