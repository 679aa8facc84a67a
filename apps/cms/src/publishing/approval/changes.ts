/** All changes of a proposal in full, and a fingerprint by which an approval names them. */
import { createHash } from "node:crypto";
import type { FlattenedField, Payload } from "payload";
import { compareRecords, type Change } from "#publishing/approval/compare-records.ts";
import { fingerprintOf } from "#publishing/approval/fingerprint.ts";
import type { State } from "#publishing/approval/in-full.ts";
import { namesIn } from "#publishing/approval/names.ts";
import { latestState, shownState } from "#publishing/approval/proposals.ts";
import { isCollection } from "#server/is-collection.ts";
import type { Proposal } from "#payload-types.ts";
import {
  redirectChanges,
  redirectsNow,
  withRedirect,
  type Redirects,
} from "#publishing/redirects/table/plan.ts";

export type { Change } from "#publishing/approval/compare-records.ts";

export interface Stated {
  changes: Change[];
  /** Differs as soon as the proposal changes anything else. */
  mark: string;
}

export async function statedChanges(payload: Payload, proposal: Proposal): Promise<Stated> {
  const target = { place: proposal.place, record: proposal.record ?? "" };
  const latest = await latestState(payload, target);
  const changes =
    proposal.place === "redirects"
      ? await changesOfRedirects(payload, proposal, stateOf(latest))
      : await changesOfRecord(payload, proposal, stateOf(latest));
  const parts = [proposal.id, proposal.action, fingerprintOf(latest), changes];
  return { changes, mark: createHash("sha256").update(JSON.stringify(parts)).digest("hex") };
}

const stateOf = (value: unknown): State =>
  typeof value === "object" && value !== null ? { ...value } : {};

async function changesOfRecord(
  payload: Payload,
  { place, record, action, data }: Proposal,
  latest: State,
): Promise<Change[]> {
  const fields = fieldsOf(payload, place);
  const [before, after] =
    action === "publish"
      ? [stateOf(await shownState(payload, { place, record: record ?? "" })), latest]
      : action === "write"
        ? [latest, { ...latest, ...stateOf(data) }]
        : action === "remove"
          ? [latest, {}]
          : [{}, {}];
  return compareRecords(fields, before, after, await namesIn(payload, fields, [before, after]));
}

/** Includes the fields in rows and unnamed tabs. */
export function fieldsOf(payload: Payload, place: string): readonly FlattenedField[] {
  if (isCollection(payload, place)) return payload.collections[place].config.flattenedFields;
  return payload.config.globals.find(({ slug }) => slug === place)?.flattenedFields ?? [];
}

/** Saving a redirect also rewrites those that lead to its old address. */
async function changesOfRedirects(
  payload: Payload,
  { action, data }: Proposal,
  latest: State,
): Promise<Change[]> {
  const before = await redirectsNow({ payload });
  const was = typeof latest.from === "string" ? latest.from : "";
  const others = new Map([...before].filter(([from]) => from !== was || action === "table"));
  const rows = action === "table" && Array.isArray(data) ? data : [{ ...latest, ...stateOf(data) }];
  const after =
    action === "remove"
      ? others
      : rows.reduce<Redirects>((made, row) => withRow(made, stateOf(row)), others);
  return redirectChanges(before, after);
}

const withRow = (redirects: Redirects, { from, to, status }: State): Redirects =>
  withRedirect(redirects, String(from), {
    to: String(to),
    status: status === "302" ? "302" : "301",
  });
