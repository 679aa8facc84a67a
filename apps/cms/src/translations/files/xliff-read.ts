/**
 * Reads an XLIFF 2 that a translator's program wrote. Order of attributes, prefixes, notes, states,
 * split marks (`sc`/`ec`) and added elements do not matter; a document type is refused.
 */
import { readXml, type AttributeOf, type Watch } from "@meridian/files/documents/xml";
import { markedText } from "#translations/files/marked-text.ts";
import {
  markNumber,
  MOST_SEGMENTS,
  MOST_TEXT,
  MOST_UNITS,
  storable,
  timeIn,
  UnreadableFile,
  type Returned,
  type ReturnedSegment,
  type ReturnedUnit,
} from "#translations/files/returned.ts";

const ENCODING = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]{1,40})["']/;

/** As UTF-8, also without a byte-order mark, and in the encoding that the file names. */
function asUtf8(bytes: Buffer): Buffer {
  if (bytes[0] === 0x3c && bytes[1] === 0) return Buffer.from(decodedAs("utf-16le", bytes));
  if (bytes[0] === 0 && bytes[1] === 0x3c) return Buffer.from(decodedAs("utf-16be", bytes));
  const named = ENCODING.exec(bytes.toString("latin1", 0, 200))?.[1];
  return named === undefined || /^utf-?(?:8|16)/i.test(named)
    ? bytes
    : Buffer.from(decodedAs(named, bytes));
}

function decodedAs(encoding: string, bytes: Buffer): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    throw new UnreadableFile(`The file is in the encoding ${encoding}: save it as UTF-8.`);
  }
}

const PORTION = 64 * 1024;

/** Other requests have their turn in between. */
async function* portions(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PORTION) {
    await new Promise((resolve) => setImmediate(resolve));
    yield bytes.subarray(at, at + PORTION);
  }
}

export async function readXliff(bytes: Buffer): Promise<Returned> {
  const reader = new XliffReader();
  const reading = await readXml(portions(asUtf8(bytes)), reader, { left: MOST_TEXT });
  if (reading === "refused")
    throw new UnreadableFile(
      "This is no XLIFF that can be read: it is no XML, or has a document type (DOCTYPE), which is refused.",
    );
  if (reader.problem !== null) throw new UnreadableFile(reader.problem);
  if (reading === "broken")
    throw new UnreadableFile(
      "The file is broken: it ends too early, or its tags do not match. Export it again from your program.",
    );
  return reader.returned;
}

/** In a `source` or `target`. */
interface Text {
  parts: string[];
  /** Of elements that are open: what closes each. */
  open: string[];
  /** Of `sc`: the number of the start. */
  starts: Map<string, string>;
}

class XliffReader implements Watch {
  readonly returned: Returned = { language: null, at: null, units: [] };
  problem: string | null = null;
  #hasRoot = false;
  #segments = 0;
  #unit: ReturnedUnit | null = null;
  #segment: ReturnedSegment | null = null;
  #text: Text | null = null;
  /** Open elements below those whose text does not count, such as notes. */
  #skipped = 0;

  see(element: string, of: AttributeOf): void {
    if (this.problem !== null) return;
    if (!this.#hasRoot) return this.#seeRoot(element, of);
    if (this.#skipped > 0) this.#skipped += 1;
    else if (this.#text) this.#seeInline(this.#text, element, of);
    else if (element === "file") this.returned.at ??= timeIn(of("original"));
    else if (element === "unit") this.#seeUnit(of);
    else if (element === "segment" && this.#unit) {
      if ((this.#segments += 1) > MOST_SEGMENTS)
        this.problem = `The file has more than ${MOST_SEGMENTS} segments: send it in parts.`;
      const { segments } = this.#unit;
      segments.push({ id: of("id") ?? null, source: "", target: null, state: of("state") ?? null });
      this.#segment = segments.at(-1) ?? null;
    } else if ((element === "source" || element === "target") && this.#segment)
      this.#text = { parts: [], open: [], starts: new Map() };
    // Text outside a segment, alternatives of a translation memory, and what programs add.
    else if (element !== "group") this.#skipped = 1;
  }

  #seeRoot(element: string, of: AttributeOf): void {
    this.#hasRoot = true;
    const version = of("version") ?? "";
    if (element !== "xliff") this.problem = "The file is XML, but no XLIFF.";
    else if (!version.startsWith("2."))
      this.problem = `The file is XLIFF ${version || "without a version"}; this one is XLIFF 2. Export it as XLIFF 2.0 or 2.1.`;
    this.returned.language = of("trgLang") ?? null;
  }

  #seeUnit(of: AttributeOf): void {
    const { units } = this.returned;
    if (units.length >= MOST_UNITS)
      this.problem = `The file has more than ${MOST_UNITS} units: send it in parts.`;
    this.#unit = { id: of("id") ?? "", segments: [] };
    units.push(this.#unit);
  }

  #seeInline({ parts, open, starts }: Text, element: string, of: AttributeOf): void {
    const id = markNumber(of("id"));
    let end = "";
    if (element === "pc") {
      parts.push(`<${id}>`);
      end = `</${id}>`;
    } else if (element === "ph") parts.push(`<${id}/>`);
    else if (element === "sc") {
      starts.set(of("id") ?? "", id);
      parts.push(`<${id}>`);
    } else if (element === "ec")
      parts.push(`</${starts.get(of("startRef") ?? "") ?? markNumber(of("startRef"))}>`);
    else if (element === "cp") {
      const code = Number.parseInt(of("hex") ?? "", 16);
      if (code >= 0 && code <= 0x10_ff_ff) parts.push(storable(String.fromCodePoint(code)));
    }
    // `mrk`, `sm` and `em` are remarks about the text.
    open.push(end);
  }

  text(element: string, text: string): void {
    if (this.#text && this.#skipped === 0 && element !== "ph" && element !== "cp")
      this.#text.parts.push(markedText([storable(text)]));
  }

  leave(element: string): void {
    if (this.#skipped > 0) return void (this.#skipped -= 1);
    if (this.#text) return this.#leaveInline(this.#text, element);
    if (element === "segment") this.#segment = null;
    if (element === "unit") this.#unit = null;
  }

  #leaveInline({ parts, open }: Text, element: string): void {
    if (open.length > 0) return void parts.push(open.pop() ?? "");
    if (this.#segment && (element === "source" || element === "target"))
      this.#segment[element] = parts.join("");
    this.#text = null;
  }
}
