/** Words of searches that found nothing: a keyed hash until they were searched on several days. */
import { createHmac, randomBytes } from "node:crypto";

export interface SearchWords {
  /** Stored in place of the words, which this process can show later. */
  hide(words: string): string;
  /** The hash alone. */
  hashOf(words: string): string;
  /** The words of a hash that this process hid. */
  wordsOf(hash: string): string | undefined;
}

/** Different days, of those stored, on which words are searched before they are stored as such. */
export const SHOWN_AFTER_DAYS = 3;
/** No words begin with it. */
export const HIDDEN = "~";
/** Words in memory; after more the oldest are hidden until they are searched again. */
const REMEMBERED = 2000;

/** `secret`: the same for all sites, so that their days add up. */
export function createSearchWords(secret: string = randomBytes(32).toString("hex")): SearchWords {
  const known = new Map<string, string>();
  const hashOf = (words: string): string =>
    HIDDEN + createHmac("sha256", secret).update(`meridian search ${words}`).digest("base64url");
  return {
    hashOf,
    hide(words) {
      const hash = hashOf(words);
      known.delete(hash);
      known.set(hash, words);
      const [oldest] = known.keys();
      if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
      return hash;
    },
    wordsOf: (hash) => known.get(hash),
  };
}
