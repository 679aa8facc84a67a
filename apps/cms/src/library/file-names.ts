/** Names of the library's files: readable and unique. */
import { extname } from "node:path";

/** Bytes; the name with its suffix fits within the 255 that file systems allow. */
const LONGEST = 180;
const CONTROLS = /\p{Cc}/gu;
const RESERVED = /[/\\?%*:|"<>#]/g;
/** Reserved device names of Windows. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

function shortened(text: string): string {
  let short = text;
  while (Buffer.byteLength(short) > LONGEST) short = [...short].slice(0, -1).join("");
  return short;
}

/** An editor's file name without its extension, made safe for an address. */
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

/** The first of `base.ending`, `base-1.ending`, `base-2.ending`… that is free. */
export async function freeName(
  base: string,
  ending: string,
  isTaken: (name: string) => Promise<boolean>,
): Promise<string> {
  for (let count = 0; ; count += 1) {
    const name = `${base}${count === 0 ? "" : `-${count}`}${ending}`;
    if (!(await isTaken(name))) return name;
  }
}
