/** Published translations of one kind in one language. */
import type { Payload, Where } from "payload";
import type { PreviewTarget } from "@meridian/contract/site-protocol/preview-link";
import type { Translation } from "#payload-types.ts";

export interface InLanguage {
  payload: Payload;
  /** BCP 47. */
  language: string;
  preview?: PreviewTarget;
}

/** The draft of the translation in `preview` counts as published. */
export async function findTranslations(
  { payload, language, preview }: InLanguage,
  kind: string,
  more: Where = {},
): Promise<Translation[]> {
  const of: Where = { kind: { equals: kind }, language: { equals: language } };
  const find = async (where: Where, draft: boolean): Promise<Translation[]> => {
    const { docs } = await payload.find({
      collection: "translations",
      where: { and: [of, where] },
      limit: 0,
      pagination: false,
      depth: 1,
      draft,
      overrideAccess: true,
    });
    return docs;
  };
  const current = await find({ and: [more, { _status: { equals: "published" } }] }, false);
  if (preview?.kind !== "translations" || preview.id === undefined) return current;
  const id = Number(preview.id);
  const drafts = await find({ and: [more, { id: { equals: id } }] }, true);
  return [...current.filter((one) => one.id !== id), ...drafts];
}
