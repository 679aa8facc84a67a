import type { Endpoint, PayloadRequest, Where } from "payload";
import { isAdmin } from "#accounts/access/roles.ts";
import { EVENTS } from "#accounts/audit/events.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { csvTable, filteredBy } from "#admin-ui/list-table.ts";
import type { AuditLog } from "#payload-types.ts";
import { refuse } from "#server/http/refuse.ts";

const BATCH = 500;
const HEAD = ["Number", "When (UTC)", "What", "Who", "Where", "Record", "Which"];
const LABELS = new Map<string, string>(EVENTS.map(({ value, label }) => [value, label]));

const rowOf = ({ id, at, event, who, place, record, detail }: AuditLog): string[] => [
  String(id),
  new Date(at).toISOString(),
  LABELS.get(event) ?? event,
  who,
  place ?? "",
  record ?? "",
  detail ?? "",
];

const refuseOthers = (): Response => refuse(403, "Only an admin can read the audit log.");

async function read(req: PayloadRequest, where: Where, before?: number): Promise<AuditLog[]> {
  const further = before === undefined ? [] : [{ id: { less_than: before } }];
  const { docs } = await req.payload.find({
    collection: "audit-log",
    where: { and: [where, ...further] },
    sort: "-id",
    limit: BATCH,
    pagination: false,
    overrideAccess: false,
    req,
  });
  return docs;
}

/** `GET /cms/api/audit-log/export.csv`, with the list's `where` and `search`. */
const table: Endpoint = {
  path: "/export.csv",
  method: "get",
  handler: async (req) => {
    if (!isAdmin(req)) return refuseOthers();
    const where = filteredBy(req, "audit-log");
    const first = await read(req, where);
    await noteEvent(req, { event: "export", place: "audit-log" });
    return csvTable({
      name: "audit-log",
      head: HEAD,
      rowOf,
      batch: BATCH,
      first,
      next: (last) => read(req, where, last?.id),
    });
  },
};

export const auditEndpoints: Endpoint[] = [table];
