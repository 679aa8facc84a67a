/** States of the content by the numbers of its changes, and what changed since one of them. */
import type { Payload } from "payload";
import type { ChangeStates } from "#contract/changed-list.ts";
import { writtenUpTo } from "#publishing/purge/written-up-to.ts";

/** Changes; a list with more is read whole. */
const MOST = 200;
/** Milliseconds, well within the time for which sent changes are stored (`pending.ts`). */
const STORED_FOR = 12 * 3_600_000;
/** Milliseconds to wait for a change that is being written. */
const PATIENCE_MS = 100;

interface Row {
  id: number;
  tags: string[];
  createdAt: string;
}

/** With its time: another database, such as a restored one, has the same numbers. */
const nameOf = ({ id, createdAt }: Row): string => `${id}-${Date.parse(createdAt)}`;

export function changeStates(payload: Payload, now: () => number = Date.now): ChangeStates {
  const rows = async (from: number, sort: "id" | "-id", limit: number): Promise<Row[]> =>
    (
      await payload.db.find<Row>({
        collection: "purges",
        where: { id: { greater_than_equal: from } },
        sort,
        limit,
        pagination: false,
      })
    ).docs;
  return {
    async current() {
      const [newest] = await rows(0, "-id", 1);
      const isComplete = newest && (await writtenUpTo(payload, PATIENCE_MS)) !== undefined;
      return isComplete ? nameOf(newest) : undefined;
    },
    async tagsSince(state) {
      const number = Number(/^\d{1,15}(?=-)/.exec(state)?.[0] ?? NaN);
      if (Number.isNaN(number)) return undefined;
      const [known, ...later] = await rows(number, "id", MOST + 2);
      if (!known || nameOf(known) !== state || later.length > MOST) return undefined;
      const [next] = later;
      const isStored = ({ createdAt }: Row): boolean => now() - Date.parse(createdAt) < STORED_FOR;
      // Of a state from yesterday all later changes are stored if the first of them is a new one.
      const isWhole = !next || isStored(known) || (next.id === number + 1 && isStored(next));
      if (!isWhole) return undefined;
      const tags = later.flatMap((row) => row.tags);
      return tags.includes("*") ? undefined : tags;
    },
  };
}
