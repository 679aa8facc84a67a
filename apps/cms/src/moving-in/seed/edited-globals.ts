/** Pages and settings of the demo that an editor has changed: what is left of them without its words. */
import { ValidationError, type GlobalSlug, type Payload } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import { UNWRITES } from "#records/globals/site-settings/lists.ts";
import { putGlobal } from "#moving-in/import/write/put.ts";
import { globalState } from "#moving-in/seed/demo-records.ts";
import { starterWords } from "#moving-in/seed/starter.ts";
import { withoutDemo, type Words } from "#moving-in/seed/without-demo.ts";

export interface EditedGlobal {
  slug: GlobalSlug;
  latest: Words;
  /** What is published, and the draft over it where there is one, as they are. */
  states: Words[];
  /** The same without the demo's words. */
  left: Words[];
}

/** `demo`: every word that the demo said; without it all is left. */
export async function readEdited(
  payload: Payload,
  slug: GlobalSlug,
  demo: Words | undefined,
): Promise<EditedGlobal> {
  const [latest, stored] = [
    await globalState(payload, slug),
    await globalState(payload, slug, false),
  ];
  const states = isPublished(latest) || !isPublished(stored) ? [latest] : [stored, latest];
  const left = states.map((state) => (demo ? withoutDemo(state, demo, starterWords(slug)) : state));
  return { slug, latest, states, left };
}

const statusOf = ({ _status }: Words): Words => ({ _status });

/** Keeps what is left. A part that could not be published without the demo's words stays whole. */
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
}
