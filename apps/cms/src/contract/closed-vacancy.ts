import type { Wire } from "@meridian/contract";
import type { Payload, Where } from "payload";
import type { Vacancy } from "#payload-types.ts";
import type { Reader } from "#records/reader.ts";
import { vacancies } from "#records/kinds/vacancies.ts";
import { isPublished } from "#records/fields/publishing.ts";
import type { InLanguage } from "#translations/find-translations.ts";
import { docsInLanguage } from "#translations/read-translations.ts";

/**
 * A vacancy that was public at this address, in its last published state: its page reports that it
 * is closed (HTTP 410). `null` if it was never public, or is open at another address.
 */
export async function closedVacancy(reader: Reader, slug: string): Promise<Wire<"vacancy">> {
  const { payload, language } = reader;
  if (language !== undefined) return closedTranslation({ ...reader, language }, slug);
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
  return last ? unlessOpen(payload, Number(last.parent), last.version) : [];
}

async function unlessOpen(payload: Payload, id: number, last: Vacancy): Promise<Wire<"vacancy">> {
  const { docs: now } = await payload.find({
    collection: "vacancies",
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    draft: false,
    overrideAccess: true,
  });
  return now.some(isPublished) ? [] : [{ ...vacancies.write({ ...last, id }), closed: true }];
}

/** In a further language: its translation was public at this address, and the original is closed. */
async function closedTranslation(reader: InLanguage, slug: string): Promise<Wire<"vacancy">> {
  const { payload, language } = reader;
  const { docs } = await payload.findVersions({
    collection: "translations",
    where: {
      "version.kind": { equals: "vacancies" },
      "version.language": { equals: language },
      "version.slug": { equals: slug },
      "version._status": { equals: "published" },
    },
    sort: "-updatedAt",
    limit: 1,
    depth: 1,
    overrideAccess: true,
  });
  const record = docs[0]?.version.record;
  if (!record) return [];
  const states = await payload.findVersions({
    collection: "vacancies",
    where: { parent: { equals: record }, "version._status": { equals: "published" } },
    sort: "-updatedAt",
    limit: 1,
    depth: 1,
    overrideAccess: true,
  });
  const [last] = states.docs;
  if (!last) return [];
  const [translated] = await docsInLanguage(reader, "vacancies", [{ ...last.version, id: record }]);
  return translated ? unlessOpen(payload, record, translated) : [];
}
