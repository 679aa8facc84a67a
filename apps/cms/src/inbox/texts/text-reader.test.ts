import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { createTextReader } from "#inbox/texts/text-reader.ts";
import { bombOf, docxOf, pageOf, pdfOf, PICTURE } from "#testing/text-files.ts";

vi.setConfig({ testTimeout: 60_000 });
const HONEST = join(import.meta.dirname, "../../../../../tests/faults/files/honest");
const reader = createTextReader();
const bomb = bombOf(300);
afterAll(() => reader.stop());

const read = (bytes: Buffer, by = reader) => by.read(new Uint8Array(bytes));
const honest = async (name: string) => read(await readFile(join(HONEST, name)));

test("[OWN-96] why a file has no words is stored: a scan, an encrypted file, none that can be read", async () => {
  for (const bytes of [pdfOf([PICTURE]), pdfOf([]), docxOf("")])
    expect((await read(bytes)).problem).toBe("no-text");
  expect(await honest("img2pdf.pdf")).toEqual({ text: "", problem: "no-text" });
  expect(await honest("pdfkit-encrypted.pdf")).toEqual({ text: "", problem: "encrypted" });
  for (const bytes of [Buffer.from("%PDF-1.7"), Buffer.from("PK\u0003\u0004")])
    expect((await read(bytes)).problem).toBe("unreadable");
  expect((await read(Buffer.from("\xff\xd8\xff\0 a picture", "latin1"))).problem).toBe("no-text");
  expect(await read(Buffer.from("Grüße,\r\n\r\nAda"))).toEqual({ text: "Grüße,\nAda" });
  expect(await honest("libreoffice-password.doc")).toMatchObject({ text: "" });
});

test("[OWN-96] a file of 500 pages is cut off, a slow one too, and what was read stays", async () => {
  const pages = Array.from({ length: 500 }, (_, at) => pageOf(`Page ${at + 1}`));
  const { text, problem } = await read(pdfOf(pages));
  expect([text.split("\n").length, text.split("\n").at(-1), problem]).toEqual([
    50,
    "Page 50",
    "cut",
  ]);
  const long = await read(docxOf("word ".repeat(50_000)));
  expect([long.text.length, long.problem]).toEqual([100_000, "cut"]);
  const slow = createTextReader({ pages: 50, characters: 100_000, processorMs: 0 });
  expect(await read(pdfOf(pages), slow)).toEqual({ text: "Page 1", problem: "cut" });
  await slow.stop();
});

test("[OWN-96] a file that takes too much time or memory is stopped, and the next one is read", async () => {
  expect(await read(bomb)).toEqual({ text: "", problem: "stopped" });
  expect(await read(docxOf("After the bomb"))).toEqual({ text: "After the bomb" });
  const impatient = createTextReader(undefined, 1);
  expect((await read(pdfOf([pageOf("Late")]), impatient)).problem).toBe("stopped");
  await impatient.stop();
});
