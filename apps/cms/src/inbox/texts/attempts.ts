import type { Payload } from "payload";

const KEY = "file-texts-begun";
/** Of one submission's files, each ended by the end of the process. */
const MOST_ATTEMPTS = 3;

/** By the submission's id. Only what is being read, and what a process did not survive. */
type Begun = Record<string, number>;

/**
 * Runs `read`, unless earlier attempts ended with the process, as when its machine has no memory
 * left: then `null`. One host at a time reads files (`fill-search-texts.ts`).
 */
export async function attempt<T>(
  { kv }: Payload,
  id: number,
  read: () => Promise<T>,
): Promise<T | null> {
  const { [id]: before = 0, ...others } = (await kv.get<Begun>(KEY)) ?? {};
  if (before < MOST_ATTEMPTS) await kv.set(KEY, { ...others, [id]: before + 1 });
  try {
    return before < MOST_ATTEMPTS ? await read() : null;
  } finally {
    await kv.set(KEY, others);
  }
}
