/** Detects a file's kind from its content: names and declared types are not reliable. */
import { decodeXml } from "@meridian/files/drawings/decode-xml";
import { PDF } from "#library/prepared-file.ts";

export interface FileKind {
  type: string;
  /** With dots, the most common first. */
  endings: string[];
}

interface Known extends FileKind {
  isOne: (head: Buffer) => boolean;
}

const starts = (text: string, at = 0) => {
  const bytes = Buffer.from(text, "latin1");
  return (head: Buffer): boolean => head.subarray(at, at + bytes.length).equals(bytes);
};

/** Brands of an ISO media file: the first is its own, the others are compatible. */
const brandsOf = (head: Buffer): string[] => {
  if (!starts("ftyp", 4)(head)) return [];
  const end = Math.min(head.readUInt32BE(0), head.length, 256);
  return [8, ...Array.from({ length: 60 }, (_, at) => 16 + at * 4)]
    .filter((at) => at + 4 <= end)
    .map((at) => head.toString("latin1", at, at + 4));
};
const isAvif = (head: Buffer): boolean => brandsOf(head).some((brand) => /^avi[fs]$/.test(brand));
const isHeic = (head: Buffer): boolean => /^(?:hei|hev|mif1|msf1)/.test(brandsOf(head)[0] ?? "");
const isQuickTime = (head: Buffer): boolean => brandsOf(head)[0] === "qt  ";

const KINDS: Known[] = [
  { type: "image/png", endings: [".png"], isOne: starts("\x89PNG\r\n\x1a\n") },
  { type: "image/jpeg", endings: [".jpg", ".jpeg"], isOne: starts("\xff\xd8\xff") },
  { type: "image/gif", endings: [".gif"], isOne: starts("GIF8") },
  {
    type: "image/webp",
    endings: [".webp"],
    isOne: (head) => starts("RIFF")(head) && starts("WEBP", 8)(head),
  },
  { type: "image/avif", endings: [".avif"], isOne: isAvif },
  {
    type: "video/mp4",
    endings: [".mp4"],
    isOne: (head) => starts("ftyp", 4)(head) && !isHeic(head) && !isQuickTime(head),
  },
  {
    type: "video/webm",
    endings: [".webm"],
    isOne: (head) => starts("\x1a\x45\xdf\xa3")(head) && head.subarray(0, 64).includes("webm"),
  },
  { type: PDF, endings: [".pdf"], isOne: starts("%PDF-") },
];

const DRAWING: FileKind = { type: "image/svg+xml", endings: [".svg"] };
const SVG_TYPE = "image/svg+xml";

/** Formats that browsers do not show, with advice. */
const OTHERS: [string, (head: Buffer) => boolean][] = [
  [
    "This is a HEIC picture (iPhone), which most browsers cannot show. Export it as JPEG, and upload that.",
    isHeic,
  ],
  ["This is a QuickTime video. Export it as MP4, and upload that.", isQuickTime],
  [
    "This is a Matroska video. Export it as MP4 or WebM, and upload that.",
    starts("\x1a\x45\xdf\xa3"),
  ],
  [
    "This is a TIFF picture or a camera's raw file, which browsers cannot show. Export it as JPEG, and upload that.",
    (head) => starts("II*\0")(head) || starts("MM\0*")(head),
  ],
  ["This is a BMP picture. Save it as PNG, and upload that.", starts("BM")],
  ["This is a Photoshop file. Export it as PNG or JPEG, and upload that.", starts("8BPS")],
  [
    "This is a JPEG XL picture, which few browsers can show. Export it as JPEG or WebP, and upload that.",
    (head) => starts("\xff\x0a")(head) || starts("JXL ", 4)(head),
  ],
];

const NOTHING_KNOWN =
  "Browsers cannot show this file. Save it as JPEG, PNG, WebP, AVIF, GIF, SVG, MP4, WebM or PDF, and upload that.";

/** Bytes of a file's beginning that reveal its kind. */
export const HEAD = 4096;

const isMarkup = (head: Buffer): boolean =>
  (decodeXml(head.subarray(0, 64)) ?? head.toString("latin1", 0, 64)).trimStart().startsWith("<");

/** `refused`: why the file is not accepted. */
export function kindOf(head: Buffer, name: string): FileKind | { refused: string } {
  const found = KINDS.find(({ isOne }) => isOne(head));
  if (found) return found;
  const other = OTHERS.find(([, isOne]) => isOne(head));
  if (other) return { refused: other[0] };
  return isMarkup(head) || /\.svg$/i.test(name) ? DRAWING : { refused: NOTHING_KNOWN };
}

export const isDrawing = ({ type }: FileKind): boolean => type === SVG_TYPE;
