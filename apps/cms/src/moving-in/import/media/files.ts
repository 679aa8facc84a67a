/** PDFs of the host that its records link to: they move in with the pictures. */
import { Parser } from "htmlparser2";
import type { Picture } from "#moving-in/import/media/rescaled.ts";

const ENDING = /\.pdf$/i;

/** The library's key of a PDF of the host; `undefined` for any other address. */
export function fileAddress(written: string, own: readonly string[]): string | undefined {
  const base = `${own[0] ?? ""}/`;
  if (!/\.pdf/i.test(written) || !URL.canParse(written.trim(), base)) return undefined;
  const url = new URL(written.trim(), base);
  // The same file, at a page of it.
  url.hash = "";
  return own.includes(url.origin) && ENDING.test(url.pathname) ? url.href : undefined;
}

/** Where this site serves its former address (`records/former-files.ts`). */
export const formerPath = (address: string): string => new URL(address).pathname;

function linksIn(text: string): string[] {
  if (!/<a\b/i.test(text)) return [text];
  const links: string[] = [];
  const parser = new Parser({
    onopentag: (name, { href }) => void (name === "a" && href !== undefined && links.push(href)),
  });
  parser.end(text);
  return links;
}

/** In link fields and texts, each once. */
export function filesIn(value: unknown, own: readonly string[]): Picture[] {
  const found = new Set<string>();
  const search = (inner: unknown): void => {
    if (typeof inner === "string") {
      for (const link of /\.pdf/i.test(inner) ? linksIn(inner) : []) {
        const address = fileAddress(link, own);
        if (address !== undefined) found.add(address);
      }
    } else if (typeof inner === "object" && inner !== null) Object.values(inner).forEach(search);
  };
  search(value);
  return [...found].map((src) => ({
    image: { src, alt: "", sizes: {} },
    addresses: [src],
    isGuessed: false,
    isFile: true,
  }));
}
