import { documentNumber } from "@meridian/contract/site-protocol/document-link";
import type { Payload } from "payload";
import * as v from "valibot";
import { plainName } from "#library/plain-name.ts";
import type { VisitReport } from "#server/read-visits.ts";
import type { Media } from "#payload-types.ts";

export interface Downloaded {
  /** Of the record in the library. */
  number: string;
  /** `null`: it was removed. */
  name: string | null;
  count: number;
}

const LISTED = 10;

/** The most downloaded documents. */
export async function documentNames(
  { db }: Pick<Payload, "db">,
  { documents }: Pick<VisitReport, "documents">,
): Promise<Downloaded[]> {
  // Of earlier versions of the site: PostgreSQL refuses other numbers.
  const most = documents.filter(({ document }) => v.is(documentNumber, document)).slice(0, LISTED);
  if (most.length === 0) return [];
  const { docs } = await db.find<Pick<Media, "id" | "filename">>({
    collection: "media",
    where: { id: { in: most.map(({ document }) => Number(document)) } },
    select: { filename: true },
    pagination: false,
  });
  const names = new Map(docs.map(({ id, filename }) => [String(id), filename]));
  return most.map(({ document, count }) => {
    const filename = names.get(document);
    return { number: document, name: filename ? plainName(filename) : null, count };
  });
}
