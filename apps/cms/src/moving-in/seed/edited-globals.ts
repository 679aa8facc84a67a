/** Edited pages and settings of the demo, and what is left without its texts. */
import { ValidationError, type GlobalSlug, type Payload } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import { UNWRITES } from "#records/globals/site-settings/lists.ts";
import { putGlobal } from "#moving-in/import/write/put.ts";
import { globalState, type DemoRecords } from "#moving-in/seed/demo-records.ts";
import { noteStarter, starterWords } from "#moving-in/seed/starter.ts";
import { withoutDemo, type Words } from "#moving-in/seed/without-demo.ts";

export interface EditedGlobal {
  slug: GlobalSlug;
  latest: Words;
  /** The published state, and the draft if any. */
  states: Words[];
  /** `states` without the demo's texts. */
  left: Words[];
  /** The published state is as the demo wrote it: only the draft is the editor's. */
  isDemoPublic: boolean;
}

/** `seeded`: what the demo wrote; without its texts everything counts as the editor's. */
export async function readEdited(
  payload: Payload,
  slug: GlobalSlug,
  seeded: DemoRecords["globals"][number] | undefined,
): Promise<EditedGlobal> {
  const demo = seeded?.said;
  const [latest, stored] = [
    await globalState(payload, slug),
    await globalState(payload, slug, false),
  ];
  const states = isPublished(latest) || !isPublished(stored) ? [latest] : [stored, latest];
  const left = states.map((state) => (demo ? withoutDemo(state, demo, starterWords(slug)) : state));
  const isDemoPublic = isPublished(stored) && stored.updatedAt === seeded?.at;
  return { slug, latest, states, left, isDemoPublic };
}

const statusOf = ({ _status }: Words): Words => ({ _status });

/** A part that cannot be published without the demo's texts stays whole. */
export async function leaveOwnWords(payload: Payload, global: EditedGlobal): Promise<void> {
  for (const [at, state] of global.states.entries()) {
    const keep = (words: Words): Promise<unknown> =>
      putGlobal(
        payload,
        global.slug,
        { ...words, ...statusOf(state) },
        { quiet: true, [UNWRITES]: true },
        !isPublished(state),
      );
    const words = global.left[at] ?? {};
    await keep(words).catch((error: unknown) => {
      if (!(error instanceof ValidationError)) throw error;
      const parts = error.data.errors.map(({ path }) => path.split(".")[0] ?? "");
      return keep({ ...words, ...Object.fromEntries(parts.map((part) => [part, state[part]])) });
    });
  }
  const { updatedAt } = await globalState(payload, global.slug, false);
  if (global.isDemoPublic) await noteStarter(payload, global.slug, updatedAt ?? "");
}
