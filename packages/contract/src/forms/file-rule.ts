/** The one file of a form, in the part `file-type` (CON-05, RES-02). */
export interface FileRule {
  name: string;
  label: string;
  /** Without this message the file is optional. */
  required?: string;
  invalid: string;
  tooLarge: string;
  tooMany: string;
  /** With the dot. */
  endings: readonly string[];
  maxBytes: number;
  hint: string;
}

/** Section 8, for a file of another kind. */
export const WRONG_FILE = "Please add file with correct file format";
export const TOO_LARGE_FILE = "Please add a file of up to 10Mb";
export const TOO_MANY_FILES = "Please add one file only";
/** "up to 10Mb" (CON-05). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

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
 * The part's name of a submission's first (0) or further file, which older journals may have. Of
 * several parts with one name PHP uses the last.
 */
export const partOfFile = (field: string, nth: number): string =>
  nth === 0 ? field : `${field}-${nth + 1}`;
