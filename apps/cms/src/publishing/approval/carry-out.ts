/** Carries out an approved proposal in the approver's name. */
import type { PayloadRequest } from "payload";
import { APPROVED } from "#publishing/approval/decide.ts";
import { isCollection } from "#server/is-collection.ts";
import { importRows } from "#publishing/redirects/table/import-rows.ts";
import { planRows, type RowReport } from "#publishing/redirects/table/plan.ts";
import type { Proposal } from "#payload-types.ts";

const CHANGES = {
  publish: { _status: "published" },
  unpublish: { _status: "draft", unpublishAt: null },
} as const;

/** Throws the form's error message. */
export async function carryOut(
  req: PayloadRequest,
  proposal: Proposal,
  siteUrl: string,
): Promise<void> {
  const { place, action, fingerprint } = proposal;
  const record = proposal.record ?? "";
  req.context[APPROVED] = { place, record, fingerprint };
  const { payload } = req;
  // The values' type is known only from the form's schema; hooks and fields validate them.
  const stored: object = proposal;
  const data = Reflect.get(stored, "data");
  if (action === "table") {
    const all = { start: 0, end: data.length, siteUrl };
    // All rows or none: the approval covers the whole table.
    throwRefused((await planRows(req, data, all)).report);
    throwRefused(await importRows(req, data, all));
    return;
  }
  const as = { req, depth: 0, overrideAccess: false, user: req.user } as const;
  const global = payload.config.globals.find(({ slug }) => slug === place);
  if (global) {
    const change = action === "write" ? data : CHANGES[action === "publish" ? action : "unpublish"];
    await payload.updateGlobal({
      ...as,
      slug: global.slug,
      data: change,
      ...(action === "unpublish" && { unpublishAllLocales: true }),
    });
    return;
  }
  if (!isCollection(payload, place)) throw new Error(`${place} no longer exists.`);
  const one = { ...as, collection: place, id: Number(record) };
  if (action === "remove") await payload.delete(one);
  else if (action === "trash")
    await payload.update({ ...one, data: { deletedAt: new Date().toISOString() } });
  else if (action === "publish") await payload.update({ ...one, data: CHANGES.publish });
  else if (action === "unpublish")
    await payload.update({ ...one, data: CHANGES.unpublish, unpublishAllLocales: true });
  else if (record === "") await payload.create({ ...as, collection: place, data });
  else await payload.update({ ...one, data });
}

function throwRefused(report: RowReport[]): void {
  const refused = report.filter(({ outcome }) => outcome === "refused");
  if (refused.length > 0)
    throw new Error(refused.map(({ from, why }) => `${from}: ${why}`).join(" "));
}
