import type { Endpoint, PayloadRequest } from "payload";
import { isEditor } from "#accounts/access/roles.ts";
import type { Present } from "#publishing/editing/presence.ts";
import { presenceOf } from "#publishing/editing/presence-of.ts";
import { isCollection } from "#server/is-collection.ts";
import { isTagged } from "#records/tags.ts";
import { forbid, refuse } from "#server/http/refuse.ts";

/** `record` is missing for a global. */
export interface PresenceReport {
  kind: string;
  record?: number | string;
  form: string;
  leaves?: boolean;
}

export interface PresenceAnswer {
  others: Present[];
  saved: { at: string; by: string | null } | null;
}

type Saved = { updatedAt?: string | null; lastSavedBy?: string | null } | null;

const isForm = (form: unknown): form is string =>
  typeof form === "string" && /^[\w-]{8,64}$/.test(form);

/**
 * `POST /cms/api/presence`, often, from each open form: who else has it open, and the last save.
 */
export const presenceEndpoint: Endpoint = {
  path: "/presence",
  method: "post",
  handler: async (req) => {
    const { user, payload } = req;
    if (!user || !isEditor(req)) return forbid();
    const report: Partial<PresenceReport> = (await req.json?.().catch(() => null)) ?? {};
    const place = placeOf(req, report);
    if (place === null || !isForm(report.form)) return refuse(404, "This record does not exist.");
    const presence = presenceOf(payload);
    const sitting = {
      place,
      form: report.form,
      user: user.id,
      name:
        user.collection === "users" && user.name
          ? `${user.name} (${user.email})`
          : String(user.email),
    };
    if (report.leaves) await presence.left(sitting);
    const answer: PresenceAnswer = report.leaves
      ? { others: [], saved: null }
      : { others: await presence.here(sitting), saved: await lastSave(req, report) };
    return Response.json(answer, { headers: { "cache-control": "no-store" } });
  },
};

function placeOf(
  { payload }: PayloadRequest,
  { kind = "", record }: Partial<PresenceReport>,
): string | null {
  if (!isTagged(kind)) return null;
  if (payload.config.globals.some(({ slug }) => slug === kind)) return `globals/${kind}`;
  return kind in payload.collections && /^\d{1,9}$/.test(String(record))
    ? `${kind}/${record}`
    : null;
}

async function lastSave(
  { payload }: PayloadRequest,
  { kind = "", record = "" }: Partial<PresenceReport>,
): Promise<PresenceAnswer["saved"]> {
  const how = {
    draft: true,
    depth: 0,
    overrideAccess: true,
    select: { updatedAt: true, lastSavedBy: true },
  } as const;
  const global = payload.config.globals.find(({ slug }) => slug === kind)?.slug;
  const found: object | null = isCollection(payload, kind)
    ? await payload.findByID({ ...how, collection: kind, id: record, disableErrors: true })
    : global
      ? await payload.findGlobal({ ...how, slug: global })
      : null;
  const saved = found as Saved;
  return saved?.updatedAt ? { at: saved.updatedAt, by: saved.lastSavedBy ?? null } : null;
}
