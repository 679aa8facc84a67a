/** Whether the chain is whole. */
import type { Payload } from "payload";
import { BEGINNING, hashOf, keyOf, nameOfKey } from "#accounts/audit/chain.ts";
import type { AuditLog } from "#payload-types.ts";

export interface Verdict {
  /** Entries looked at. */
  entries: number;
  /** The newest, to be compared with the host's log lines. */
  newest: { number: number; hash: string } | null;
  /** What does not fit, in words; empty: all is as it was written. */
  problems: string[];
}

const PORTION = 500;
/** Problems that are told; after these it is no longer one entry that was touched. */
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
  /** Entries that were sealed with another secret. */
  const foreign: number[] = [];
  /** What retention says it took: number to hash. */
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
    // The first is looked at when it is known what retention took.
    else if (before && hashOf(key, number, entry, before.hash) !== hash)
      problems.push(`Entry ${number} is not as it was written.`);
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
    : [`Entry ${first.number} is not as it was written.`];
}
