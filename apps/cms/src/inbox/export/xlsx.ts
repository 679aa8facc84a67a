/** A workbook whose cells are all declared as text, so that no program evaluates them. */
import writeXlsxFile from "write-excel-file/node";

/** Maximum characters of a cell: with more, programs refuse the whole file. */
const CELL = 32_767;
/** Characters that XML cannot contain, even escaped. */
const NOT_XML =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const cell = (text: string) => ({
  value: text.replace(NOT_XML, "").slice(0, CELL),
  type: String,
  wrap: text.includes("\n"),
});

export const workbook = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<Buffer> =>
  writeXlsxFile(
    [
      head.map((text) => ({ ...cell(text), fontWeight: "bold" as const })),
      ...rows.map((row) => row.map((text) => (text === "" ? null : cell(text)))),
    ],
    { sheet: "Inbox", stickyRowsCount: 1 },
  ).toBuffer();
