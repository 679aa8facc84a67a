import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { boundedFetch, FetchError, type BoundedFetchOptions } from "#bounded-fetch.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  return new Promise((done) => (server ? server.close(done) : done(undefined)));
});

async function outcomeOf(
  answer: RequestListener,
  options: Partial<BoundedFetchOptions> = {},
): Promise<{ status: number; text: string; url: string } | string> {
  server = createServer(answer);
  await new Promise<void>((done) => void server?.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return boundedFetch(url, { timeoutMs: 2000, most: 1000, ...options }).then(
    (reply) => ({
      status: reply.status,
      text: reply.body.toString("utf8"),
      url: reply.url.slice(url.length - 1),
    }),
    (error: unknown) => {
      if (!(error instanceof FetchError)) throw error;
      return `${error.problem}: ${error.message.replace(url, "")}`;
    },
  );
}

test("returns a complete response, whatever its status", async () => {
  expect(await outcomeOf((_, response) => response.writeHead(404).end("gone"))).toEqual({
    status: 404,
    text: "gone",
    url: "/",
  });
});

test("reads no more of an endless body than allowed", async () => {
  let sent = 0;
  const more = "x".repeat(10_000);
  const endless: RequestListener = (_, response) => {
    const write = (): void => {
      while (!response.destroyed && response.write(more)) sent += more.length;
      if (!response.destroyed) response.once("drain", write);
    };
    write();
  };
  expect(await outcomeOf(endless, { most: 2 ** 20 })).toBe("too large: answered more than 1 MB");
  expect(sent).toBeLessThan(2 ** 24);
});

test("measures a body as it is decompressed", async () => {
  const bomb = gzipSync("x".repeat(50 * 2 ** 20));
  expect(bomb.length).toBeLessThan(2 ** 16);
  expect(
    await outcomeOf(
      (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb),
      { most: 2 ** 20 },
    ),
  ).toBe("too large: answered more than 1 MB");
});

test("gives up a slow host after the time for the whole response", async () => {
  const drip: RequestListener = (_, response) => {
    const timer = setInterval(() => response.write("x"), 50);
    response.once("close", () => clearInterval(timer));
  };
  expect(await outcomeOf(drip, { timeoutMs: 300 })).toBe("timeout: did not answer within 300 ms");
});

test("follows redirects up to the limit", async () => {
  const round: RequestListener = ({ url = "/" }, response) =>
    url.length > 3
      ? response.end("here")
      : response.writeHead(302, { location: `${url}x` }).end("moved");
  expect(await outcomeOf(round, { redirects: 3 })).toEqual({
    status: 200,
    text: "here",
    url: "/xxx",
  });
  expect(await outcomeOf(round)).toBe("redirects: redirects to x, which is not followed");
  expect(
    await outcomeOf((_, response) => response.writeHead(302, { location: "/" }).end(), {
      redirects: 5,
    }),
  ).toBe("redirects: redirects more than 5 times, last to ");
});

test("does not read a response that is refused by its head", async () => {
  class NoPicture extends Error {}
  await expect(
    outcomeOf(
      (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>"),
      {
        onHead: ({ headers }) => {
          if (headers.get("content-type") !== "image/png") throw new NoPicture();
        },
      },
    ),
  ).rejects.toBeInstanceOf(NoPicture);
});

test("retries a broken connection once; reports an unreachable host as such", async () => {
  let count = 0;
  const broken: RequestListener = (request, response) =>
    ++count === 1 ? request.socket.destroy() : response.end("there");
  expect(await outcomeOf(broken)).toMatchObject({ text: "there" });
  await expect(
    boundedFetch("http://127.0.0.1:9/", { timeoutMs: 2000, most: 1 }),
  ).rejects.toMatchObject({
    problem: "unreachable",
    message: expect.stringMatching(/reached: \w/),
  });
});

test("sends a post once, with its body, and follows no redirect", async () => {
  const bodies: string[] = [];
  const reads: RequestListener = async (request, response) => {
    bodies.push(`${request.method} ${(await request.toArray()).join("")}`);
    if (bodies.length > 1) response.writeHead(307, { location: "/else" }).end();
    else request.socket.destroy();
  };
  expect(await outcomeOf(reads, { body: "a=1" })).toMatch(/^unreachable: could not be reached/);
  expect(bodies).toEqual(["POST a=1"]);
  bodies.push("");
  expect(await outcomeOf(reads, { body: "a=1" })).toMatch(/^redirects: /);
  expect(bodies).toEqual(["POST a=1", "", "POST a=1"]);
});
