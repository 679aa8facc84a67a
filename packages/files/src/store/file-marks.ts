/**
 * Warnings about an accepted file. `encrypted`: its content was not checked. `active`: opening it
 * runs, sends or loads something, it contains another file, or it could not be read to its end.
 * `unscanned`: the virus scanner was unreachable.
 */
export type Mark = "encrypted" | "active" | "unscanned";

interface MarkWords {
  /** In lists and file names. */
  name: string;
  warning: string;
}

export const MARK_WORDS: Record<Mark, MarkWords> = {
  encrypted: {
    name: "encrypted",
    warning: "This file is encrypted: its content could not be checked.",
  },
  active: {
    name: "active content",
    warning:
      "This file has active content: it can run, send or load something when you open it, or it holds another file.",
  },
  unscanned: {
    name: "not scanned",
    warning: "This file was not scanned for viruses.",
  },
};

const MARKS = Object.keys(MARK_WORDS) as Mark[];
const parametersOf = (type: string): string[] =>
  type
    .split(";")
    .slice(1)
    .map((parameter) => parameter.trim().toLowerCase());

/** The flags of a media type; ignores other parameters. */
export function marksOf(type: string): Mark[] {
  const parameters = parametersOf(type);
  return MARKS.filter((mark) => parameters.includes(`${mark}=yes`));
}

/** Adds flags as parameters of the media type: `application/pdf; encrypted=yes`. */
export const markedType = (type: string, marks: readonly Mark[]): string =>
  [type, ...marks.map((mark) => `${mark}=yes`)].join("; ");

export const hasMark = (type: string, mark: Mark): boolean => marksOf(type).includes(mark);

export const withoutMark = (type: string, mark: Mark): string =>
  type
    .split("; ")
    .filter((part) => part !== `${mark}=yes`)
    .join("; ");

/** The file's name with flags: `cv (active content).pdf`. */
export function markedName(name: string, type: string): string {
  const marks = marksOf(type).map((mark) => MARK_WORDS[mark].name);
  if (marks.length === 0) return name;
  const ending = /\.[^.]{1,12}$/.exec(name)?.[0] ?? "";
  return `${name.slice(0, name.length - ending.length)} (${marks.join(", ")})${ending}`;
}
