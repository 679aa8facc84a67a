/** What a table would change: refused rows with reasons, and all redirects as they would be. */
import { readFrom, spelledFrom } from "@meridian/contract/redirect-from";
import { redirectTarget } from "@meridian/contract/redirect-target";
import type { PayloadRequest } from "payload";
import { configWords } from "#admin-ui/words/german-text.ts";
import type { Redirect } from "#payload-types.ts";
import type { TableRow } from "#publishing/redirects/table/read-table.ts";
import { leadsTo } from "#publishing/redirects/flatten-redirects.ts";
import {
  LEADS_BACK,
  nextOf,
  pathIn,
  redirectAt,
  whyNotFrom,
  whyNotTo,
} from "#publishing/redirects/rules.ts";

export type Target = Pick<Redirect, "to" | "status">;
export interface RowReport {
  line: number;
  from: string;
  to: string;
  outcome: "made" | "changed" | "unchanged" | "refused";
  /** Why it was refused, else empty. */
  why: string;
}

/** By old address. */
type Redirects = ReadonlyMap<string, Target>;
export type ReadyRow = TableRow & Target;

async function redirectsNow({ payload }: Pick<PayloadRequest, "payload">): Promise<Redirects> {
  const { docs } = await payload.db.find<Redirect>({
    collection: "redirects",
    sort: "id",
    pagination: false,
  });
  return new Map(docs.map(({ from, to, status }) => [from, { to, status }]));
}

/** Where a redirect to `to` finally leads; `null` if back to its old address. */
function endOf(redirects: Redirects, from: string, to: string): string | null {
  const seen = new Set([from]);
  const own = { from, to };
  for (let at = to; ;) {
    const stored = redirectsAt(redirects, at).filter((one) => one.from !== from);
    const next = redirectAt([own, ...stored], at);
    if (!next) return at;
    if (seen.has(next.from)) return null;
    seen.add(next.from);
    at = nextOf(next, at);
  }
}

/** Those of the address's path, with any parameters. */
function redirectsAt(redirects: Redirects, address: string): { from: string; to: string }[] {
  const path = pathIn(address);
  const plain = redirects.get(path);
  const found = plain ? [{ from: path, to: plain.to }] : [];
  if (!address.includes("?")) return found;
  for (const [from, { to }] of redirects) if (from.startsWith(`${path}?`)) found.push({ from, to });
  return found;
}

/** Adds or changes one redirect, as the hooks would save it (`flatten-redirects.ts`). */
function withRedirect(redirects: Redirects, from: string, target: Target): Redirects {
  const after = new Map(redirects);
  write(after, from, target);
  return after;
}

function write(redirects: Map<string, Target>, from: string, { to, status }: Target): void {
  const end = endOf(redirects, from, to) ?? to;
  redirects.set(from, { to: end, status });
  for (const [start, { to: led, status: own }] of redirects) {
    if (!leadsTo(led, from) || led === end) continue;
    if (start === pathIn(end)) redirects.delete(start);
    else write(redirects, start, { to: end, status: own });
  }
}

interface Plan {
  report: RowReport[];
  /** Rows that change something, as they would be saved. */
  ready: ReadyRow[];
  after: Redirects;
}

/** Plans from `start` to `end`; `rows` is the whole table, to find duplicates. */
export async function planRows(
  req: PayloadRequest,
  rows: readonly TableRow[],
  { start, end, siteUrl }: { start: number; end: number; siteUrl: string },
): Promise<Plan> {
  const spelled = rows.map((row) => ({ ...row, from: spelledBySite(row.from, siteUrl) }));
  const firstLines = new Map<string, number>();
  for (const { from, line } of spelled) if (!firstLines.has(from)) firstLines.set(from, line);
  const plan: Plan = { report: [], ready: [], after: await redirectsNow(req) };
  for (const row of spelled.slice(start, end)) {
    const why = await whyNotRow(req, plan.after, row, { first: firstLines.get(row.from), siteUrl });
    const { line, from } = row;
    if (why) plan.report.push({ line, from, to: row.to, outcome: "refused", why });
    else {
      const { outcome, ready } = planRow(plan, row, siteUrl);
      plan.report.push({ line, from, to: row.to, outcome, why: "" });
      if (outcome !== "unchanged") plan.ready.push(ready);
    }
  }
  return plan;
}

function planRow(plan: Plan, row: TableRow, siteUrl: string) {
  const status = row.status === "302" ? "302" : "301";
  const to = redirectTarget(row.to, siteUrl)?.to ?? row.to;
  const ready: ReadyRow = { ...row, to, status };
  const known = plan.after.get(row.from);
  const isAsBefore = known?.status === status && known.to === endOf(plan.after, row.from, to);
  if (!isAsBefore) plan.after = withRedirect(plan.after, row.from, { to, status });
  const outcome: RowReport["outcome"] = isAsBefore ? "unchanged" : known ? "changed" : "made";
  return { outcome, ready };
}

async function whyNotRow(
  req: PayloadRequest,
  redirects: Redirects,
  { line, from, to, status }: TableRow,
  { first, siteUrl }: { first: number | undefined; siteUrl: string },
): Promise<string> {
  if (from !== "" && first !== undefined && first !== line)
    return `Line ${first} has the same old address.`;
  if (status !== "" && status !== "301" && status !== "302")
    return "The status must be 301 (permanent) or 302 (temporary).";
  const reasons = [await whyNotFrom(req, from), whyNotTo(to, siteUrl)];
  const target = redirectTarget(to.trim(), siteUrl)?.to;
  if (from && target && endOf(redirects, from, target) === null) reasons.push(LEADS_BACK);
  return reasons.filter(Boolean).map(configWords(req)).join(" ");
}

/** Tools write full addresses, capitals and final slashes; visitors get the site's spelling. */
function spelledBySite(from: string, siteUrl: string): string {
  const own = redirectTarget(from, siteUrl);
  if (!own || own.isElsewhere) return from;
  const [path = "", query] = own.to.split(/\?(.*)/s);
  const spelled = path.toLowerCase().replace(/\/+$/, "") || "/";
  if (query === undefined) return spelled;
  const read = readFrom(`${spelled}?${query}`);
  return read ? spelledFrom(read) : from;
}
