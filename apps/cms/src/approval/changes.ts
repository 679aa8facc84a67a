/** What a proposal would change, where no two versions can be compared. */
import type { Payload } from "payload";
import { latestState } from "#approval/proposals.ts";
import { differences, readable, valueAt, type State } from "#editing/compare.ts";
import type { Proposal } from "#payload-types.ts";

export interface Change {
  field: string;
  before: string;
  after: string;
}

const MOST = 20;
const LONGEST = 200;

const cut = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;

const stateOf = (value: unknown): State =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** Fields of what is to be saved, or rows of a table. */
export async function changesOf(payload: Payload, proposal: Proposal): Promise<Change[]> {
  const { action, data, place } = proposal;
  if (action === "table")
    return (Array.isArray(data) ? data : []).slice(0, MOST).map((row: unknown) => {
      const { from, to, status } = stateOf(row);
      return { field: String(from), before: "", after: `${String(to)} ${String(status)}` };
    });
  if (action !== "write") return [];
  const before = stateOf(await latestState(payload, { place, record: proposal.record ?? "" }));
  const after = { ...before, ...stateOf(data) };
  return differences(before, after)
    .slice(0, MOST)
    .map((path) => ({
      field: path.join(", "),
      before: cut(readable(valueAt(before, path))),
      after: cut(readable(valueAt(after, path))),
    }));
}
