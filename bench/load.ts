import { Agent, request } from "node:http";

/** GETs `url` over `connections` kept-alive connections until `total` answers came. Rejects at the first that is not 200. */
export async function load(url: string, { total, connections, headers = {} }: { total: number; connections: number; headers?: Record<string, string> }): Promise<{ bytes: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = total;
  let bytes = 0;
  const once = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const sent = request(url, { agent, headers }, (response) => {
        response.on("data", (chunk: Buffer) => (bytes += chunk.length));
        response.on("end", () => (response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`))));
      });
      sent.on("error", reject);
      sent.end();
    });
  const work = async (): Promise<void> => {
    while (left-- > 0) await once();
  };
  try {
    await Promise.all(Array.from({ length: connections }, work));
  } finally {
    agent.destroy();
  }
  return { bytes };
}
