import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { boundedFetch } from "#bounded-fetch.ts";
import { notPublic, publicFetch, type PublicFetchOptions } from "#public-fetch.ts";

let asked = 0;
const listener: RequestListener = (request, response) => {
  asked += 1;
  const to = new URL(request.url ?? "/", "http://x").searchParams.get("to");
  if (to) response.writeHead(302, { location: to });
  response.end("inside");
};
const server = createServer(listener);
let origin = "";
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const get = (address: string, options: PublicFetchOptions = {}) =>
  boundedFetch(address, {
    timeoutMs: 10_000,
    most: 1000,
    redirects: 3,
    fetch: publicFetch(options),
  }).then(
    ({ body }) => body.toString(),
    (error: unknown) => notPublic(error) ?? `other: ${String(error)}`,
  );

const PRIVATE = "belongs to a private network, from which nothing is fetched";
const PORT = "uses an unusual port, from which nothing is fetched";

/** Replies like DNS. */
const names =
  (addresses: string[]): LookupFunction =>
  (_, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    if (all) callback(null, found);
    else callback(null, found[0]?.address ?? "", found[0]?.family);
  };

describe("[EDIT-06] a connection into a private network is refused", () => {
  test.each([
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f.1",
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "[fc00::1]",
    "[fe80::1]",
  ])("at %s", async (host) => {
    expect(await get(`http://${host}/a.png`)).toBe(PRIVATE);
    expect(await get(`https://${host}/a.png`)).toBe(PRIVATE);
  });

  test.each([[["127.0.0.1"]], [["::1"]], [["93.184.216.34", "10.0.0.1"]], [["169.254.169.254"]]])(
    "under a name that DNS resolves to %j",
    async (addresses) => {
      expect(await get("http://pictures.example.com/a.png", { lookup: names(addresses) })).toBe(
        PRIVATE,
      );
    },
  );

  test("at an unusual port, which may be a service that is no website", async () => {
    expect(await get("http://93.184.216.34:8081/")).toBe(PORT);
    expect(await get("https://pictures.example.com:6379/")).toBe(PORT);
  });

  test("by a redirect of an allowed host; the request never arrives", async () => {
    const allowed = [origin];
    asked = 0;
    expect(await get(`${origin}/?to=http://169.254.169.254/latest`, { allowed })).toBe(PRIVATE);
    const elsewhere = origin.replace("127.0.0.1", "localhost");
    expect(await get(`${origin}/?to=${elsewhere}/`, { allowed })).toBe(PORT);
    expect(asked).toBe(2);
  });
});

test("an operator's own host is fetched", async () => {
  expect(await get(`${origin}/`, { allowed: [origin] })).toBe("inside");
});

test("other failures are reported as they are", async () => {
  // As `dns.lookup` does: with the error only.
  const error = Object.assign(new Error("no such host"), { code: "ENOTFOUND" });
  const lookup: LookupFunction = (_, __, callback) => Reflect.apply(callback, undefined, [error]);
  expect(await get("http://pictures.example.com/", { lookup })).toContain("ENOTFOUND");
});
