import sax, { type QualifiedTag, type SAXParser, type Tag } from "sax";

/** What ECMA-376-2 allows in a package. */
const ENCODINGS = new Set(["utf-8", "utf-16", "us-ascii"]);
/** Elements within each other: Word writes some fifty. */
const DEEPEST = 1000;

/** Bytes as they come, to be read to their end: nobody may close the file under a reader. */
export type Chunks = AsyncIterable<Buffer>;

/** Elements and the text in them, by local names. */
export interface Watch {
  see(element: string, attributes: ReadonlyMap<string, string>): void;
  text?(element: string, text: string): void;
}

/**
 * How far XML could be read. `refused`: what stands before its first element is no XML, it has a document
 * type (for its entities), or it is too deep. `broken`: behind that it is not well-formed, or longer than
 * was to be read.
 */
export type Reading = "whole" | "broken" | "refused";

/** `budget.left`: characters that may be read yet, of this one and others. */
export async function readXml(
  chunks: Chunks,
  watch: Watch,
  budget: { left: number } = { left: Infinity },
): Promise<Reading> {
  const { parser, state } = strict(watch);
  for await (const text of decoded(chunks))
    for (let at = 0; at < text.length && state.reading === "whole"; at += SLICE) {
      budget.left -= SLICE;
      if (budget.left < 0 && state.hasBegun) state.reading = "broken";
      else parser.write(text.slice(at, at + SLICE));
    }
  if (state.reading === "whole") parser.close();
  return state.reading;
}

/** Characters that are read together: so much may be read beyond what is refused. */
const SLICE = 1024;

interface State {
  reading: Reading;
  hasBegun: boolean;
}

function strict(watch: Watch): { parser: SAXParser; state: State } {
  const parser = sax.parser(true, { position: false });
  const state: State = { reading: "whole", hasBegun: false };
  const path: string[] = [];
  const end = (reading: Reading): void => {
    if (state.reading === "whole") state.reading = reading;
    // It goes on with what it was given, which is no more than a piece.
    parser.resume();
  };
  Object.assign(parser, {
    // Word keeps whole drawings in an attribute.
    bufferCheckPosition: Infinity,
    onerror: () => end(state.hasBegun ? "broken" : "refused"),
    ondoctype: () => end("refused"),
    onprocessinginstruction: ({ name, body }: { name: string; body: string }) => {
      const encoding = name === "xml" && /encoding\s*=\s*["']([^"']*)["']/.exec(body)?.[1];
      if (encoding && !ENCODINGS.has(encoding.toLowerCase())) end("refused");
    },
    onopentagstart: () => (state.hasBegun = true),
    onopentag: ({ name, attributes }: Tag | QualifiedTag) => {
      if (path.push(local(name)) > DEEPEST) end("refused");
      watch.see(path.at(-1) ?? "", byLocalName(attributes));
    },
    onclosetag: () => path.pop(),
    ontext: (text: string) => watch.text?.(path.at(-1) ?? "", text),
    oncdata: (text: string) => watch.text?.(path.at(-1) ?? "", text),
  });
  return { parser, state };
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

const byLocalName = (attributes: (Tag | QualifiedTag)["attributes"]): Map<string, string> =>
  new Map(
    Object.entries(attributes).map(([name, value]) => [
      local(name),
      typeof value === "string" ? value : value.value,
    ]),
  );

/** Which encoding a byte order mark names. */
export const encodingOf = (start: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" =>
  start[0] === 0xff && start[1] === 0xfe
    ? "utf-16le"
    : start[0] === 0xfe && start[1] === 0xff
      ? "utf-16be"
      : "utf-8";

async function* decoded(chunks: Chunks): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
}
