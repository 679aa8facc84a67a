import { WRONG_FILE } from "#forms/file-rule.ts";

/** Messages for a file refused by its first bytes, already in the browser (CON-05). */
export const REFUSED_BEGINNING = {
  rtf: "This is an RTF file. Save it as .docx or .pdf",
  "web-page": "This is a web page or XML. Save it as .docx or .pdf",
  wrong: WRONG_FILE,
} as const;

export const REFUSED_FILE = {
  ...REFUSED_BEGINNING,
  "open-document": "This is an OpenDocument file. Save it as .docx or .pdf",
  macros: "This document has macros. Save it as .pdf, or as .docx without macros",
  outside: "This document loads a part from another computer. Save it as .pdf",
} as const;

export type BeginningRefusal = keyof typeof REFUSED_BEGINNING;
/** `wrong`: no document, or an attack. */
export type FileRefusal = keyof typeof REFUSED_FILE;
