import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inspect } from "#documents/inspect.ts";

const HONEST = join(import.meta.dirname, "../../../../tests/faults/files/honest");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "attachments-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** `photo.jpg image/jpeg`, with its warnings; or the reason. */
async function taken(name: string, bytes: Uint8Array | string): Promise<string> {
  const path = join(folder, "file");
  await writeFile(path, bytes);
  const found = await inspect({ path, name, size: Buffer.byteLength(bytes), isAttachment: true });
  if ("refused" in found) return found.refused;
  const words = [found.name, found.type.split("/").at(-1)?.split(".").at(-1), ...found.marks];
  return words.join(" ");
}

const pixels = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: "#a04020" } });

const office = (format: string, part: string, more: Record<string, string> = {}) =>
  zipSync({
    "[Content_Types].xml": strToU8(
      `<Types><Override PartName="/x.xml" ContentType="application/vnd.openxmlformats-officedocument.${format}.${part}"/>${more.types ?? ""}</Types>`,
    ),
    "_rels/.rels": strToU8("<Relationships/>"),
    "x.xml": strToU8("<x/>"),
    ...(more.name && { [more.name]: strToU8(more.data ?? "<x/>") }),
  });

const open = (kind: string, parts: Record<string, string> = {}) =>
  zipSync({
    mimetype: [strToU8(`application/vnd.oasis.opendocument.${kind}`), { level: 0 }],
    "META-INF/manifest.xml": strToU8(parts.manifest ?? "<manifest/>"),
    "content.xml": strToU8(`<office:c xmlns:office="o">${parts.content ?? ""}</office:c>`),
    ...(parts.more && { [parts.more]: strToU8(parts.data ?? "<x/>") }),
  });

test("[OWN-111] pictures of an answer are decoded and get the ending of their content; broken and huge ones are refused", async () => {
  const jpeg = await pixels(400, 300).jpeg().toBuffer();
  expect(await taken("IMG_1.JPG", jpeg)).toBe("IMG_1.JPG jpeg");
  expect(await taken("from a phone.heic", jpeg)).toBe("from a phone.jpg jpeg");
  expect(await taken("picture", await pixels().png().toBuffer())).toBe("picture.png png");
  expect(await taken("a.webp", await pixels().webp().toBuffer())).toBe("a.webp webp");
  expect(await taken("a.gif", await pixels().gif().toBuffer())).toBe("a.gif gif");
  expect(await taken("a.avif", await pixels().avif().toBuffer())).toBe("a.avif avif");
  expect(await taken("half.jpg", jpeg.subarray(0, jpeg.length / 2))).toBe("wrong");
  const claims = await pixels().png().toBuffer();
  claims.writeUInt32BE(60_000, 16);
  claims.writeUInt32BE(60_000, 20);
  expect(await taken("bomb.png", claims)).toBe("wrong");
});

test("[OWN-111] a HEIC picture, which nothing here decodes, must have whole boxes", async () => {
  const box = (name: string, bytes: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + bytes.length);
    head.write(name, 4, "latin1");
    return Buffer.concat([head, bytes]);
  };
  const begin = box("ftyp", Buffer.from("heic\0\0\0\0mif1heic"));
  const whole = Buffer.concat([begin, box("meta", Buffer.alloc(50)), box("mdat", Buffer.alloc(9))]);
  expect(await taken("IMG_2.HEIC", whole)).toBe("IMG_2.HEIC heic");
  expect(await taken("IMG_2.HEIC", whole.subarray(0, whole.length - 3))).toBe("wrong");
  expect(await taken("IMG_2.HEIC", Buffer.concat([whole, Buffer.from("MZ")]))).toBe("wrong");
  expect(await taken("IMG_2.HEIC", begin)).toBe("wrong");
});

