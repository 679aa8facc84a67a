/** A connection to a WordPress that a test can cut: requests are then refused. */
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { portAt } from "../ports.ts";

const PORT = portAt(94);

export interface Wire {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function startWire(origin: string): Promise<Wire> {
  const { hostname, port } = new URL(origin);
  const open = new Set<Socket>();
  let server: Server | undefined;

  async function mend(): Promise<void> {
    server = createServer((from) => {
      const to = connect(Number(port), hostname);
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const) {
        open.add(one);
        one.pipe(other);
        one.on("error", () => other.destroy());
        one.on("close", () => open.delete(one));
      }
    }).listen(PORT, "127.0.0.1");
    await once(server, "listening");
  }

  async function cut(): Promise<void> {
    const closed = server?.listening ? once(server, "close") : undefined;
    server?.close();
    for (const socket of open) socket.destroy();
    await closed;
  }

  await mend();
  return { url: `http://127.0.0.1:${PORT}`, cut, mend };
}
