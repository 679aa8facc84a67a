/** PDFs that visitors get after a form (OWN-157). */
import type { Payload } from "payload";
import { PDF } from "#library/prepared-file.ts";
import type { Media } from "#payload-types.ts";

export const isPdf = ({ mimeType }: Partial<Pick<Media, "mimeType">>): boolean => mimeType === PDF;

export const isBehindForm = (file: Partial<Pick<Media, "mimeType" | "behindForm">>): boolean =>
  isPdf(file) && file.behindForm === true;

/** Whether the public address of a stored PDF is closed, as without a record. Rejects without the database. */
export async function isClosed({ db }: Pick<Payload, "db">, filename: string): Promise<boolean> {
  const found = await db.findOne<Media>({
    collection: "media",
    where: { filename: { equals: filename } },
  });
  return found === null || isBehindForm(found);
}
