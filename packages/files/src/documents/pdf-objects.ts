import { constants, inflateSync } from "node:zlib";
import { hasName, namesIn } from "#documents/pdf-names.ts";

const STREAM_NAMES = ["ObjStm", "First"];
const FILTER = ["FlateDecode", "Fl"];
/** Filters that are never used for objects, but could hide a stream in another. */
const OTHER_FILTERS = [
  "ASCIIHexDecode",
  "AHx",
  "ASCII85Decode",
  "A85",
  "LZWDecode",
  "LZW",
  "RunLengthDecode",
  "RL",
  "Crypt",
  "Predictor",
];
/** Characters of a dictionary after a name. */
const DICTIONARY = 2048;
const MOST_STREAMS = 5000;
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Texts of object streams; `null` if one cannot be opened or there are more than in an honest file.
 */
export function packedObjects(text: string, bytes: Buffer): string[] | null {
  const objects: string[] = [];
  const seen = new Set<number>();
  let left = MOST_BYTES;
  let places = 0;
  for (const at of namesIn(text, STREAM_NAMES)) {
    places += 1;
    if (places > MOST_STREAMS) return null;
    const stream = streamAfter(text, at);
    if (!stream || seen.has(stream.start)) continue;
    seen.add(stream.start);
    const object = opened(stream, bytes, left);
    left -= object?.length ?? 0;
    if (object === null) return null;
    objects.push(object);
  }
  return objects;
}

interface Stream {
  start: number;
  dictionary: string;
}

/** The stream whose dictionary has the name that ends at `at`. */
function streamAfter(text: string, at: number): Stream | undefined {
  const after = text.slice(at, at + DICTIONARY);
  const found = /(?<!end)stream(?:\r\n|\n|\r)/.exec(after);
  if (!found || after.slice(0, found.index).includes("endobj")) return undefined;
  const before = text.slice(Math.max(0, at - DICTIONARY), at);
  return {
    start: at + found.index + found[0].length,
    dictionary: before.slice(before.lastIndexOf("obj") + 1) + after.slice(0, found.index),
  };
}

/** Unfiltered streams are plain text and already searched. */
function opened({ start, dictionary }: Stream, bytes: Buffer, most: number): string | null {
  if (hasName(dictionary, OTHER_FILTERS)) return null;
  if (!hasName(dictionary, FILTER)) return "";
  try {
    return inflateSync(bytes.subarray(start), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: Math.max(1, most),
    }).toString("latin1");
  } catch {
    return null;
  }
}
