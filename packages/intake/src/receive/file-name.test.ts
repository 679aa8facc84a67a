import { expect, test } from "vitest";
import { cleanFileName } from "#receive/file-name.ts";
import { processorTime } from "../../../../tests/processor-time.ts";

test.each([
  ["resume.pdf", "resume.pdf"],
  ["../../etc/passwd.pdf", "passwd.pdf"],
  ["C:\\Users\\anna\\CV.docx", "CV.docx"],
  ["resume\u202Efdp.exe", "resumefdp.exe"],
  ["a\u0000b\r\nc.pdf", "abc.pdf"],
  ["zero\u200Bwidth\uFEFF.pdf", "zerowidth.pdf"],
  ["  two   spaces .pdf  ", "two spaces .pdf"],
  ["..", "file"],
  ["...hidden", "hidden"],
  [".pdf", "file.pdf"],
  ["\u202E.docx", "file.docx"],
  ["", "file"],
  ["\uD800broken.pdf", "broken.pdf"],
  ["Лебенслауф Ünal.pdf", "Лебенслауф Ünal.pdf"],
  ["履歴書.pdf", "履歴書.pdf"],
])("stores %j as %j", (given, stored) => expect(cleanFileName(given)).toBe(stored));

test("shortens a long name and keeps its ending", () => {
  const shortened = cleanFileName(`${"я".repeat(400)}.docx`);
  expect([...shortened]).toHaveLength(120);
  expect(shortened.endsWith("я.docx")).toBe(true);
  expect([...cleanFileName(`a.${"b".repeat(400)}`)]).toHaveLength(120);
});

test("decomposed and composed letters give one name", () =>
  expect(cleanFileName("Mu\u0308ller.pdf")).toBe("Müller.pdf"));

test("a long row of dots or blanks takes no time", () => {
  for (const row of [".", " ", ". ", "\t.", "\u202e"])
    expect(processorTime(() => cleanFileName(`x${row.repeat(40_000)}x`))).toBeLessThan(100);
});
