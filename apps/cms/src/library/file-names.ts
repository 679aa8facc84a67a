/** File names are readable. */
import { extname } from "node:path";

/** Bytes; with its suffix a name fits the 255 of file systems. */
const LONGEST = 180;
const CONTROLS = /\p{Cc}/gu;
const RESERVED = /[/\\?%*:|"<>#]/g;
/** Reserved in Windows. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

function shortened(text: string): string {
  let short = text;
  while (Buffer.byteLength(short) > LONGEST) short = [...short].slice(0, -1).join("");
  return short;
}

/** The name without extension, safe for an address. */
export function baseOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const base = last
    .slice(0, last.length - extname(last).length)
    .normalize("NFC")
    .replace(CONTROLS, "")
    .replace(RESERVED, "-")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  return base === "" || DEVICE.test(base) ? "file" : shortened(base);
}