test("[OWN-111] documents of Word, Excel, PowerPoint and LibreOffice are taken; macros are not, and what loads or runs something has a warning", async () => {
  const honest = (name: string) => readFile(join(HONEST, name));
  expect(await taken("cv.docx", await honest("word.docx"))).toContain("cv.docx");
  const container = await honest("officecrypto-tool.docx");
  expect(await taken("hours.XLSX", container)).toBe("hours.XLSX sheet encrypted");
  expect(await taken("talk.pptx", container)).toBe("talk.pptx presentation encrypted");
  expect(await taken("cv.docx", container)).toBe("cv.docx document encrypted");
  expect(await taken("cv.pdf", container)).toBe("cv.docx document encrypted");
  expect(await taken("cv.odt", await readFile(join(HONEST, "../attached/libreoffice.odt")))).toBe(
    "cv.odt text",
  );
  expect(await taken("version 1.2", await honest("img2pdf.pdf"))).toBe("version 1.2.pdf pdf");
  const book = "spreadsheetml";
  expect(await taken("t.xlsx", office(book, "sheet.main+xml"))).toBe("t.xlsx sheet");
  const slides = office("presentationml", "presentation.main+xml");
  expect(await taken("t.pptx", slides)).toBe("t.pptx presentation");
  expect(await taken("t.ods", open("spreadsheet"))).toBe("t.ods spreadsheet");
  expect(await taken("t.odp", open("presentation"))).toBe("t.odp presentation");
  const link = `<Override PartName="/y" ContentType="application/vnd.openxmlformats-officedocument.${book}.externalLink+xml"/>`;
  expect(await taken("t.xlsx", office(book, "sheet.main+xml", { types: link }))).toBe(
    "t.xlsx sheet active",
  );
  const macros = { name: "xl/vbaProject.bin" };
  expect(await taken("t.xlsx", office(book, "sheet.main+xml", macros))).toBe("macros");
  const old = `<Override PartName="/y" ContentType="application/vnd.ms-excel.macrosheet+xml"/>`;
  expect(await taken("t.xlsx", office(book, "sheet.main+xml", { types: old }))).toBe("macros");
  expect(await taken("t.ods", open("spreadsheet", { more: "Basic/Standard/M.xml" }))).toBe(
    "macros",
  );
  for (const content of [
    '<script:event-listener xmlns:script="s"/>',
    '<draw:image xmlns:draw="d" xlink:href="https://evil.example/p.png"/>',
    '<table:c xmlns:table="t" table:formula="of:=DDE(&quot;cmd&quot;)"/>',
  ])
    expect(await taken("t.ods", open("spreadsheet", { content }))).toBe("t.ods spreadsheet active");
  const locked = open("text", { manifest: "<m><encryption-data/></m>", content: "<" });
  expect(await taken("t.odt", locked)).toBe("t.odt text encrypted");
  expect(await taken("t.odt", open("text", { more: "run.exe", data: "MZ" }))).toBe("wrong");
  expect(await taken("files.zip", zipSync({ "cv.pdf": strToU8("%PDF-") }))).toBe("wrong");
});

test("[OWN-111] plain text is taken in its encodings, with a warning for cells that are calculated; programs and pages are not", async () => {
  expect(await taken("notes.txt", "Grüße\n")).toBe("notes.txt plain");
  expect(await taken("README", "Hello")).toBe("README.txt plain");
  expect(await taken("old.txt", Buffer.from("Gr\xfc\xdfe", "latin1"))).toBe("old.txt plain");
  expect(await taken("new.txt", Buffer.from("\ufeffHello", "utf16le"))).toBe("new.txt plain");
  expect(await taken("day.ics", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n")).toBe("day.ics calendar");
  expect(await taken("hours.csv", "Ann;-3\nBob;+49 30 1")).toBe("hours.csv csv");
  for (const cell of ["=1+1", "@SUM(A1)", "+cmd|' /C calc'!A0", '"=HYPERLINK(""x"")"'])
    expect(await taken("hours.csv", `a,${cell}`)).toBe("hours.csv csv active");
  for (const text of [
    "-2+3+cmd|' /C calc'!A0",
    "-2+3+cmd|calc!A0",
    "a|=1+1",
    "a\r=1+1",
    "a,-2+SUM(A1)",
    "a,+1+Sheet2!A1",
  ])
    expect(await taken("hours.csv", text)).toBe("hours.csv csv active");
  for (const text of ["a|-3|+49 30 1", "-3|Hello!", "+49 (0)30 123,-4.5", "a\r-3\r+49"])
    expect(await taken("hours.csv", text)).toBe("hours.csv csv");
  expect(await taken("hours.csv", "|-".repeat(500_000))).toBe("hours.csv csv");
  expect(await taken("notes.txt", Buffer.from("MZ\0\0program"))).toBe("wrong");
  expect(await taken("run.bat", "del *")).toBe("wrong");
  expect(await taken("run.exe", "MZ")).toBe("wrong");
  expect(await taken("page.html", "<html>")).toBe("web-page");
  expect(await taken("old.rtf", "{\\rtf1 Hello}")).toBe("rtf");
});
