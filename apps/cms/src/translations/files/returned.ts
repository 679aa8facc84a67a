/** A file as it came back, of either kind. */

export interface ReturnedSegment {
  /** Without one, as after some programs: its place in the unit counts. */
  id: string | null;
  source: string;
  target: string | null;
  state: string | null;
}

export interface ReturnedUnit {
  id: string;
  segments: ReturnedSegment[];
}

export interface Returned {
  /** As the file names it; `null`: not at all. */
  language: string | null;
  /** When the file was made; `null`: unknown. */
  at: string | null;
  units: ReturnedUnit[];
}

/** Why a whole file cannot be read, in words for the person who sends it. */
export class UnreadableFile extends Error {}

export const MOST_UNITS = 50_000;
/** Of all units. */
export const MOST_SEGMENTS = MOST_UNITS * 4;
export const MOST_ROWS = MOST_SEGMENTS;
/** Columns beyond these are a person's own. */
export const MOST_COLUMNS = 50;
/** Characters of all parts that are read. */
export const MOST_TEXT = 64 * 1024 * 1024;

/** Databases refuse these; a `u` expression leaves whole surrogate pairs. */
// oxlint-disable-next-line no-control-regex -- these are what it drops
const UNSTORABLE = /[\u0000-\u0008\u000B-\u001F]|\p{Surrogate}/gu;
export const storable = (text: string): string => text.replace(UNSTORABLE, "");

/** A mark's number in a text; a longer one is none of ours. */
const NUMBER = /^x?\d{1,6}$/;

/** `?` is a number that no original has: the unit is refused with it, and not the file. */
export const markNumber = (id: string | undefined): string =>
  id !== undefined && NUMBER.test(id) ? id : "999999";

export const timeIn = (text: string | undefined): string | null =>
  text !== undefined && /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(text) ? text : null;
