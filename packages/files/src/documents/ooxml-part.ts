import type { Readable } from "node:stream";
import { FieldCodes } from "#documents/fields.ts";
import { relationVerdict, type Verdict } from "#documents/relations.ts";
import { encodingOf, readXml, type Chunks, type Watch } from "#documents/xml.ts";

export const RELATIONS = /\.rels$/i;
const OLE = "d0cf11e0";
const LINK = "4c0000000114020000000000c000000000000046";
const ELF = "7f454c46";
/** Name of the macro project's stream in UTF-16; compared in lower case. */
const MACROS = Array.from("_vba_project").join("\0");
const HEAD = 1024;

export interface Part {
  name: string;
  /** From the package's content types; may be empty. */
  type: string;
  /** Characters of text left for all parts. */
  budget: { left: number };
}

/** Reads a part to its end and judges it by content, since its name proves nothing. */
export async function partVerdict(stream: Readable, part: Part): Promise<Verdict> {
  const { head, chunks } = await withHead(stream);
  if (RELATIONS.test(part.name)) return relationsVerdict(chunks, part.name);
  if (isXml(part, head)) return textVerdict(chunks, part);
  const isOle = head.toString("hex", 0, 4) === OLE;
  let hasMacros = false;
  let before = "";
  for await (const chunk of chunks) {
    if (!isOle || hasMacros) continue;
    const text = before + chunk.toString("latin1").toLowerCase();
    hasMacros = text.includes(MACROS);
    before = text.slice(-MACROS.length);
  }
  if (hasMacros) return "macros";
  if (isProgram(head)) return "wrong";
  return isOle ? "active" : "harmless";
}

async function relationsVerdict(chunks: Chunks, name: string): Promise<Verdict> {
  const found = new Set<Verdict>();
  const see: Watch["see"] = (_, attributeOf) => found.add(relationVerdict(attributeOf, name));
  if ((await readXml(chunks, { see })) !== "whole") return "wrong";
  return worstOf(found);
}

async function textVerdict(chunks: Chunks, { budget }: Part): Promise<Verdict> {
  const codes = new FieldCodes();
  const reading = await readXml(chunks, codes, budget);
  if (reading === "refused") return "wrong";
  return reading === "broken" || codes.areActive ? "active" : "harmless";
}

/** The first refusal, else `active` if any part is. */
export const worstOf = (verdicts: ReadonlySet<Verdict>): Verdict =>
  [...verdicts].find((verdict) => verdict !== "harmless" && verdict !== "active") ??
  (verdicts.has("active") ? "active" : "harmless");

/** SVG and web pages have document types, and Word opens them differently. */
function isXml({ name, type }: Part, head: Buffer): boolean {
  if (type === "" ? /\.svg$/i.test(name) : /\b(?:svg|xhtml)\b/.test(type)) return false;
  const start = new TextDecoder(encodingOf(head)).decode(head).trimStart();
  return (
    /\bxml$/.test(type) ||
    /\.xml$/i.test(name) ||
    /^<(?:\?xml|!doctype(?!\s+html)|\w+:)/i.test(start)
  );
}

function isProgram(head: Buffer): boolean {
  const start = head.toString("hex", 0, 20);
  if (start.startsWith(ELF) || start === LINK || start.startsWith("4d5a9000")) return true;
  if (!start.startsWith("4d5a") || head.length < 64) return false;
  const at = head.readUInt32LE(60);
  return head.toString("latin1", at, at + 4) === "PE\0\0";
}

async function withHead(stream: Readable): Promise<{ head: Buffer; chunks: Chunks }> {
  const source: AsyncIterable<Buffer> = stream;
  const rest = source[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  for (let length = 0; length < HEAD;) {
    const { done, value } = await rest.next();
    if (done) break;
    first.push(value);
    length += value.length;
  }
  const head = Buffer.concat(first);
  return {
    head: head.subarray(0, HEAD),
    chunks: (async function* () {
      if (head.length > 0) yield head;
      for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
    })(),
  };
}
