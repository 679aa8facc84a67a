import type { PayloadRequest } from "payload";
import { NOT_TRASHED } from "#publishing/trash.ts";
import { noteChange } from "#publishing/purge/note-change.ts";

interface Texts {
  id: number;
  path: string;
  canonical?: string | null;
  _status?: string | null;
}

const at = (req: PayloadRequest, path: string): Promise<Texts | null> =>
  req.payload.db.findOne<Texts>({
    collection: "seo-records",
    where: { path: { equals: path }, ...NOT_TRASHED },
    req,
  });

/**
 * Public state and draft get the new path. Payload's update would publish or unpublish an editor's
 * pending change. An existing record at the new path stays.
 */
export async function seoFollows(req: PayloadRequest, from: string, to: string): Promise<void> {
  const record = await at(req, from);
  if (!record || (await at(req, to))) return;
  const { db } = req.payload;
  const { _status: status } = record;
  const moved = <T extends Pick<Texts, "path" | "canonical">>(state: T): T => ({
    ...state,
    path: to,
    ...(state.canonical === from && { canonical: to }),
  });
  const { path, canonical } = moved(record);
  await db.updateOne({
    collection: "seo-records",
    id: record.id,
    data: { path, ...(canonical !== undefined && { canonical }) },
    req,
    returning: false,
  });
  const { docs } = await db.findVersions<Texts>({
    collection: "seo-records",
    where: { parent: { equals: record.id } },
    sort: "-updatedAt",
    limit: 1,
    pagination: false,
    req,
  });
  const [latest] = docs;
  if (latest?.version.path === from)
    await db.updateVersion({
      collection: "seo-records",
      id: latest.id,
      versionData: { ...latest, version: moved(latest.version) },
      req,
      returning: false,
    });
  if (status === "published") await noteChange("seo-records", [record, moved(record)], req);
}
