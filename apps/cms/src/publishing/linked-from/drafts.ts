/** The newest versions that are not public. */
import type {
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from "payload";

export type At = Pick<PayloadRequest, "payload"> & Partial<PayloadRequest>;
type Doc = Record<string, unknown>;

const DRAFTS: Where = {
  and: [{ latest: { equals: true } }, { "version._status": { equals: "draft" } }],
};

/** All rows, as the request's transaction has them; hooks and filters of its user do not apply. */
export const allRows = ({ payload, transactionID }: At) => ({
  pagination: false,
  limit: 0,
  ...(transactionID !== undefined && { req: { payload, transactionID } }),
});

/** By record. */
export async function draftsOf(
  at: At,
  { slug, versions }: SanitizedCollectionConfig,
): Promise<Map<number, Doc>> {
  if (!versions?.drafts) return new Map();
  const { docs } = await at.payload.db.findVersions<Doc>({
    ...allRows(at),
    collection: slug,
    where: DRAFTS,
  });
  return new Map(docs.map(({ parent, version }) => [Number(parent), version]));
}

export async function draftOfPage(
  at: At,
  { slug, versions }: SanitizedGlobalConfig,
): Promise<Doc | undefined> {
  if (!versions?.drafts) return undefined;
  const { docs } = await at.payload.db.findGlobalVersions<Doc>({
    ...allRows(at),
    global: slug,
    where: DRAFTS,
  });
  return docs[0]?.version;
}
