import { WRONG_FILE } from "#forms/file-rule.ts";

/** The messages for a file that its beginning refuses, already in the browser (CON-05). */
export const REFUSED_BEGINNING = {
  rtf: "This is an RTF file. Save it as .docx or .pdf",
  "web-page": "This is a web page or XML. Save it as .docx or .pdf",
  wrong: WRONG_FILE,
} as const;

/** The messages for a refused file: what it is, and what the visitor can do. */
export const REFUSED_FILE = {
  ...REFUSED_BEGINNING,
  "open-document": "This is an OpenDocument file. Save it as .docx or .pdf",
  macros: "This document has macros. Save it as .pdf, or as .docx without macros",
  outside: "This document loads a part from another computer. Save it as .pdf",
} as const;

export type BeginningRefusal = keyof typeof REFUSED_BEGINNING;
/** Why a file is refused; `wrong`: no document, or an attack. */
export type FileRefusal = keyof typeof REFUSED_FILE;
