import type { OptionObject, Payload } from "payload";
import { colleagues, type Colleague } from "#inbox/teamwork/mentions.ts";

/** The users of the inbox by name, and `current`, who may have become an author. */
export async function assignable(
  payload: Payload,
  current: number | null,
): Promise<OptionObject[]> {
  const all = await colleagues(payload);
  if (current !== null && !all.some(({ id }) => id === current)) {
    const { docs } = await payload.find({
      collection: "users",
      where: { id: { equals: current } },
      select: { name: true, email: true },
      depth: 0,
    });
    all.push(...(docs as Colleague[]));
  }
  return all.map(({ id, name, email }) => ({ value: String(id), label: name || email }));
}
