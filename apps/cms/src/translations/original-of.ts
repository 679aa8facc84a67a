import type { Payload, PayloadRequest } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import { isCollection } from "#server/is-collection.ts";

export interface TranslationOf {
  kind: string;
  record?: number | null;
}
export type OriginalDoc = Record<string, unknown> & { _status?: string | null };

interface Known extends TranslationOf {
  doc: OriginalDoc;
}
const KNOWN = "knownOriginal";

/** For this request's next saves of its translation: each would read it again several times. */
export function knowOriginal(req: PayloadRequest, known: Known): void {
  req.context[KNOWN] = known;
}

function knownTo(req: PayloadRequest | undefined, of: TranslationOf): OriginalDoc | null {
  const known = req?.context?.[KNOWN] as Known | undefined;
  const isSame = known?.kind === of.kind && (known.record ?? null) === (of.record ?? null);
  return known && isSame ? known.doc : null;
}

/** As visitors see it; before its first publication, its draft. `null`: deleted or in the trash. */
export async function originalOf(
  payload: Payload,
  { kind, record }: TranslationOf,
  req?: PayloadRequest,
): Promise<OriginalDoc | null> {
  const known = knownTo(req, { kind, record: record ?? null });
  if (known) return known;
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
