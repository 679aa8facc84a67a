import { expect, test } from "vitest";
import { csvCell, csvRow } from "#admin-ui/csv.ts";
import { processorTime } from "../../../../tests/processor-time.ts";

/** What a spreadsheet reads from a line if it honours quotes only at a cell's beginning. */
const cellsOf = (line: string, separator: string): string[] =>
  line.split(separator).map((cell) => cell.replace(/^[\s"]+/, ""));

test.each([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  " =1",
  "\u00a0=1",
  '"=1',
  "'=1",
  "\ufeff=1",
  "\u200b=1",
  "\uff1d1",
  "=cmd|'/C calc'!A0",
  'x;=1"',
  "x,=1",
  "x\n=1",
  "x\r\n\t@y",
  "a;b; -1",
  "-\n-\n=",
])("%j begins no formula, whatever separates the cells", (text) => {
  const row = csvRow(["safe", text, "safe"]);
  for (const separator of [",", ";", "\t", "|", "\n"])
    for (const cell of cellsOf(row, separator))
      expect(cell, separator).not.toMatch(/^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u);
});

test("text that is not a formula stays unchanged, including signs, lines and quotes", () => {
  for (const text of [
    "",
    "Ann Lee",
    "a-b",
    "1+1=2",
    "ann@example.com",
    "C++ and C#",
    "two\nlines",
    "Łódź, 東京",
  ])
    expect(csvCell(text)).toBe(`"${text}"`);
  expect(csvCell('say "hi"')).toBe('"say ""hi"""');
  expect(csvCell("+44 20 7946 0123")).toBe('"\'+44 20 7946 0123"');
  expect(csvCell("a\0b")).toBe('"ab"');
  expect(csvRow(["a", "b"])).toBe('"a","b"\r\n');
});

test("[SEC-04] a cell of line breaks only is written in linear time", () => {
  const spent = processorTime(() => {
    for (const text of ["\n".repeat(50_000), " \t\n".repeat(20_000), "\n=".repeat(20_000)])
      expect(csvCell(text)).toContain("\n");
  });
  expect(spent).toBeLessThan(200);
});
