/** The name of a record in an address. WordPress keeps names of other letters escaped; an editor may write either. */

/** The letters of a name that may be escaped; a text that is no escape stays. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A name as a segment of an address: one that the host has escaped already is not escaped twice. */
export const nameSegment = (name: string): string => encodeURIComponent(decoded(name));

/** One spelling of a name, whichever way the host writes it. */
export const plainName = (name: string): string => decoded(name).normalize("NFC").toLowerCase();

/**
 * Whether a host may find the record `name` under `asked`: WordPress leaves out signs and accents,
 * and reads an escape twice.
 */
export const isLikeName = (asked: string, name: string): boolean => bare(asked) === bare(name);

const bare = (name: string): string =>
  plainName(name)
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]+/gu, "");
