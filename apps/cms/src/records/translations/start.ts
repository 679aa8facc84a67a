import type { PayloadRequest } from "payload";
import type { Translation } from "#payload-types.ts";
import { wordsFrom } from "#records/translations/merge-words.ts";
import { originalOf } from "#records/translations/original-of.ts";
import { translatedKind } from "#records/translations/translated-kinds.ts";

interface Wanted {
  kind: string;
  record: number | null;
  language: string;
}

/** The number of the translation: the existing one, else a new draft; `null` without an original. */
export async function startTranslation(
  req: PayloadRequest,
  { kind, record, language }: Wanted,
  isCopy: boolean,
): Promise<number | null> {
  const { payload } = req;
  const described = translatedKind(kind);
  const of = { kind, record: described?.isGlobal ? null : record };
  const original = described && (await originalOf(payload, of, req));
  if (!described || !original) return null;
  const { docs } = await payload.find({
    collection: "translations",
    where: {
      kind: { equals: kind },
      language: { equals: language },
      ...(of.record !== null && { record: { equals: of.record } }),
    },
    draft: true,
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  });
  if (docs[0]) return docs[0].id;
  const words = { blockType: kind, ...wordsFrom(described.fields, original, isCopy) };
  const { id } = await payload.create({
    collection: "translations",
    draft: true,
    depth: 0,
    overrideAccess: true,
    req,
    data: {
      ...of,
      language,
      // An address in the language's own words is better; publishing needs one.
      ...(described.hasSlug &&
        isCopy &&
        typeof original.slug === "string" && { slug: original.slug }),
      // The compiler knows the blocks by name only.
      words: [words] as unknown as Translation["words"],
      _status: "draft",
    },
  });
  return id;
}
