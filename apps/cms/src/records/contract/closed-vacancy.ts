import type { Wire } from "@meridian/contract";
import type { Payload, Where } from "payload";
import { vacancies } from "#records/kinds/vacancies.ts";
import { isPublished } from "#records/fields/publishing.ts";

/**
 * A vacancy that was public at this address, in its last published state: its page reports that it
 * is closed (HTTP 410). `null` if it was never public, or is open at another address.
 */
export async function closedVacancy(payload: Payload, slug: string): Promise<Wire<"vacancy">> {
  const where: Where = {
    and: [{ "version.slug": { equals: slug } }, { "version._status": { equals: "published" } }],
  };
  const { docs } = await payload.findVersions({
    collection: "vacancies",
    where,
    sort: "-updatedAt",
    limit: 1,
    depth: 1,
    overrideAccess: true,
  });
  const [last] = docs;
  if (!last) return [];
  const id = Number(last.parent);
  const { docs: now } = await payload.find({
    collection: "vacancies",
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    draft: false,
    overrideAccess: true,
  });
  return now.some(isPublished)
    ? []
    : [{ ...vacancies.write({ ...last.version, id }), closed: true }];
}
