/** The text of one submitted file, for the search. */

export type Problem = keyof typeof PROBLEM_WORDS;

/** For users of the inbox, next to the file. */
export const PROBLEM_WORDS = {
  "no-text": "This file has no text: a scan? The search cannot find its words.",
  cut: "The search knows only the beginning of this file: the file is too long, or takes too much time.",
  encrypted: "This file is encrypted: the search cannot find its words.",
  stopped:
    "Reading this file took too much time or memory and was stopped: the search cannot find its words.",
  unreadable: "The text of this file could not be read: the search cannot find its words.",
};

export const PROBLEMS = Object.keys(PROBLEM_WORDS) as Problem[];

export interface FileText {
  /** In lines; empty with most problems. */
  text: string;
  problem?: Problem;
}

export interface Limits {
  pages: number;
  characters: number;
  /** Milliseconds of the thread's processor time; checked between parts of a page. */
  processorMs: number;
}

export interface FileToRead {
  bytes: Uint8Array;
  limits: Limits;
}
