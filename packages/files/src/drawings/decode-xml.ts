const MARKS: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
  [[0x3c, 0x00], "utf-16le"],
  [[0x00, 0x3c], "utf-16be"],
];

function encodingOf(bytes: Uint8Array): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[1];
  const head = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)["']/i.exec(head)?.[1] ?? "utf-8";
}

/** Decodes like a browser (byte-order mark, declaration, UTF-8); `null` if that is impossible. */
export function decodeXml(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
