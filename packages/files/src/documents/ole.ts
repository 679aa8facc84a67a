import type { FileHandle } from "node:fs/promises";
import { readAt, WRONG, type Ending, type Found } from "#documents/examine.ts";
import type { Mark } from "#store/file-marks.ts";
import { isActiveText } from "#documents/ole-text.ts";

/**
 * Word's binary format: an OLE container, a file system of sectors chained in a table (FAT). Reads
 * only header, table and directory; a library would hold several copies of the file.
 */
const HEADER = 512;
/** Higher sector numbers are markers: free, end of chain, part of the table. */
const SPECIAL = 0xfffffffa;
const ENTRY = 128;
/** Word writes dozens; larger directories are attacks. */
const MOST_ENTRIES = 4096;
const STORAGE = 1;
const STREAM = 2;
/** Smaller streams are stored elsewhere; Word's main stream is larger. */
const SMALL = 4096;
/** Word 97 and later; Word 6 and 95. */
const WORD_IDENTS = new Set([0xa5ec, 0xa5dc]);
const FLAG_ENCRYPTED = 0x0100;

interface Entry {
  name: string;
  kind: number;
  siblings: readonly [number, number];
  child: number;
  start: number;
  size: number;
}

/** What programs put into a container with a password; only the name shows which it is. */
const LOCKED: readonly Ending[] = [".docx", ".xlsx", ".pptx"];

/** Accepts Word documents without macros, and containers of a .docx with a password; `given`: the ending of its name, where those of other programs are taken, too. */
export async function examineOle(handle: FileHandle, size: number, given = ""): Promise<Found> {
  const header = await readAt(handle, 0, HEADER);
  const shift = header.length === HEADER ? header.readUInt16LE(30) : 0;
  if (shift !== 9 && shift !== 12) return WRONG;
  const sectors = { handle, bytes: 1 << shift, count: Math.ceil(size / (1 << shift)) };
  const table = await tableOf(header, sectors);
  const entries = table && (await directoryOf(header.readUInt32LE(48), sectors, table));
  if (!entries) return WRONG;
  if (entries.some(isMacro)) return { refused: "macros" };
  const streams = rootEntries(entries).filter(({ kind }) => kind === STREAM);
  const named = (wanted: string) => streams.find(({ name }) => name === wanted);
  const word = named("WordDocument");
  if (!word && named("EncryptionInfo") && named("EncryptedPackage"))
    return { ending: LOCKED.find((one) => one === given) ?? ".docx", marks: ["encrypted"] };
  if (!word || word.size < SMALL) return WRONG;
  const start = await readSector(sectors, word.start);
  if (start.length < 12 || !WORD_IDENTS.has(start.readUInt16LE(0))) return WRONG;
  const marks: Mark[] = [];
  if ((start.readUInt16LE(10) & FLAG_ENCRYPTED) !== 0) marks.push("encrypted");
  if (entries.some(isPackedFile) || isActiveText(await readAt(handle, 0, size)))
    marks.push("active");
  return { ending: ".doc", marks };
}

/** An embedded file that a click opens: packed, or an object with its own storage. */
const isPackedFile = ({ name, kind }: Entry): boolean =>
  name.toLowerCase() === "\u0001ole10native" || (kind === STORAGE && /^_\d+$/.test(name));

const isMacro = ({ name, kind }: Entry): boolean =>
  (kind === STORAGE && /^(macros|vba|_vba_project_cur)$/i.test(name)) ||
  /^_vba_project$/i.test(name);

interface Sectors {
  handle: FileHandle;
  bytes: number;
  count: number;
}

const readSector = ({ handle, bytes, count }: Sectors, sector: number): Promise<Buffer> =>
  sector < count ? readAt(handle, (sector + 1) * bytes, bytes) : Promise.resolve(Buffer.alloc(0));

/** The table's sectors: 109 in the header, the rest in a chain. `null`: broken chain. */
async function tableOf(header: Buffer, sectors: Sectors): Promise<number[] | null> {
  const places: number[] = [];
  for (let at = 76; at < HEADER; at += 4) places.push(header.readUInt32LE(at));
  let next = header.readUInt32LE(68);
  for (let left = Math.ceil(sectors.count / 127); next < SPECIAL; left -= 1) {
    const block = await readSector(sectors, next);
    if (left === 0 || block.length < sectors.bytes) return null;
    for (let at = 0; at < sectors.bytes - 4; at += 4) places.push(block.readUInt32LE(at));
    next = block.readUInt32LE(sectors.bytes - 4);
  }
  return places;
}

/** The directory's entries in order. `null`: broken, circular or endless chain. */
async function directoryOf(
  first: number,
  sectors: Sectors,
  table: readonly number[],
): Promise<Entry[] | null> {
  const perSector = sectors.bytes / 4;
  const entries: Entry[] = [];
  const seen = new Set<number>();
  for (let sector = first; sector < SPECIAL;) {
    if (seen.has(sector)) return null;
    seen.add(sector);
    const block = await readSector(sectors, sector);
    if (block.length < ENTRY || entries.length >= MOST_ENTRIES) return null;
    for (let at = 0; at + ENTRY <= block.length; at += ENTRY)
      entries.push(entryOf(block.subarray(at, at + ENTRY)));
    const links = await readSector(sectors, table[Math.floor(sector / perSector)] ?? SPECIAL);
    const at = (sector % perSector) * 4;
    if (at + 4 > links.length) return null;
    sector = links.readUInt32LE(at);
  }
  return entries;
}

function entryOf(bytes: Buffer): Entry {
  const length = Math.min(Math.max(bytes.readUInt16LE(64) - 2, 0), 62);
  return {
    name: bytes.toString("utf16le", 0, length),
    kind: bytes[66] ?? 0,
    siblings: [bytes.readUInt32LE(68), bytes.readUInt32LE(72)],
    child: bytes.readUInt32LE(76),
    start: bytes.readUInt32LE(116),
    size: bytes.readUInt32LE(120),
  };
}

/** A document inside a workbook is at a deeper level and does not make it a Word file. */
function rootEntries(entries: readonly Entry[]): Entry[] {
  const found = new Set<Entry>();
  const open = [entries[0]?.child ?? SPECIAL];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const entry = entries[at];
    if (!entry || found.has(entry)) continue;
    found.add(entry);
    open.push(...entry.siblings);
  }
  return [...found];
}
