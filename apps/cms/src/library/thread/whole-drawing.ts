import { decodeXml } from "@meridian/files/drawings/decode-xml";
import { withoutDoctype } from "@meridian/files/drawings/without-doctype";
import { Parser } from "htmlparser2";

/** Whether the file contains the end of its outermost element; what is cut off may be most of it. */
export function isWholeDrawing(bytes: Uint8Array): boolean {
  const xml = decodeXml(bytes);
  if (xml === null) return false;
  let depth = 0;
  let isWhole = false;
  const parser = new Parser(
    {
      onopentag: () => {
        depth += 1;
      },
      onclosetag: () => {
        depth -= 1;
        isWhole ||= depth === 0;
      },
    },
    { xmlMode: true },
  );
  // Without `end`, which would close what is open.
  parser.write(withoutDoctype(xml));
  return isWhole;
}
