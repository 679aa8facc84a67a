import type { Payload, PayloadRequest } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import { isCollection } from "#server/is-collection.ts";

export interface TranslationOf {
  kind: string;
  record?: number | null;
}
export type OriginalDoc = Record<string, unknown> & { _status?: string | null };

/** As visitors see it; before its first publication, its draft. `null`: deleted or in the trash. */
export async function originalOf(
  payload: Payload,
  { kind, record }: TranslationOf,
  req?: PayloadRequest,
): Promise<OriginalDoc | null> {
  const as = { depth: 0, overrideAccess: true, ...(req && { req: withoutUser(req) }) } as const;
  const read = async (draft: boolean): Promise<OriginalDoc | null> => {
    if (isCollection(payload, kind)) {
      if (!record) return null;
      const doc: object | null = await payload.findByID({
        ...as,
        collection: kind,
        id: record,
        draft,
        disableErrors: true,
      });
      return doc && { ...doc };
    }
    const global = payload.config.globals.find(({ slug }) => slug === kind);
    return global ? { ...(await payload.findGlobal({ ...as, slug: global.slug, draft })) } : null;
  };
  const current = await read(false);
  return current && isPublished(current) ? current : read(true);
}

/** Only the transaction: hooks of other requests do not apply. */
const withoutUser = ({ transactionID, payload }: PayloadRequest): Partial<PayloadRequest> => ({
  payload,
  ...(transactionID !== undefined && { transactionID }),
});
