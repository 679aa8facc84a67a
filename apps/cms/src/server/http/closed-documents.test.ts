import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DOCUMENT_HEADER, fileSignature } from "@meridian/contract/site-protocol/document-link";
import { filesInFolder } from "@meridian/files/store/in-folder";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serveMedia } from "#server/http/serve-media.ts";

const SECRET = "q".repeat(20);
let folder: string;
let server: Server;
let isClosed: ((name: string) => Promise<boolean>) | undefined;

beforeEach(async () => {
  isClosed = undefined;
  folder = await mkdtemp(join(tmpdir(), "cms-documents-"));
  await writeFile(join(folder, "clip.mp4"), "0123456789");
  await writeFile(join(folder, "guide.pdf"), "%PDF-1.7");
  const files = filesInFolder(folder);
  server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://cms");
    void serveMedia(request, response, { files, url, isClosed, secret: SECRET });
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
});
afterEach(async () => {
  server.close().closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

async function get(path: string, init: RequestInit = {}) {
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, init);
  const headers = Object.fromEntries(reply.headers);
  return { status: reply.status, headers, body: await reply.text() };
}

test("[OWN-157] only the site gets a PDF behind a form, at no cache; others get a 404, and a 503 while that is not known", async () => {
  const site = (path: string, secret = SECRET) => ({
    headers: { [DOCUMENT_HEADER]: fileSignature(secret, path, Date.now()) },
  });
  const { headers, ...open } = await get("/media/guide.pdf?v=1");
  expect([open.status, open.body]).toEqual([200, "%PDF-1.7"]);
  // It may go behind a form later.
  expect(headers["cache-control"]).toBe("public, max-age=300");
  isClosed = async (name) => name === "guide.pdf";
  for (const path of ["/media/guide.pdf", "/media/guide.pdf?v=1", "/media/%67uide.pdf"])
    for (const method of ["GET", "HEAD"])
      expect(await get(path, { method }), path).toMatchObject({
        status: 404,
        body: "",
        headers: { "cache-control": "no-store" },
      });
  expect(await get("/media/guide.pdf", site("/media/guide.pdf", "another"))).toMatchObject({
    status: 404,
  });
  expect(await get("/media/guide.pdf", site("/media/other.pdf"))).toMatchObject({ status: 404 });
  expect(await get("/media/guide.pdf?v=1", site("/media/guide.pdf"))).toMatchObject({
    status: 200,
    body: "%PDF-1.7",
    headers: { "cache-control": "no-store" },
  });
  isClosed = () => Promise.reject(new Error("no database"));
  expect((await get("/media/guide.pdf")).status).toBe(503);
  expect((await get("/media/clip.mp4")).status).toBe(200);
});
