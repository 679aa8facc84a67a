import { type BlockList, isIP } from "node:net";

/** Proxies whose header is used: the nearest `hops`, or those in `list`. */
export type TrustedProxies = { hops: number } | { list: BlockList };

/**
 * The visitor's address: the connection's, or that of trusted proxies' `X-Forwarded-For`, read from
 * the nearest proxy up to the first untrusted hop. Without a trusted proxy the header is ignored,
 * since visitors on the same machine or network could forge it.
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
  if ("hops" in trust) return chain[Math.min(trust.hops, chain.length - 1)] ?? nearest;
  const outside = chain.findIndex((address) => !isTrusted(address, trust));
  return chain.at(outside) ?? nearest;
}

const isTrusted = (
  address: string,
  { list }: { list: { check(address: string, family: "ipv4" | "ipv6"): boolean } },
): boolean => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/** 10.0.0.1 for `::ffff:10.0.0.1`; without port and brackets. */
const bare = (address: string): string =>
  address
    .replace(/^\[(.+)\](?::\d+)?$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
