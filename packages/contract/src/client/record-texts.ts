/** A list of records as one JSON text each: unchanged ones need no parsing. */
export class RecordTexts {
  readonly texts: readonly string[];

  constructor(texts: readonly string[]) {
    this.texts = texts;
  }
}

const [QUOTE, BACKSLASH, OPEN, CLOSE, COMMA] = ['"', "\\", "{", "}", ","].map((sign) =>
  sign.charCodeAt(0),
);
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

/** A text in place of an unchanged record (`STATE_HEADER`). */
export const isNumber = (text: string): boolean => isDigit(text.charCodeAt(0));

/**
 * The text of each record, or number in its place, in a JSON array; `undefined` for anything else. No
 * validation.
 */
export function recordTexts(json: string): RecordTexts | undefined {
  const texts: string[] = [];
  const skip = (at: number): number => {
    while (isSpace(json.charCodeAt(at))) at++;
    return at;
  };
  let at = skip(0);
  if (json[at] !== "[") return undefined;
  for (;;) {
    at = skip(at + 1);
    const end = json.charCodeAt(at) === OPEN ? endOfRecord(json, at) : endOfNumber(json, at);
    if (end < 0) return undefined;
    texts.push(json.slice(at, end));
    at = skip(end);
    if (json.charCodeAt(at) !== COMMA) break;
  }
  return json[at] === "]" && skip(at + 1) === json.length ? new RecordTexts(texts) : undefined;
}

/** The position after a whole number; -1 without one. */
function endOfNumber(json: string, from: number): number {
  let at = from;
  while (isDigit(json.charCodeAt(at))) at++;
  return at > from ? at : -1;
}

/** The position after the closing brace of the record at `from`; -1 without one. */
function endOfRecord(json: string, from: number): number {
  let depth = 0;
  for (let at = from; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfText(json, at);
      if (at < 0) return -1;
    } else if (code === OPEN) depth++;
    else if (code === CLOSE && --depth === 0) return at + 1;
  }
  return -1;
}

/** The closing quote of the text that begins at `from`. */
function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    let escapes = 0;
    while (json.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes++;
    if (escapes % 2 === 0) return at;
  }
  return -1;
}
