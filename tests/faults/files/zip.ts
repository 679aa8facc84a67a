/** Writes zip archives, also invalid ones, which a library would not. */
import { crc32, deflateRawSync } from "node:zlib";

export interface ZipPart {
  name: string;
  data?: Buffer | string;
  stored?: boolean;
  /** Declared in directory and local header. */
  size?: number;
  compressedSize?: number;
  crc?: number;
  flags?: number;
  method?: number;
  mode?: number;
  offset?: number;
}

interface ZipLies {
  count?: number;
  directoryOffset?: number;
  before?: Buffer;
  after?: Buffer;
}

export function zip(
  parts: readonly ZipPart[],
  {
    count = parts.length,
    directoryOffset,
    before = Buffer.alloc(0),
    after = Buffer.alloc(0),
  }: ZipLies = {},
): Buffer {
  const local: Buffer[] = [before];
  const directory: Buffer[] = [];
  let at = before.length;
  for (const part of parts) {
    const { head, body } = written(part);
    const offset = part.offset ?? at;
    const name = Buffer.from(part.name);
    const first = Buffer.concat([
      u32(0x04034b50),
      u16(20),
      head,
      u16(name.length),
      u16(0),
      name,
      body,
    ]);
    local.push(first);
    at += first.length;
    directory.push(
      Buffer.concat([
        u32(0x02014b50),
        u16((3 << 8) | 20),
        u16(20),
        head,
        u16(name.length),
        u16(0),
        u16(0),
        u16(0),
        u16(0),
        u32(((part.mode ?? 0o100644) << 16) >>> 0),
        u32(offset),
        name,
      ]),
    );
  }
  const whole = Buffer.concat(directory);
  const end = Buffer.concat([
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(count),
    u16(count),
    u32(whole.length),
    u32(directoryOffset ?? at),
    u16(0),
  ]);
  return Buffer.concat([...local, whole, end, after]);
}

function written({
  data = "",
  stored = false,
  size,
  compressedSize,
  crc,
  flags = 0x0800,
  method,
}: ZipPart): { head: Buffer; body: Buffer } {
  const raw = Buffer.from(data);
  const body = stored ? raw : deflateRawSync(raw);
  const head = Buffer.concat([
    u16(flags),
    u16(method ?? (stored ? 0 : 8)),
    u16(0),
    u16(0x5a21),
    u32(crc ?? crc32(raw)),
    u32(compressedSize ?? body.length),
    u32(size ?? raw.length),
  ]);
  return { head, body };
}

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const TYPES =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
export const TYPES_PART: ZipPart = { name: "[Content_Types].xml", data: TYPES };
export const DOCUMENT_PART: ZipPart = {
  name: "word/document.xml",
  data: '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p/></w:body></w:document>',
};
export const RELATIONS_PART: ZipPart = {
  name: "_rels/.rels",
  data: '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
};

/** Description, bytes, and reason of the refusal; default: `wrong`. */
export type Refusal = [what: string, bytes: Buffer, refused?: string];

export const docx = (...more: readonly ZipPart[]): Buffer =>
  zip([TYPES_PART, RELATIONS_PART, DOCUMENT_PART, ...more]);
export const typed = (change: (types: string) => string, ...more: readonly ZipPart[]): Buffer =>
  zip([{ ...TYPES_PART, data: change(TYPES) }, RELATIONS_PART, DOCUMENT_PART, ...more]);
