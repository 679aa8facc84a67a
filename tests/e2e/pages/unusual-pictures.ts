/**
 * Generated pictures like a company's: too small, too tall, white on transparent, without a size.
 */
import type { Server } from "node:http";
import sharp from "sharp";
import { servePictures } from "./pictures-host.ts";

const flat = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const drawn = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();

/** Black and white squares, on which no text is readable. */
const noise = (width: number, height: number): Promise<Buffer> =>
  drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <pattern id="p" width="16" height="16" patternUnits="userSpaceOnUse">
      <rect width="16" height="16" fill="#fff"/><path d="M0 0h8v8H0zM8 8h8v8H8z"/>
    </pattern><rect width="100%" height="100%" fill="url(#p)"/></svg>`);

const WORD = `<path d="M6 8h14v6h-8v4h7v6h-7v8H6zM26 8h6v24h-6zM38 8h14v6h-8v18h-6zM58 8h24v6h-9v18h-6V14h-9z"/>`;
const mark = (attributes: string, fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes} viewBox="0 0 90 40"><g fill="${fill}">${WORD}</g></svg>`;

/** A silhouette, to judge a portrait's crop. */
const portrait = (width: number, height: number): Promise<Buffer> =>
  drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100"
    preserveAspectRatio="xMidYMid slice"><rect x="-500" y="-500" width="1100" height="1100" fill="#c8b08a"/>
    <circle cx="50" cy="40" r="18" fill="#5b3a29"/><path d="M18 100a32 34 0 0 1 64 0z" fill="#27405a"/></svg>`);

export const oddPictures = {
  "dark.png": () => flat(1920, 1080, "#0b0d12"),
  "white.png": () => flat(1920, 1080, "#ffffff"),
  "noise.png": () => noise(1920, 1080),
  "tall.png": () =>
    drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="700" height="2600"><defs>
      <linearGradient id="g" x2="0" y2="1"><stop stop-color="#d9a441"/><stop offset="1" stop-color="#274b6d"/>
      </linearGradient></defs><rect width="700" height="2600" fill="url(#g)"/>
      <circle cx="350" cy="1300" r="300" fill="#fff"/></svg>`),
  "wide.png": () => noise(2600, 300),
  "thumbnail.png": () =>
    drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"><rect width="90" height="40"
      fill="#274b6d"/><circle cx="45" cy="20" r="14" fill="#d9a441"/></svg>`),
  "small-logo.png": () => drawn(mark('width="90" height="40"', "#8a1c1c")),
  "white-logo.png": () => drawn(mark('width="450" height="200"', "#fff")),
  "white-logo.svg": async () => Buffer.from(mark('width="90" height="40"', "#fff")),
  "viewbox.svg": async () => Buffer.from(mark("", "#1c4d8a")),
  "white-viewbox.svg": async () => Buffer.from(mark("", "white")),
  "portrait-tall.png": () => portrait(300, 900),
  "portrait-wide.png": () => portrait(900, 300),
} satisfies Record<string, () => Promise<Buffer>>;
export type OddPicture = keyof typeof oddPictures;

/** These pictures, and the rest from the host at `origin`. */
export const serveUnusualPictures = (port: number, origin: string): Promise<Server> =>
  servePictures({ port, origin, folder: "/media/odd/" }, (name) => {
    const make = Object.entries(oddPictures).find(([known]) => known === name)?.[1];
    return make && { type: name.endsWith(".svg") ? "image/svg+xml" : "image/png", body: make() };
  });
