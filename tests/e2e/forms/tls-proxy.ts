/** A TLS proxy like nginx: https outside, plain http to the site, without the visitor's Host. */
import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { selfSigned } from "../self-signed.ts";

export interface TlsProxy {
  address: string;
  close(): Promise<void>;
}

/** Forwards everything on `port` to `site` (its origin). */
export async function startTlsProxy(port: number, site: string): Promise<TlsProxy> {
  const server = createServer(selfSigned(), (incoming, outgoing) => {
    const target = new URL(incoming.url ?? "/", site);
    const headers = {
      ...incoming.headers,
      host: target.host,
      "x-forwarded-proto": "https",
      "x-forwarded-for": incoming.socket.remoteAddress,
    };
    const passed = request(target, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    address: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
