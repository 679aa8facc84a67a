import { nestsTooDeep } from "@meridian/files/drawings/nesting";
import { parseDocument } from "htmlparser2";
import sharp from "sharp";
import { withOwnSize } from "#server/pictures/drawing.ts";

export type Mark = { kind: "drawing"; svg: string } | { kind: "picture"; bytes: Buffer };

/** The logo is unusable; the message has the reason in a few words. */
export class MarkError extends Error {
  override readonly name = "MarkError";
}

/** Limit in bytes; logos have a few kB. */
const LARGEST = 2 ** 20;
/** Minimum side length of a bitmap: the size of the largest icon. */
const SMALLEST = 512;
const MAX_PIXELS = 16_000_000;

/** Throws `MarkError`. */
export async function readMark(bytes: Buffer): Promise<Mark> {
  if (bytes.length > LARGEST)
    throw new MarkError(`it has ${(bytes.length / 2 ** 20).toFixed(1)} MB; the limit is 1 MB`);
  const text = bytes.subarray(0, 4096).toString("utf8");
  if (/<svg\b/i.test(text)) return { kind: "drawing", svg: readDrawing(bytes.toString("utf8")) };
  const found = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => null);
  if (found?.format !== "png") throw new MarkError("it is neither an SVG nor a PNG");
  if (Math.min(found.width, found.height) < SMALLEST)
    throw new MarkError(
      `it has ${found.width} × ${found.height} pixels; at least ${SMALLEST} × ${SMALLEST} are needed`,
    );
  return { kind: "picture", bytes };
}

const FORBIDDEN = new Set(
  "script foreignobject iframe object embed audio video handler".split(" "),
);
const LINKS = /^(?:xlink:)?href$/i;
/** References inside the SVG or embedded in it; no other addresses. */
const OWN = /^(?:#|data:image\/(?:png|jpeg|webp);)/i;

type Node = ReturnType<typeof parseDocument>["children"][number];

function readDrawing(svg: string): string {
  if (nestsTooDeep(svg)) throw new MarkError("its elements are nested too deeply");
  const { children } = parseDocument(svg, { xmlMode: true });
  for (const problem of problemsIn(children)) throw new MarkError(problem);
  if (!children.some((node) => node.type === "tag" && node.name === "svg"))
    throw new MarkError("it is no complete SVG");
  return withOwnSize(svg);
}

function* problemsIn(nodes: readonly Node[]): Generator<string> {
  for (const node of nodes) {
    if (node.type === "directive" && /!(?:doctype|entity)/i.test(node.data))
      yield "it declares a document type";
    if (node.type !== "tag" && node.type !== "script" && node.type !== "style") continue;
    const name = node.name.toLowerCase();
    if (FORBIDDEN.has(name)) yield `it contains <${name}>`;
    for (const [attribute, value] of Object.entries(node.attribs)) {
      if (/^on/i.test(attribute)) yield `it contains a script (${attribute})`;
      if (LINKS.test(attribute) && !OWN.test(value.trim())) yield "it links to another address";
      if (/url\(\s*["']?(?!#)/i.test(value)) yield "it links to another address";
    }
    if (name === "style" && /@import|url\(\s*["']?(?!#)/i.test(textOf(node.children)))
      yield "it links to another address";
    yield* problemsIn(node.children);
  }
}

const textOf = (nodes: readonly Node[]): string =>
  nodes.map((node) => ("data" in node ? node.data : "")).join("");
