/** The audit log as a table, and whether it is whole. */
import type { Endpoint, PayloadRequest, Where } from "payload";
import { mergeListSearchAndWhere } from "payload/shared";
import { isAdmin } from "#access/roles.ts";
import { EVENTS } from "#audit/events.ts";
import { noteEvent } from "#audit/note-event.ts";
import { seal } from "#audit/seal.ts";
import { verify } from "#audit/verify.ts";
import { csvRow } from "#csv/csv.ts";
import type { AuditLog } from "#payload-types.ts";

const BATCH = 500;
const HEAD = ["Number", "When (UTC)", "What", "Who", "Where", "Record", "Which", "Hash"];
const LABELS = new Map<string, string>(EVENTS.map(({ value, label }) => [value, label]));

const rowOf = ({ number, at, event, who, place, record, detail, hash }: AuditLog): string[] => [
  String(number ?? ""),
  new Date(at).toISOString(),
  LABELS.get(event) ?? event,
  who,
  place ?? "",
  record ?? "",
  detail ?? "",
  hash ?? "",
];

const refuse = (): Response =>
  Response.json(
    { errors: [{ message: "Only an admin reads the audit log." }] },
    { status: 403, headers: { "cache-control": "no-store" } },
  );

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

/** What the list is filtered by and searched for. */
function wantedBy({ query, payload }: PayloadRequest): Where {
  const { where, search }: { where?: Where; search?: unknown } = query;
  return mergeListSearchAndWhere({
    collectionConfig: payload.collections["audit-log"].config,
    search: typeof search === "string" ? search : "",
    where: where ?? {},
  });
}

/** `GET /cms/api/audit-log/export.csv`, with the list's `where` and `search`. */
const table: Endpoint = {
  path: "/export.csv",
  method: "get",
  handler: async (req) => {
    if (!isAdmin(req)) return refuse();
    const where = wantedBy(req);
    let batch = await read(req, where);
    await noteEvent(req, { event: "export", place: "audit-log" });
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(`\ufeff${csvRow(HEAD)}`)),
      async pull(controller) {
        for (const entry of batch) controller.enqueue(encoder.encode(csvRow(rowOf(entry))));
        if (batch.length < BATCH) return controller.close();
        batch = await read(req, where, batch.at(-1)?.id);
      },
    });
    return new Response(body, {
      headers: {
        "content-type": "text/csv; charset=utf-8; header=present",
        "content-disposition": `attachment; filename="audit-log-${new Date().toISOString().slice(0, 10)}.csv"`,
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      },
    });
  },
};

/** `GET /cms/api/audit-log/verify`: a `Verdict`. */
const check: Endpoint = {
  path: "/verify",
  method: "get",
  handler: async (req) => {
    if (!isAdmin(req)) return refuse();
    await seal(req.payload);
    return Response.json(await verify(req.payload), { headers: { "cache-control": "no-store" } });
  },
};

export const auditEndpoints: Endpoint[] = [table, check];
