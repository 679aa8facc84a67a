import { expect, test } from "vitest";
import { decodeTable } from "#publishing/redirects/table/decode-table.ts";

test.each([
  ["UTF-8", new TextEncoder().encode("/ü,/b"), "/ü,/b"],
  ["UTF-16", new Uint8Array([0xff, 0xfe, 0x2f, 0, 0xfc, 0]), "/ü"],
  ["Windows-1252", new Uint8Array([0x2f, 0xfc]), "/ü"],
])("%s is read", (_, bytes, text) => {
  expect(decodeTable(bytes)).toBe(text);
});
