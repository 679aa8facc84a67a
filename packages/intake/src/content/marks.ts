/**
 * What a person should know before opening a file that was accepted. `encrypted`: nobody could look
 * into it.
 * `active`: it asks the reader to run, send, fetch or take out something. `unscanned`: the virus scanner could not be asked.
 */
export type Mark = "encrypted" | "active" | "unscanned";

/**
 * The media type with its marks as parameters (`application/pdf; encrypted=yes`): they travel
 * wherever the type goes.
 */
export const markedType = (type: string, marks: readonly Mark[]): string =>
  [type, ...marks.map((mark) => `${mark}=yes`)].join("; ");

export const hasMark = (type: string, mark: Mark): boolean =>
  type.split("; ").includes(`${mark}=yes`);

export const withoutMark = (type: string, mark: Mark): string =>
  type
    .split("; ")
    .filter((part) => part !== `${mark}=yes`)
    .join("; ");
