import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPictureRequest } from "#server/pictures/picture-request.ts";
import { streamMedia } from "#server/pictures/stream-media.ts";

const host = createServer((request, response) => {
  const isPage = request.url?.startsWith("/media/page");
  response.setHeader("content-type", isPage ? "text/html" : "application/pdf");
  response.end(isPage ? "<html>" : "%PDF-1.7");
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((done) => host.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => host.close().closeAllConnections());

test("[OWN-84] only a PDF is passed on from a PDF's address, and none from a video's", async () => {
  const read = async (source: string, kind: "media" | "document") => {
    const response = await streamMedia(origin, source, new Request(`http://s${source}`), kind);
    return [response.status, response.headers.get("content-type"), await response.text()];
  };
  expect(await read("/media/a.pdf?v=1", "document")).toEqual([200, "application/pdf", "%PDF-1.7"]);
  await expect(read("/media/page.pdf", "document")).rejects.toMatchObject({ status: 404 });
  await expect(read("/media/a.mp4", "media")).rejects.toMatchObject({ status: 404 });
});

test("[OWN-84] a PDF of the library has its own address, and nothing else has one there", () => {
  const kindOf = (path: string) => readPictureRequest(new URL(path, "http://s"))?.kind;
  expect(kindOf("/media/prices-1a2b3c4d.pdf?v=x")).toBe("document");
  for (const path of [
    "/media/a.jpg",
    "/media/a/b.pdf",
    "/x/a.pdf",
    "/pictures/original/media/a.pdf",
  ])
    expect([path, kindOf(path)]).toEqual([path, undefined]);
});

test("[OWN-156] a PDF of another host is passed on from its original address, and nothing else from there", async () => {
  const wanted = readPictureRequest(
    new URL("/pictures/original/wp-content/uploads/2026/guide.pdf?v=2", "http://s"),
  );
  expect(wanted).toEqual({ kind: "document", source: "/wp-content/uploads/2026/guide.pdf?v=2" });
  const read = (source: string, init?: RequestInit) =>
    streamMedia(origin, source, new Request(`http://s${source}`, init), "document");
  const reply = await read("/wp-content/uploads/2026/guide.pdf?v=2");
  expect([reply.status, await reply.text()]).toEqual([200, "%PDF-1.7"]);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    "content-type": "application/pdf",
    // It may go behind a form later.
    "cache-control": "public, max-age=300",
  });
  await expect(read("/media/page.html.pdf")).rejects.toMatchObject({ status: 404 });
  const elsewhere = new URL("/pictures/original//elsewhere.example/a.pdf", "http://s");
  expect(readPictureRequest(elsewhere)).toBeNull();
});
