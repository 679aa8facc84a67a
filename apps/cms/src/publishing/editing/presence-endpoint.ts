import type { Endpoint, PayloadRequest } from "payload";
import { isWriter } from "#accounts/access/roles.ts";
import type { Present } from "#publishing/editing/presence.ts";
import { isForm } from "#admin-ui/open-form.ts";
import { presenceOf } from "#publishing/editing/presence-of.ts";
import { maySee } from "#publishing/review/author-access.ts";
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
  /** `isOwn`: by the form that reports. */
  saved: { at: string; by: string | null; isOwn: boolean } | null;
}

type Saved = Partial<Record<"updatedAt" | "lastSavedBy" | "lastSavedIn", string | null>> | null;

/**
 * `POST /cms/api/presence`, often, from each open form: who else has it open, and the last save.
 */
export const presenceEndpoint: Endpoint = {
  path: "/presence",
  method: "post",
  handler: async (req) => {
    const { user, payload } = req;
    if (!user || !isWriter(req)) return forbid();
    const report: Partial<PresenceReport> = (await req.json?.().catch(() => null)) ?? {};
    const place = placeOf(req, report);
    const isSeen = place !== null && (await maySee(req, seenBy(req, report)));
    if (!isSeen || !isForm(report.form)) return refuse(404, "This record does not exist.");
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

const seenBy = ({ payload }: PayloadRequest, { kind = "", record }: Partial<PresenceReport>) => ({
  place: kind,
  record: isCollection(payload, kind) ? Number(record) : undefined,
});

async function lastSave(
  { payload }: PayloadRequest,
  { kind = "", record = "", form }: Partial<PresenceReport>,
): Promise<PresenceAnswer["saved"]> {
  const how = {
    draft: true,
    depth: 0,
    overrideAccess: true,
    select: { updatedAt: true, lastSavedBy: true, lastSavedIn: true },
  } as const;
  const global = payload.config.globals.find(({ slug }) => slug === kind)?.slug;
  const found: object | null = isCollection(payload, kind)
    ? await payload.findByID({ ...how, collection: kind, id: record, disableErrors: true })
    : global
      ? await payload.findGlobal({ ...how, slug: global })
      : null;
  const saved = found as Saved;
  if (!saved?.updatedAt) return null;
  const isOwn = saved.lastSavedIn === form;
  return { at: saved.updatedAt, by: saved.lastSavedBy ?? null, isOwn };
}
