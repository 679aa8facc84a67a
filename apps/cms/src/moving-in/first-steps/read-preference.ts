import type { Payload } from "payload";

/** `undefined` if not set. */
export async function readPreference({ db }: Payload, user: number, key: string): Promise<unknown> {
  const found = await db.findOne<{ id: number; value?: unknown }>({
    collection: "payload-preferences",
    where: {
      and: [
        { key: { equals: key } },
        { "user.relationTo": { equals: "users" } },
        { "user.value": { equals: user } },
      ],
    },
  });
  return found?.value;
}
