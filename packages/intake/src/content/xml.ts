import type { Readable } from "node:stream";
import sax, { type QualifiedTag, type SAXParser, type Tag } from "sax";

/** What ECMA-376-2 allows in a package. */
const ENCODINGS = new Set(["utf-8", "utf-16", "us-ascii"]);

/**
 * Calls `see` with the attributes of each element, by local name. `false`: it is not well-formed,
 * or has a document type (for its entities). The stream is read to its end all the same: what is
 * behind it may be wrong too, and nobody may close the file under a reader.
 */
export async function readXml(
  stream: Readable,
  see: (attributes: ReadonlyMap<string, string>) => void,
): Promise<boolean> {
  const reading = strict();
  reading.parser.onopentag = ({ attributes }: Tag | QualifiedTag) =>
    see(
      new Map(
        Object.entries(attributes).map(([name, value]) => [
          name.slice(name.indexOf(":") + 1),
          String(value),
        ]),
      ),
    );
  for await (const text of decoded(stream)) if (reading.isGood) reading.parser.write(text);
  if (reading.isGood) reading.parser.close();
  return reading.isGood;
}

/**
 * Looks at what stands before the first element, for there alone a document type may stand. As
 * `readXml`.
 */
export async function readProlog(stream: Readable): Promise<boolean> {
  const reading = strict();
  let isOver = false;
  reading.parser.onopentagstart = () => (isOver = true);
  for await (const text of decoded(stream))
    for (let at = 0; at < text.length && !isOver && reading.isGood; at += SLICE)
      reading.parser.write(text.slice(at, at + SLICE));
  return reading.isGood;
}

/** Characters that are looked at together: so much of an element may be read beyond the prolog. */
const SLICE = 1024;

function strict(): { parser: SAXParser; isGood: boolean } {
  const parser = sax.parser(true);
  const reading = { parser, isGood: true };
  const refuse = (): void => {
    reading.isGood = false;
    // It goes on with what it was given, which is no more than a piece.
    parser.resume();
  };
  const onprocessinginstruction = ({ name, body }: { name: string; body: string }): void => {
    const encoding = name === "xml" ? /encoding\s*=\s*["']([^"']*)["']/.exec(body)?.[1] : undefined;
    if (encoding !== undefined && !ENCODINGS.has(encoding.toLowerCase())) refuse();
  };
  Object.assign(parser, { onerror: refuse, ondoctype: refuse, onprocessinginstruction });
  return reading;
}

/** Text as it comes; UTF-16 by its byte order mark. */
async function* decoded(stream: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  const chunks: AsyncIterable<Buffer> = stream;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(
      chunk[0] === 0xff && chunk[1] === 0xfe
        ? "utf-16le"
        : chunk[0] === 0xfe && chunk[1] === 0xff
          ? "utf-16be"
          : "utf-8",
    );
    yield decoder.decode(chunk, { stream: true });
  }
}
