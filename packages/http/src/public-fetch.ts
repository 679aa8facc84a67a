/**
 * `fetch` for addresses that people supply. Each connection is checked when it is made, so that
 * neither a redirect nor a changed DNS record leads into the network of this machine.
 */
import { lookup as dnsLookup, promises } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, buildConnector, fetch, type RequestInit as UndiciInit } from "undici";

/** The message is the end of a sentence about the address. */
export class NotPublic extends Error {
  override readonly name = "NotPublic";
}

/** Of an IP address. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === "unicast";

const PRIVATE = "belongs to a private network, from which nothing is fetched";
const PRIVATE_SERVER = "belongs to a private network";
const PORT = "uses an unusual port, from which nothing is fetched";

export interface PublicFetchOptions {
  /** Origins of private networks, or with unusual ports, that are allowed all the same. */
  allowed?: readonly string[] | undefined;
  lookup?: LookupFunction;
}

export function publicFetch({
  allowed = [],
  lookup = dnsLookup as LookupFunction,
}: PublicFetchOptions = {}): typeof globalThis.fetch {
  const publicLookup: LookupFunction = (name, options, callback) =>
    lookup(name, options, (error, address, family) => {
      // Then there is no address.
      if (error) return callback(error, address, family);
      const found = typeof address === "string" ? [address] : address.map((one) => one.address);
      // All of them: another one is tried when the first does not respond.
      callback(found.every(isPublic) ? null : new NotPublic(PRIVATE), address, family);
    });
  const connectFreely = buildConnector({});
  const connectPublic = buildConnector({ lookup: publicLookup });
  const connect: buildConnector.connector = (options, callback) => {
    const { protocol, hostname, port } = options;
    if (allowed.includes(`${protocol}//${hostname}${port && `:${port}`}`))
      return connectFreely(options, callback);
    const problem = port ? PORT : isIP(hostname) !== 0 && !isPublic(hostname) ? PRIVATE : undefined;
    if (problem) return callback(new NotPublic(problem), null);
    connectPublic(options, callback);
  };
  const dispatcher = new Agent({ connect, connections: 4 });
  return (async (address: string | URL, init: UndiciInit) =>
    fetch(address, { ...init, dispatcher })) as unknown as typeof globalThis.fetch;
}

/** An IP address of this host, to connect to; rejects with `NotPublic`, or if it has none. */
export async function publicAddressOf(
  host: string,
  { lookup = promises.lookup }: { lookup?: AllAddresses } = {},
): Promise<string> {
  const found = await lookup(host, { all: true });
  const [first] = found;
  if (!first || !found.every(({ address }) => isPublic(address)))
    throw new NotPublic(PRIVATE_SERVER);
  return first.address;
}

type AllAddresses = (host: string, options: { all: true }) => Promise<{ address: string }[]>;

/** Why the address was refused, if that is why a request failed. */
export function notPublic(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; { cause } = cause)
    if (cause instanceof NotPublic) return cause.message;
  return undefined;
}
