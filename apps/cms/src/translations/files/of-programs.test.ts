/** Files in the forms that LibreOffice 7.4 and Poedit 3.2 save, shortened; some parts made by hand. */
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readSeparated, readSheet } from "#translations/files/sheet-read.ts";
import { readXliff } from "#translations/files/xliff-read.ts";

const AT = "2026-11-29T18:54:06.833Z";
const UNIT = {
  id: "services:1:title",
  segments: [
    {
      id: "s1",
      source: "Dedicated <1>teams</1> & more",
      target: "Eigene <1>Teams</1> …\nund mehr",
      state: null,
    },
  ],
};
const archive = (files: Record<string, string>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)]))),
  );

test("[OWN-164] LibreOffice's OpenDocument spreadsheet", async () => {
  const head = [`Id (${AT})`, "Where", "Original [en]", "Translation [de]"]
    .map(
      (text) =>
        `<table:table-cell table:style-name="ce1"><text:p>${text}</text:p></table:table-cell>`,
    )
    .join("");
  const sheet = archive({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "content.xml": `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="Words">
<table:table-column table:number-columns-repeated="2"/><table:table-row>${head}<table:table-cell table:number-columns-repeated="16380"/></table:table-row>
<table:table-row><table:table-cell office:value-type="string"><text:p>services:1:title#s1</text:p></table:table-cell><table:table-cell/>
<table:table-cell><office:annotation><text:p>A remark</text:p></office:annotation><text:p>Dedicated &lt;1&gt;teams&lt;/1&gt;<text:s/>&amp; more</text:p></table:table-cell>
<table:table-cell><text:p>Eigene &lt;1&gt;<text:span text:style-name="T1">Teams</text:span>&lt;/1&gt; …</text:p><text:p>und mehr</text:p></table:table-cell></table:table-row>
<table:table-row table:number-rows-repeated="1048524"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
</table:table></office:spreadsheet></office:body></office:document-content>`,
  });
  expect(await readSheet(sheet)).toEqual({ language: "de", at: AT, units: [UNIT] });
});

test("[OWN-164] Calc writes neighbours with the same text as one repeated cell", async () => {
  const cell = (text: string, repeated = 1): string =>
    `<table:table-cell table:number-columns-repeated="${repeated}"><text:p>${text}</text:p></table:table-cell>`;
  const rows = [
    [`Id (${AT})`, "Original [en]", "Translation [de]"].map((text) => cell(text)).join(""),
    cell("technologies:1:title#s1") + cell("Python", 2),
  ];
  const sheet = archive({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "content.xml": `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table>${rows.map((row) => `<table:table-row>${row}</table:table-row>`).join("")}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });
  const { units } = await readSheet(sheet);
  expect(JSON.stringify(units)).toContain('"target":"Python"');
});

test("[OWN-164] Calc's workbook, in which a person has put a sheet before the words", async () => {
  const texts = [
    `Id (${AT})`,
    "Original [en]",
    "Translation [de]",
    "services:1:title#s1",
    "Dedicated &lt;1&gt;teams&lt;/1&gt; &amp; more",
    "Eigene &lt;1&gt;Teams&lt;/1&gt; …\nund mehr",
  ];
  const row = (first: number, at: number): string =>
    `<row r="${at}" customFormat="false" ht="23.85" collapsed="false">${["A", "C", "D"]
      .map((column, index) => `<c r="${column}${at}" s="2" t="s"><v>${first + index}</v></c>`)
      .join("")}</row>`;
  const sheet = archive({
    "xl/sharedStrings.xml": `<sst count="6">${texts.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join("")}</sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData><row r="1"><c r="A1"><v>4</v></c></row></sheetData></worksheet>`,
    "xl/worksheets/sheet2.xml": `<worksheet><sheetPr filterMode="false"/><sheetData>${row(0, 1)}${row(3, 2)}</sheetData></worksheet>`,
  });
  expect(await readSheet(sheet)).toEqual({ language: "de", at: AT, units: [UNIT] });
});

const SEPARATED = (by: string, line: string): string =>
  [
    [`Id (${AT})`, "Where", "Original [en]", "Translation [de]"],
    [
      "services:1:title#s1",
      `"Service: ""A""${by} B"`,
      "Dedicated <1>teams</1> & more",
      `"Eigene <1>Teams</1> …\nund mehr"`,
    ],
  ]
    .map((row) => row.join(by) + line)
    .join("");

test.each([
  ["commas in UTF-8", Buffer.from(SEPARATED(",", "\n"))],
  ["semicolons with a byte-order mark", Buffer.from(`\uFEFF${SEPARATED(";", "\r\n")}`)],
  ["tabs in UTF-16", Buffer.from(`\uFEFF${SEPARATED("\t", "\r\n")}`, "utf16le")],
  ["Windows' encoding", Buffer.from(SEPARATED(";", "\r\n").replace("…", "\u0085"), "latin1")],
])("[OWN-164] text with %s", (_, bytes) => {
  expect(readSeparated(bytes)).toEqual({ language: "de", at: AT, units: [UNIT] });
});

test("[OWN-164] a row that is there twice is a unit of its own, which the report names", () => {
  const text = SEPARATED(",", "\n").replaceAll(/"Eigene[^"]*"/g, "Teams");
  const again = `${text}services:1:title#s1,,,Andere\nservices:1:title#s2,,b,B\n`;
  expect(readSeparated(Buffer.from(again))?.units.map(({ segments }) => segments)).toMatchObject([
    [{ target: "Teams" }, { id: "s2", target: "B" }],
    [{ id: "s1", target: "Andere" }],
  ]);
});

test("[OWN-163] the state of a text that was edited in Poedit, and CDATA as other programs write it", async () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
<file id="services:1" original="${AT}"><unit id="services:1:title" name="title" canResegment="no"><segment id="s1" state="translated"><source xml:space="preserve">Dedicated <pc id="1" type="fmt" subType="xlf:b" canCopy="no" dispStart="bold">teams</pc> &amp; more</source><target><![CDATA[Eigene ]]><pc dispStart="bold" id="1">Teams</pc> …&#10;und mehr</target></segment></unit></file></xliff>`;
  expect((await readXliff(Buffer.from(xml))).units).toEqual([
    { ...UNIT, segments: [{ ...UNIT.segments[0], state: "translated" }] },
  ]);
});

test("[OWN-162] segments and rows without end are refused in words", async () => {
  const many = `<xliff version="2.0" trgLang="de"><file><unit id="u">${"<segment/>".repeat(200_001)}`;
  await expect(readXliff(Buffer.from(`<?xml version="1.0"?>${many}`))).rejects.toThrow("segments");
  expect(() => readSeparated(Buffer.from("\n".repeat(300_000)))).toThrow("rows");
  expect(readSeparated(Buffer.from('"a,"'.repeat(100_000)))).toBeNull();
});
