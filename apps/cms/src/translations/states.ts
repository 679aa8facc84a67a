/** Which translations a kind has, and in which state. */
import type { Payload } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import type { Translation } from "#payload-types.ts";

export const STATES = {
  published: "published",
  changed: "published, with changes in a draft",
  draft: "draft",
  begun: "draft, not edited yet",
} as const;
export type State = keyof typeof STATES;

export const isPublicState = (state: State | undefined): boolean =>
  state === "published" || state === "changed";

/** Visitors see its translation into this language. */
export const isPublicIn = (
  { translations }: { translations: Readonly<Record<string, TranslationState>> },
  language: string,
): boolean => isPublicState(translations[language]?.state);

export interface TranslationState {
  id: number;
  record: number | null;
  language: string;
  state: State;
  updatedAt: string;
}

/** `records`: only these; by default all of the kind. */
export async function translationStates(
  payload: Payload,
  kind: string,
  records?: readonly number[],
): Promise<TranslationState[]> {
  const find = async (draft: boolean): Promise<Translation[]> =>
    (
      await payload.find({
        collection: "translations",
        where: {
          kind: { equals: kind },
          ...(records && { record: { in: [...records] } }),
        },
        select: { record: true, language: true, _status: true, createdAt: true, updatedAt: true },
        draft,
        depth: 0,
        limit: 0,
        pagination: false,
        overrideAccess: true,
      })
    ).docs as Translation[];
  const [drafts, current] = await Promise.all([find(true), find(false)]);
  const isPublic = new Set(current.filter(isPublished).map(({ id }) => id));
  const stateOf = ({ id, _status, createdAt, updatedAt }: Translation): State => {
    if (isPublic.has(id)) return _status === "published" ? "published" : "changed";
    return createdAt === updatedAt ? "begun" : "draft";
  };
  return drafts.map((draft) => {
    const { id, record = null, language, updatedAt } = draft;
    return { id, record, language, updatedAt, state: stateOf(draft) };
  });
}
