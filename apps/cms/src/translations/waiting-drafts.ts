/** What drafts of translations wait for, in the words of lists. */
import type { Payload } from "payload";
import { stateInWords, type ListedState, type StateWords } from "#admin-ui/lists/state-in-words.ts";
import { draftStates } from "#admin-ui/lists/states.ts";

interface Waiting extends Pick<StateWords, "words" | "at"> {
  /** An editor chose a time for it, or took it off the site: it is published by a choice of its own. */
  isHeld: boolean;
}

interface Stored extends ListedState {
  review?: { asked?: boolean | null; at?: string | null } | null;
}

/** By the translation's number. */
export async function waitingDrafts(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Waiting>> {
  if (ids.length === 0) return new Map();
  const [{ docs }, states] = await Promise.all([
    payload.db.findVersions<Stored>({
      collection: "translations",
      where: { and: [{ latest: { equals: true } }, { parent: { in: [...ids] } }] },
      select: { parent: true, version: { _status: true, publishAt: true, review: true } },
      pagination: false,
      limit: 0,
    }),
    draftStates({ payload }, "translations", ids),
  ]);
  return new Map(
    docs.map(({ parent, version }): [number, Waiting] => {
      const state = states.get(Number(parent));
      const { review, publishAt } = version;
      const isHeld = Boolean(publishAt) || state === "withdrawn";
      const isSentBack = !isHeld && !review?.asked && Boolean(review?.at);
      const { words, at } = stateInWords(version, state);
      return [
        Number(parent),
        { words: isSentBack ? "Sent back" : words, isHeld, ...(at !== undefined && { at }) },
      ];
    }),
  );
}
