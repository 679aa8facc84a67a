import type { Payload } from "payload";
import { BEGINNING, hashOf, keyOf, nameOfKey } from "#accounts/audit/chain.ts";
import type { AuditLog } from "#payload-types.ts";

export interface Verdict {
  entries: number;
  /** To compare with the host's log lines. */
  newest: { number: number; hash: string } | null;
  /** Empty when the log is unchanged. */
  problems: string[];
}

const PORTION = 500;
/** Maximum reported problems: beyond these, more than single entries were changed. */
const MOST = 20;

async function* sealedEntries(payload: Payload): AsyncGenerator<AuditLog & { number: number }> {
  for (let after = 0; ;) {
    const { docs } = await payload.db.find<AuditLog & { number: number }>({
      collection: "audit-log",
      where: { number: { greater_than: after } },
      sort: "number",
      limit: PORTION,
      pagination: false,
    });
    yield* docs;
    if (docs.length < PORTION) return;
    after = docs.at(-1)?.number ?? after;
  }
}

export async function verify(payload: Payload): Promise<Verdict> {
  const key = keyOf(payload.secret);
  const name = nameOfKey(key);
  const problems: string[] = [];
  /** Entries sealed with another secret. */
  const foreign: number[] = [];
  /** Number and hash that retention recorded as removed. */
  const removed = new Map<number, string>();
  let first: (AuditLog & { number: number }) | undefined;
  let before: { number: number; hash: string } | null = null;
  let entries = 0;
  for await (const entry of sealedEntries(payload)) {
    const { number, hash } = entry;
    first ??= entry;
    entries++;
    if (before && number !== before.number + 1)
      problems.push(
        number === before.number + 2
          ? `Entry ${before.number + 1} is missing.`
          : `Entries ${before.number + 1} to ${number - 1} are missing.`,
      );
    else if (entry.key !== name) foreign.push(number);
    // The first entry is checked later, when retention's removals are known.
    else if (before && hashOf(key, number, entry, before.hash) !== hash)
      problems.push(`Entry ${number} was changed after it was written.`);
    else if (entry.event === "retention") {
      const [through = "", last = ""] = (entry.detail ?? "").split(" ");
      removed.set(Number(through), last);
    }
    before = { number, hash: hash ?? "" };
    if (problems.length >= MOST) break;
  }
  if (foreign.length > 0)
    problems.push(
      `${foreign.length} entries, of ${foreign[0]} to ${foreign.at(-1)}, were sealed with another PAYLOAD_SECRET and cannot be checked.`,
    );
  if (first?.key === name) problems.unshift(...problemOfFirst(key, first, removed));
  return { entries, newest: before, problems };
}

function problemOfFirst(
  key: Buffer,
  first: AuditLog & { number: number },
  removed: ReadonlyMap<number, string>,
): string[] {
  const before = first.number === 1 ? BEGINNING : removed.get(first.number - 1);
  if (before === undefined)
    return [
      first.number === 2 ? "Entry 1 is missing." : `Entries 1 to ${first.number - 1} are missing.`,
    ];
  return hashOf(key, first.number, first, before) === first.hash
    ? []
    : [`Entry ${first.number} was changed after it was written.`];
}
