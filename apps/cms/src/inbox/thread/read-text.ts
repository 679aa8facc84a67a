/** Runs in a separate thread (`../texts/text-reader.ts`): no file can block the host. */
import { FILE_HEAD_BYTES, sniffType } from "@meridian/contract/forms";
import { decodePlainText } from "@meridian/files/documents/plain-text";
import { getDocumentProxy } from "unpdf";
import WordExtractor from "word-extractor";
import type { FileText, FileToRead, Limits } from "#inbox/texts/file-text.ts";
import { lineOf, type Part } from "#inbox/thread/lines-of-page.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
/** `isWhole`: nothing is left out. */
interface Found {
  text: string;
  isWhole: boolean;
}

/** Warnings of the reader would be in the host's log, with words of the file. */
const SILENT = { verbosity: 0 };

/** Parts; a page of text has some thousand. */
const LONGEST_LINE = 20_000;

const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const isText = (item: object): item is Part => "str" in item;

/** Stops at the limits, also within a page. */
async function textOfPages(pdf: Pdf, limits: Limits): Promise<Found> {
  const end = processorMs() + limits.processorMs;
  let text = "";
  for (let number = 1; number <= pdf.numPages; number += 1) {
    if (number > limits.pages) return { text, isWhole: false };
    const page = await pdf.getPage(number);
    const chunks = page.streamTextContent().getReader();
    let line: Part[] = [];
    for (let chunk = await chunks.read(); !chunk.done; chunk = await chunks.read()) {
      const { items }: { items: object[] } = chunk.value;
      for (const item of items.filter(isText)) {
        line.push(item);
        if (!item.hasEOL) continue;
        text += `${lineOf(line)}\n`;
        line = [];
      }
      const isEnd = text.length > limits.characters || processorMs() > end;
      if (isEnd || line.length > LONGEST_LINE) return { text: text + lineOf(line), isWhole: false };
    }
    page.cleanup();
    text += `${lineOf(line)}\n`;
  }
  return { text, isWhole: true };
}

async function textOfPdf(bytes: Uint8Array, limits: Limits): Promise<Found> {
  const pdf = await getDocumentProxy(bytes, SILENT);
  return textOfPages(pdf, limits);
}

async function textOfWord(bytes: Uint8Array): Promise<Found> {
  const word = await new WordExtractor().extract(Buffer.from(bytes));
  const text = [
    word.getHeaders(),
    word.getBody(),
    word.getTextboxes(),
    word.getFootnotes(),
    word.getEndnotes(),
  ].join("\n");
  return { text, isWhole: true };
}

/** Notes and tables of answers by mail; pictures have none. */
const plainText = async (bytes: Uint8Array): Promise<Found> => ({
  text: decodePlainText(bytes) ?? "",
  isWhole: true,
});

const READERS: Partial<Record<string, (bytes: Uint8Array, limits: Limits) => Promise<Found>>> = {
  "application/pdf": textOfPdf,
  "application/zip": textOfWord,
  "application/x-ole-storage": textOfWord,
};

/** Lines without control characters, empty lines and repeated spaces. */
const tidy = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, "\n")
    .replace(/[\p{Cc}\p{Co}\p{Cs}\p{Zs}\u00ad]+/gu, (found) =>
      found.includes("\n") ? "\n" : /[\t\p{Zs}]/u.test(found) ? " " : "",
    )
    .replace(/ ?\n[\n ]*/g, "\n")
    .trim();

const isEncrypted = (error: unknown): boolean =>
  error instanceof Error && error.name === "PasswordException";

/** Error messages may have words of the file: they stay here. */
export async function readText({ bytes, limits }: FileToRead): Promise<FileText> {
  const type = sniffType(bytes.subarray(0, FILE_HEAD_BYTES));
  try {
    const read = READERS[type] ?? plainText;
    const { text, isWhole } = await read(bytes, limits);
    const tidied = tidy(text);
    if (tidied === "") return { text: "", problem: isWhole ? "no-text" : "stopped" };
    if (isWhole && tidied.length <= limits.characters) return { text: tidied };
    return { text: tidied.slice(0, limits.characters), problem: "cut" };
  } catch (error) {
    return { text: "", problem: isEncrypted(error) ? "encrypted" : "unreadable" };
  }
}
