import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { captionTrack } from "#server/pictures/stream-media.ts";

let reply = { type: "", body: "" };
const server = createServer((_, response) => {
  response.writeHead(200, { "content-type": reply.type }).end(reply.body);
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => void server.close());

const WORDS = "WEBVTT\n\n00:00.000 --> 00:01.000\nHi";

test.each(["text/vtt", "text/plain; charset=utf-8", "application/octet-stream"])(
  "captions are passed on as WebVTT, declared by the host as %s",
  async (type) => {
    reply = { type, body: WORDS };
    const response = await captionTrack(origin, "/a/film.de.vtt");
    expect(response.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
    expect(await response.text()).toBe(WORDS);
  },
);

test.each([
  ["<html>", "text/plain"],
  ["WEBVTTX", "text/vtt"],
  [WORDS, "text/html"],
  ["WEBVTT\n".padEnd(3 * 2 ** 20), "text/vtt"],
])("%.10j of the type %s is refused", async (body, type) => {
  reply = { type, body };
  await expect(captionTrack(origin, "/a/film.vtt")).rejects.toThrow("caption track");
});
