import { WRONG_FILE } from "#forms/file-rule.ts";

/** The messages for a refused file: what it is, and what the visitor can do (CON-05). */
export const REFUSED_FILE = {
  rtf: "This is an RTF file. Save it as .docx or .pdf",
  "web-page": "This is a web page. Save it as .docx or .pdf",
  xml: "This is an XML file. Save it as .docx or .pdf",
  "open-document": "This is an OpenDocument file. Save it as .docx or .pdf",
  macros: "This document has macros. Save it as .pdf, or as .docx without macros",
  outside: "This document loads a part from another computer. Save it as .pdf",
  wrong: WRONG_FILE,
} as const;

/** Why a file is refused; `wrong`: no document, or one that is made to attack. */
export type FileRefusal = keyof typeof REFUSED_FILE;
