import { expect, test } from "vitest";
import { headFitsName, sniffType } from "#forms/file-head.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const OLE = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);

test("[CON-05] a file is told by its beginning", () => {
  expect(sniffType(bytes("%PDF-1.7\n"))).toBe("application/pdf");
  expect(sniffType(bytes(`${"x".repeat(1000)}%PDF-1.4`))).toBe("application/pdf");
  expect(sniffType(bytes("PK\u0003\u0004rest"))).toBe("application/zip");
  expect(sniffType(OLE)).toBe("application/x-ole-storage");
  expect(sniffType(bytes("GIF89a"))).toBe("application/octet-stream");
  expect(sniffType(new Uint8Array())).toBe("application/octet-stream");
});

test("[CON-05] a name must promise what the content is", () => {
  expect(headFitsName("plan.PDF", bytes("%PDF-1.7"))).toBe(true);
  expect(headFitsName("plan.pdf", bytes("MZ\u0090"))).toBe(false);
  expect(headFitsName("plan.docx", bytes("%PDF-1.7"))).toBe(false);
  expect(headFitsName("plan.doc", OLE)).toBe(true);
  expect(headFitsName("notes.txt", bytes("hello"))).toBe(true);
});
