import type { Payload } from "payload";
import { FORM_HEADER } from "#admin-ui/open-form.ts";

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

/** What a save needs besides its words, as if the first user's form had sent it. */
export async function savingAs(payload: Payload) {
  const {
    docs: [user],
  } = await payload.find({ collection: "users", sort: "id", limit: 1 });
  return (form: string, draft: boolean) => ({
    draft,
    user: user && ({ ...user, collection: "users" } as const),
    req: { headers: new Headers({ [FORM_HEADER]: form }) },
  });
}

export const titleOrStatus = (save: Promise<{ title?: string | null }>) =>
  save.then(
    ({ title }) => title,
    ({ status }: { status: number }) => status,
  );
