/** The address a request came from, told to what runs behind Next, which sees no connection. */
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** Set by the listener on every request, whatever the client wrote there. */
export const ADDRESS_HEADER = "x-visitor-address";

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

const bare = (address: string): string =>
  address
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");

/**
 * The connection's own address, or what `proxies` trusted proxies in front say in
 * `X-Forwarded-For`, the nearest last. Empty when a proxy nearby stands in front and nobody told us
 * of it: its own address would make all editors one.
 */
export function visitorAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  proxies: number,
): string {
  const nearest = bare(socket ?? "");
  const hops = (forwarded ?? "")
    .split(",")
    .map(bare)
    .filter((hop) => isIP(hop))
    .toReversed();
  if (
    proxies === 0 &&
    hops.length > 0 &&
    isIP(nearest) &&
    NEAR.check(nearest, isIP(nearest) === 6 ? "ipv6" : "ipv4")
  )
    return "";
  const chain = [nearest, ...hops];
  return chain[Math.min(proxies, chain.length - 1)] ?? nearest;
}

/** Writes the address onto the request for Next to pass on. */
export function noteAddress(request: IncomingMessage, proxies: number): void {
  const { "x-forwarded-for": forwarded } = request.headers;
  request.headers[ADDRESS_HEADER] = visitorAddress(
    request.socket.remoteAddress,
    Array.isArray(forwarded) ? forwarded.join(",") : forwarded,
    proxies,
  );
}
