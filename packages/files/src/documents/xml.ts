import sax, { type QualifiedTag, type SAXParser, type Tag } from "sax";

/**
 * Encodings of ECMA-376-2, and single-byte ones of some programs: markup has the same bytes in all.
 */
const ENCODINGS = /^(?:utf-?8|utf-16(?:le|be)?|(?:us-)?ascii|iso-8859-\d{1,2}|windows-125\d)$/i;
/** Nesting depth; Word writes about fifty. */
const DEEPEST = 1000;

/** Must be read to the end: the file must not be closed earlier. */
export type Chunks = AsyncIterable<Buffer>;

/** An attribute by local name; the last if prefixes differ. */
export type AttributeOf = (name: string) => string | undefined;

export interface Watch {
  see(element: string, attributeOf: AttributeOf): void;
  text?(element: string, text: string): void;
  leave?(element: string): void;
}

/**
 * `refused`: no XML before the first element, a document type (for its entities), or too deep.
 * `broken`: later not well-formed, or over the budget.
 */
export type Reading = "whole" | "broken" | "refused";

/** `budget.left`: characters left for this and other parts. */
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

/** Characters parsed at once, thus the most that is read after a refusal. */
const SLICE = 1024;

interface State {
  reading: Reading;
  hasBegun: boolean;
}

function strict(watch: Watch): { parser: SAXParser; state: State } {
  // Word stores whole drawings in attributes.
  const parser = Object.assign(sax.parser(true, { position: false }), {
    bufferCheckPosition: Infinity,
  });
  const state: State = { reading: "whole", hasBegun: false };
  const path: string[] = [];
  const end = (reading: Reading): void => {
    if (state.reading === "whole") state.reading = reading;
    parser.resume();
  };
  // Not `Object.assign`, which costs half as much again per element.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it is no event target
  parser.onerror = () => end(state.hasBegun ? "broken" : "refused");
  parser.ondoctype = () => end("refused");
  parser.onprocessinginstruction = ({ name, body }) => {
    const encoding = name === "xml" && /encoding\s*=\s*["']([^"']*)["']/.exec(body)?.[1];
    if (encoding && !ENCODINGS.test(encoding)) end("refused");
  };
  parser.onopentagstart = () => {
    state.hasBegun = true;
  };
  parser.onopentag = ({ name, attributes }) => {
    if (path.push(local(name)) > DEEPEST) end("refused");
    watch.see(path.at(-1) ?? "", (wanted) => byLocalName(attributes, wanted));
  };
  parser.onclosetag = () => {
    const element = path.pop() ?? "";
    watch.leave?.(element);
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it is no event target
  if (watch.text) parser.ontext = parser.oncdata = (text) => watch.text?.(path.at(-1) ?? "", text);
  return { parser, state };
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

function byLocalName(
  attributes: (Tag | QualifiedTag)["attributes"],
  wanted: string,
): string | undefined {
  let found: string | undefined;
  for (const name in attributes) {
    if (local(name) !== wanted) continue;
    const value = attributes[name];
    found = typeof value === "object" ? value.value : value;
  }
  return found;
}

/** By the byte-order mark. */
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
