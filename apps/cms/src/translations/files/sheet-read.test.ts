/** What a spreadsheet from outside may cost and contain. */
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readSheet } from "#translations/files/sheet-read.ts";
import { readXliff } from "#translations/files/xliff-read.ts";

const HEAD = ["Id (2026-01-02T00:00:00.000Z)", "Original [en]", "Translation [de]"];

function bookOf(shared: readonly string[], rows: string): Buffer {
  const texts = shared.map((text) => `<si><t>${text}</t></si>`).join("");
  const head = HEAD.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("");
  const sheet = `<worksheet><sheetData><row>${head}</row>${rows}</sheetData></worksheet>`;
  return Buffer.from(
    zipSync({
      "xl/sharedStrings.xml": strToU8(`<sst>${texts}</sst>`),
      "xl/worksheets/sheet1.xml": strToU8(sheet),
    }),
  );
}
const cell = (at: number): string => `<c t="s"><v>${at}</v></c>`;

test("[OWN-162] many cells that name one long text are refused in words", async () => {
  const long = "_x0041_".repeat(150_000);
  const rows = `<row>${cell(0)}${cell(1)}${cell(1)}</row>`.repeat(300);
  const book = bookOf(["services:1:title#s1", long], rows);
  expect(book.length).toBeLessThan(100_000);
  await expect(readSheet(book)).rejects.toThrow("million characters of text: send it in parts");
});

test("[OWN-162] characters that no database stores are dropped from both kinds of file", async () => {
  const text = "a_x0000__x0007_b_x0009_c_x000A_d_xD800_e_xD83D__xDE00_f_x000D_";
  const book = bookOf(
    ["services:1:title#s1", text],
    `<row>${cell(0)}${cell(1)}<c t="inlineStr"><is><t>${text}</t></is></c></row>`,
  );
  const stored = "ab\tc\nde\u{1F600}f";
  expect((await readSheet(book)).units[0]?.segments).toMatchObject([
    { source: stored, target: stored },
  ]);
  const marks = ["0", "7", "D800", "DFFF", "1F600"].map((hex) => `<cp hex="${hex}"/>`).join("x");
  const xliff = `<?xml version="1.0"?><xliff version="2.0" trgLang="de"><file><unit id="u"><segment><source>a</source><target>${marks}</target></segment></unit></file></xliff>`;
  expect((await readXliff(Buffer.from(xliff))).units[0]?.segments[0]?.target).toBe("xxxx\u{1F600}");
});
