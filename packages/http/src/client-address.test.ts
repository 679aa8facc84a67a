import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { clientAddress } from "#client-address.ts";

const behind = (hops: number, socket: string, forwarded?: string) =>
  clientAddress(socket, forwarded, { hops });

const PROXIES = new BlockList();
PROXIES.addSubnet("10.0.0.0", 8);
PROXIES.addAddress("::1", "ipv6");
const behindNamed = (socket: string, forwarded: string) =>
  clientAddress(socket, forwarded, { list: PROXIES });

test("without a trusted proxy the header is ignored, from any client", () => {
  expect(behind(0, "::ffff:203.0.113.9")).toBe("203.0.113.9");
  for (const peer of ["203.0.113.9", "127.0.0.1", "::1", "10.1.2.3", "172.17.0.1", "fd00::1"])
    for (const forwarded of ["1.1.1.1", "1.1.1.1, 2.2.2.2", "unknown", "", peer])
      expect(behind(0, peer, forwarded), `${peer} with ${forwarded}`).toBe(peer);
});

test("behind a number of proxies, the address that the outermost of them saw", () => {
  expect(behind(1, "10.0.0.1", "6.6.6.6, 203.0.113.9")).toBe("203.0.113.9");
  expect(behind(2, "10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2")).toBe("203.0.113.9");
  expect(behind(2, "10.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
  expect(behind(5, "10.0.0.2", "1.2.3.4")).toBe("1.2.3.4");
  expect(behind(1, "10.0.0.1")).toBe("10.0.0.1");
});

test("behind named proxies, the first address that is not one of them", () => {
  expect(behindNamed("::1", "6.6.6.6, 203.0.113.9, 10.0.0.7")).toBe("203.0.113.9");
  expect(behindNamed("203.0.113.9", "10.0.0.7")).toBe("203.0.113.9");
  expect(behindNamed("10.0.0.1", "10.0.0.7")).toBe("10.0.0.7");
});

test("skips invalid addresses and removes a port", () => {
  expect(behind(1, "10.0.0.1", "unknown, 203.0.113.9:4711")).toBe("203.0.113.9");
  expect(behind(1, "10.0.0.1", "[2001:db8::1]:443")).toBe("2001:db8::1");
  expect(behind(1, "::ffff:127.0.0.1", "::ffff:1.2.3.4")).toBe("1.2.3.4");
});
