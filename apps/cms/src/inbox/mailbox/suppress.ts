import type { Payload, PayloadRequest } from "payload";
import { addressKey } from "#inbox/person.ts";
import type { Suppression } from "#payload-types.ts";

const collection = "suppressions";

/** A permanent failure (RFC 3463). */
export const isForGood = (status: string): boolean => status.startsWith("5.");

/** The first reason stays. */
export async function suppress(
  { db, logger }: Payload,
  email: string,
  { reason, at }: { reason: string; at: string },
): Promise<void> {
  const address = addressKey(email);
  if (address === "" || (await suppressionOf({ db }, address))) return;
  await db.create({ collection, data: { address, reason, at } });
  logger.warn("mailbox: a mail server refused a letter for good: its address gets no more replies");
}

export const suppressionOf = (
  { db }: Pick<Payload, "db">,
  email: string | null | undefined,
): Promise<Suppression | null> =>
  db.findOne<Suppression>({ collection, where: { address: { equals: addressKey(email) } } });

/** With the last submission of the address. */
export async function releaseAddress(
  req: PayloadRequest,
  email: string | null | undefined,
): Promise<void> {
  const { db } = req.payload;
  const where = { address: { equals: addressKey(email) } };
  const { totalDocs } = await db.count({ collection: "submissions", where, req });
  if (totalDocs === 0) await db.deleteMany({ collection, where, req });
}
