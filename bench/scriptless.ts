/**
 * The control of the pages' bench: the same site with every script taken out of its pages, and a bare page. What Lighthouse
 * blames on these is the machine's and Lighthouse's own (it runs scripts of its own in the page), not the site's scripts'.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { gzipSync } from "node:zlib";

/** The path of the bare page: a heading and a line, nothing else. */
export const BARE = "/bare";
const BARE_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><meta name="description" content="Nothing"><h1>Bare</h1><p>Nothing here.</p></html>`;

const withoutScripts = (html: string): string => html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "").replaceAll(/<link\b[^>]*\brel="x-[^>]*>/g, "");

async function answer(site: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = (html: string): void => void response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" }).end(gzipSync(html));
  if (request.url === BARE) return page(BARE_PAGE);
  const reply = await fetch(new URL(request.url ?? "/", site), { headers: { accept: request.headers.accept ?? "*/*", ...(request.headers.range ? { range: request.headers.range } : {}) } });
  if (reply.headers.get("content-type")?.startsWith("text/html")) return page(withoutScripts(await reply.text()));
  const kept = ["content-type", "cache-control", "content-range", "accept-ranges"].flatMap((name) => (reply.headers.has(name) ? [[name, reply.headers.get(name) ?? ""]] : []));
  response.writeHead(reply.status, Object.fromEntries(kept) as Record<string, string>);
  if (reply.body) Readable.fromWeb(reply.body as ReadableStream).pipe(response);
  else response.end();
}

/** Serves `site` without its scripts on a free port of the loopback. */
export async function startScriptless(site: string): Promise<{ address: string; stop(): void }> {
  const server = createServer((request, response) => {
    answer(site, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
