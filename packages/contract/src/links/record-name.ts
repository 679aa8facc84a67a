/**
 * The name of a record in an address. WordPress stores names in other scripts escaped; an editor
 * may write either.
 */

/** Decodes a name that may be escaped; invalid escapes stay. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A name as a path segment: one that the host has escaped already is not escaped twice. */
export const nameSegment = (name: string): string => encodeURIComponent(decoded(name));

/** One spelling of a name, escaped or not. */
export const plainName = (name: string): string => decoded(name).normalize("NFC").toLowerCase();

/**
 * Whether a host may find the record `name` under `asked`: WordPress ignores punctuation and
 * accents, and decodes twice.
 */
export const isLikeName = (asked: string, name: string): boolean => bare(asked) === bare(name);

const bare = (name: string): string =>
  plainName(name)
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]+/gu, "");
