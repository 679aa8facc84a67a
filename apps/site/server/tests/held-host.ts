import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface HeldHost {
  origin: string;
  /** The contract's calls of each round, in order. */
  rounds: string[][];
  stop(): Promise<void>;
}

/** Milliseconds without a further request, after which held replies are sent. */
const QUIET = 3000;
const IS_CALL = /^\/api\/(?:wp|acf|meridian\/v1\/(?:redirects|settings))/;

/**
 * A host in front of another that holds replies: the first round until all `expected` calls are
 * held, others until no request comes. What depends on a reply is of a later round.
 */
export async function createHeldHost(
  behind: string,
  expected: ReadonlySet<string>,
): Promise<HeldHost> {
  const rounds: string[][] = [];
  const held: { call: string; send: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  const release = (): void => {
    clearTimeout(timer);
    if (held.length > 0) rounds.push(held.map(({ call }) => call));
    for (const { send } of held.splice(0)) send();
  };
  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    // How a client tests whether a host heeds the category (contract/src/client/category.ts).
    const call = url.replace("&_fields=id,categories", "");
    const send = () => void forward(behind, request, response);
    if (!IS_CALL.test(url)) return send();
    held.push({ call, send });
    clearTimeout(timer);
    const there = new Set(held.map((one) => one.call));
    if ([...expected].every((one) => there.has(one))) release();
    else timer = setTimeout(release, QUIET);
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rounds,
    stop: () =>
      new Promise((done) => {
        clearTimeout(timer);
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function forward(
  behind: string,
  { url = "/", method = "GET" }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const reply = await fetch(behind + url, { method }).catch(() => null);
  if (!reply) return void response.destroy();
  response.writeHead(reply.status, { "content-type": reply.headers.get("content-type") ?? "" });
  response.end(Buffer.from(await reply.arrayBuffer()));
}
