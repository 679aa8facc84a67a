import type { Payload } from "payload";

/** Saves of which each has read what is stored before one of them writes. */
export async function atTheSameMoment<T>(
  { db }: Payload,
  saves: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const all = Promise.withResolvers<void>();
  const { deleteMany } = db;
  let arrived = 0;
  // After its read, the first that a save of Payload writes.
  db.deleteMany = async (args) => {
    if (args.collection === "payload-locked-documents") {
      if ((arrived += 1) === saves.length) all.resolve();
      await all.promise;
    }
    return deleteMany(args);
  };
  try {
    return await Promise.all(saves.map((save) => save()));
  } finally {
    db.deleteMany = deleteMany;
  }
}
