/**
 * Closes and reopens a vacancy, also for recruiters, who may write nothing else of it. A closed one
 * is unpublished: its page reports that it is closed.
 */
import type { CollectionConfig, Endpoint, Payload, PayloadRequest } from "payload";
import { isInboxUser } from "#accounts/access/roles.ts";
import { differences } from "#publishing/editing/compare.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { stateOf } from "#inbox/by-vacancy.ts";
import type { Vacancy } from "#payload-types.ts";
import { refuse } from "#server/http/refuse.ts";

/** Visitors do not read these. */
const TIMES = new Set(["publishAt", "unpublishAt"]);

const find = (payload: Payload, id: number, draft: boolean): Promise<Vacancy | null> =>
  payload.findByID({ collection: "vacancies", id, draft, depth: 0, disableErrors: true });

async function lastPublished(payload: Payload, id: number) {
  const { docs } = await payload.findVersions({
    collection: "vacancies",
    where: { and: [{ parent: { equals: id } }, { "version._status": { equals: "published" } }] },
    sort: "-updatedAt",
    limit: 1,
    depth: 0,
  });
  return docs[0]?.version ?? null;
}

/** Why a user without write access cannot reopen it; `null` if they can. */
async function whyNotOpened(payload: Payload, vacancy: Vacancy): Promise<string | null> {
  const before = await lastPublished(payload, vacancy.id);
  if (before === null) return "This vacancy has never been public: an editor must publish it.";
  if (stateOf({ ...vacancy, _status: "published" }, true, new Date()) === "over")
    return "Its last day to apply has passed: an editor must set a later one first.";
  const now = (await find(payload, vacancy.id, true)) ?? vacancy;
  const changed = differences({ ...before }, { ...now }).filter(
    ([field = ""]) => !TIMES.has(field),
  );
  return changed.length > 0
    ? "It has unpublished changes: an editor must check and publish them."
    : null;
}

/** Keeps the times of the latest draft. The hooks sign the change and notify the site. */
async function setOpen(req: PayloadRequest, id: number, isOpen: boolean): Promise<Response> {
  const { _status, lastSavedBy } = await req.payload.update({
    collection: "vacancies",
    id,
    data: { _status: isOpen ? "published" : "draft" },
    // Does not check what an editor has not finished.
    unpublishAllLocales: !isOpen,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return Response.json({ _status, lastSavedBy }, { headers: { "cache-control": "no-store" } });
}

/** `POST /cms/api/vacancies/{id}/close` and `/open`, for users who handle applications. */
const changing = (path: "close" | "open"): Endpoint => ({
  path: `/:id/${path}`,
  method: "post",
  handler: async (req) => {
    if (!isInboxUser(req)) return refuse(403, "Log in to close or open a vacancy.");
    const vacancy = await find(req.payload, Number(req.routeParams?.id) || 0, false);
    if (!vacancy) return refuse(404, "This vacancy does not exist.");
    const isOpen = isPublished(vacancy);
    if (path === "close")
      return isOpen
        ? setOpen(req, vacancy.id, false)
        : refuse(409, "It is already closed. Reload the page.");
    if (isOpen) return refuse(409, "It is already open. Reload the page.");
    const reason = await whyNotOpened(req.payload, vacancy);
    return reason === null ? setOpen(req, vacancy.id, true) : refuse(409, reason);
  },
});

/** Adds the recruiters' button and its endpoints. */
export const closable = (vacancies: CollectionConfig): CollectionConfig => ({
  ...vacancies,
  endpoints: [changing("close"), changing("open")],
  fields: [
    {
      name: "recruitersClose",
      type: "ui",
      admin: {
        position: "sidebar",
        disableListColumn: true,
        components: { Field: "/inbox/screens/recruiters-close.tsx#RecruitersClose" },
      },
    },
    ...vacancies.fields,
  ],
});
