/** The control of the pages' bench: its figures show the machine and Lighthouse alone. */
import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import type { PageLoad } from "./page-load.ts";
import type { Files } from "./nginx.ts";

const SENTENCE =
  "A team that stays with a product for years knows why each of its parts is as it is. ";
/** Characters per paragraph; on a phone it is lower than a picture. */
const PARAGRAPH = 200;
const nameOf = (url: string, at: number): string =>
  `${at}.${/\.(webp|avif|svg|png|jpg|woff2)(?:$|\?)/.exec(url)?.[1] ?? "webp"}`;

/** Hardly compressible text of `length` characters, the same in each run. */
const noise = (length: number): string =>
  Array.from({ length: Math.ceil(length / 44) }, (_, at) =>
    createHash("sha256").update(String(at)).digest("base64").replace(/[+/=]/g, " "),
  )
    .join("")
    .slice(0, length);

/** Text of `length` characters whose size by `sent` is at most `limit` bytes. */
function textOf(length: number, limit: number, sent: (text: string) => number): string {
  const of = (hard: number): string =>
    noise(hard) +
    SENTENCE.repeat(Math.ceil(length / SENTENCE.length)).slice(0, Math.max(0, length - hard));
  let [most, none] = [0, length];
  while (none - most > 50) {
    const middle = Math.floor((most + none) / 2);
    if (sent(of(middle)) > limit) none = middle;
    else most = middle;
  }
  return of(most);
}

/**
 * A static page as heavy as `html`, which loaded `load`: the same bytes of HTML before and after
 * brotli, its pictures (heaviest first) and fonts, one inline style sheet, no script.
 */
export async function controlPage(html: string, { requests }: PageLoad): Promise<Files> {
  const fetched = async (wanted: string): Promise<{ name: string; body: Buffer }[]> =>
    Promise.all(
      requests
        .filter(({ type }) => type === wanted)
        .map(async ({ url }, at) => ({
          name: nameOf(url, at),
          body: Buffer.from(await (await fetch(url)).arrayBuffer()),
        })),
    );
  const fonts = await fetched("Font");
  // So that the largest paint is also the opening picture, not a paragraph.
  const pictures = (await fetched("Image")).toSorted((a, b) => b.body.length - a.body.length);
  const faces = fonts
    .map(
      ({ name }, at) =>
        `@font-face { font-family: control${at}; src: url("/fonts/${name}"); font-display: swap }`,
    )
    .join(" ");
  const style = `${faces} body { max-width: 60rem; margin: auto; padding: 1rem; font: 1.125rem/1.5 control0, sans-serif } h1 { font-size: 3rem } img { width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover }`;
  const bands = pictures.map(
    ({ name }, at) =>
      `<h2>Band ${at + 1}</h2><img src="/pictures/${name}" alt="" width="600" height="400"${at > 0 ? ' loading="lazy"' : ' fetchpriority="high"'}>`,
  );
  const around = (text: string[]): string =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Control</title><meta name="description" content="A static page of the same weight."><style>${style}</style></head><body><main><h1>A static page of the same weight</h1>${text.map((words, at) => `<p>${words}</p>${bands[at] ?? ""}`).join("\n")}</main></body></html>`;
  const space = Math.max(0, html.length - around(bands.map(() => "")).length);
  const paragraphs = Math.max(bands.length, Math.ceil(space / PARAGRAPH));
  const size = Math.floor(space / paragraphs);
  const page = (text: string): string =>
    around(Array.from({ length: paragraphs }, (_, at) => text.slice(at * size, (at + 1) * size)));
  const text = textOf(
    space,
    brotliCompressSync(html).length,
    (of) => brotliCompressSync(page(of)).length,
  );
  return {
    "/index.html": { body: brotliCompressSync(page(text)), encoding: "br" },
    ...Object.fromEntries(pictures.map(({ name, body }) => [`/pictures/${name}`, { body }])),
    ...Object.fromEntries(fonts.map(({ name, body }) => [`/fonts/${name}`, { body }])),
  };
}
