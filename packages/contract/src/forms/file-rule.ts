/** Which file a form takes: one, and in the contract one part, `file-type` (CON-05, RES-02). */
export interface FileRule {
  name: string;
  label: string;
  /** Message when a file is needed and there is none; without it the file is optional. */
  required?: string;
  /** Message for a file of another kind. */
  invalid: string;
  /** Message for a file of more than `maxBytes`. */
  tooLarge: string;
  /** Message for more than one file. */
  tooMany: string;
  /** Accepted endings, with the dot. */
  endings: readonly string[];
  maxBytes: number;
  hint: string;
}

/** Section 8, for a file of another kind. */
export const WRONG_FILE = "Please add file with correct file format";
export const TOO_LARGE_FILE = "Please add a file of up to 10Mb";
export const TOO_MANY_FILES = "Please add one file only";
/** "up to 10Mb". */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** The file that both forms with a file take. */
export const DOCUMENT = {
  name: "file-type",
  invalid: WRONG_FILE,
  tooLarge: TOO_LARGE_FILE,
  tooMany: TOO_MANY_FILES,
  endings: [".doc", ".docx", ".pdf"],
  maxBytes: MAX_FILE_BYTES,
  hint: ".doc, .docx or .pdf, one file, up to 10Mb",
} as const;

/**
 * The part's name of a submission's first (0) or further file: forms took several once, and
 * journals may still hold such submissions. Of parts that share a name PHP keeps the last alone.
 */
export const partOfFile = (field: string, nth: number): string =>
  nth === 0 ? field : `${field}-${nth + 1}`;
