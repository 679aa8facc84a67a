import { BlockList, isIP } from "node:net";
import type { TrustedProxies } from "#environment/kinds.ts";

/**
 * The visitor's address: the connection's own, or what trusted proxies say in `X-Forwarded-For`,
 * read from the nearest outwards and never past the first hop that is not trusted, so that a
 * visitor cannot choose their own. Empty when it cannot be known: a proxy on this machine or
 * network stands in front, and TRUST_PROXY does not say so.
 */
export function clientAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  trust: TrustedProxies,
): string {
  const nearest = bare(socket ?? "");
  const hops = (forwarded ?? "")
    .split(",")
    .map((part) => bare(part.trim()))
    .filter((part) => isIP(part))
    .toReversed();
  const chain = [nearest, ...hops];
  // A proxy nobody told us of: its own address would make all its visitors one.
  if ("hops" in trust && trust.hops === 0 && hops.length > 0 && isTrusted(nearest, { list: NEAR }))
    return "";
  if ("hops" in trust) return chain[Math.min(trust.hops, chain.length - 1)] ?? nearest;
  const outside = chain.findIndex((address) => !isTrusted(address, trust));
  return chain.at(outside) ?? nearest;
}

const NEAR = new BlockList();
for (const [range, bits] of [
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["127.0.0.0", 8],
] as const)
  NEAR.addSubnet(range, bits, "ipv4");
NEAR.addSubnet("fc00::", 7, "ipv6");
NEAR.addAddress("::1", "ipv6");

const isTrusted = (
  address: string,
  { list }: { list: { check(address: string, family: "ipv4" | "ipv6"): boolean } },
): boolean => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/** `::ffff:10.0.0.1` is 10.0.0.1; a port and brackets are taken off. */
const bare = (address: string): string =>
  address
    .replace(/^\[(.+)\](?::\d+)?$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
