import { expect, test } from "vitest";
import { headRefusal, sniffType } from "#forms/file-head.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const OLE = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);

test.each([
  ["%PDF-1.7\n", "application/pdf"],
  [`${"x".repeat(1000)}%PDF-1.4`, "application/pdf"],
  ["PK\u0003\u0004rest", "application/zip"],
  ["{\\rtf1\\ansi", "application/rtf"],
  ["\ufeff\r\n{\\rtf1", "application/rtf"],
  ["<!DOCTYPE html><p>", "text/html"],
  ["<!-- saved from -->\n<HTML>", "text/html"],
  ['<?xml version="1.0"?>\n<html xmlns="x">', "text/html"],
  ['MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"', "text/html"],
  ['<?xml version="1.0"?><w:wordDocument>', "text/html"],
  ["GIF89a", "application/octet-stream"],
  ["A text", "application/octet-stream"],
  ["", "application/octet-stream"],
])("[CON-05] a file that begins with %j is %s", (text, type) =>
  expect(sniffType(bytes(text))).toBe(type),
);

test("[CON-05] accepts documents under any name; refuses others with a reason", () => {
  const heads = [bytes("%PDF-1.7"), bytes("PK\u0003\u0004"), OLE];
  expect(heads.map(headRefusal)).toEqual([null, null, null]);
  expect(
    ["{\\rtf1", "<html>", '<?xml version="1.0"?><x/>', "MZ\u0090"].map((text) =>
      headRefusal(bytes(text)),
    ),
  ).toEqual(["rtf", "web-page", "web-page", "wrong"]);
});
