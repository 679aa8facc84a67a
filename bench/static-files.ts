import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Files } from "./nginx.ts";

const TEXT = /\.(?:html|css|m?js|svg|xml|txt|json)$/;

/** The files of a built site, text with brotli, as a compressing host sends them. */
export const staticFiles = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => statSync(join(folder, path)).isFile())
      // The page that is awaited comes last.
      .toSorted((a, b) => Number(b === "index.html") - Number(a === "index.html"))
      .map((path) => {
        const body = readFileSync(join(folder, path));
        return [
          `/${path}`,
          TEXT.test(path) ? { body: brotliCompressSync(body), encoding: "br" } : { body },
        ];
      }),
  );
