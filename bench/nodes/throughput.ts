/** Cached home pages a second through nginx and Varnish with 1, 2 and 3 sites. */
import { request } from "node:http";
import { startVarnish } from "../../tests/deploy/varnish.ts";
import { PORTS } from "../../tests/faults/nodes/nodes-fixture.ts";
import { portAt } from "../../tests/ports.ts";
import { startNginx } from "../nginx.ts";
import { median, type Bar } from "../result.ts";
import { wrk } from "../wrk.ts";

const COUNTS = [1, 2, 3] as const;
const balancer = (sites: number): number => portAt(55 + sites);
const [VARNISH, STATIC] = [portAt(55), portAt(59)];
const HEADERS = { "accept-encoding": "br", accept: "text/html" };
const ROUNDS = 3;
const SECONDS = 4;

/** A balancer for each number of sites. */
export const balancers = (): string =>
  COUNTS.map(
    (count) => `
upstream bench_${count} { ${PORTS.site
      .slice(0, count)
      .map((port) => `server 127.0.0.1:${port};`)
      .join(" ")} keepalive 32; }
server { listen 127.0.0.1:${balancer(count)}; access_log off; keepalive_requests 1000000;
  location / { proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host; proxy_pass http://bench_${count}; } }`,
  ).join("\n");

const wire = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    request(url, { headers: HEADERS }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    })
      .on("error", reject)
      .end();
  });

export async function measureThroughput(): Promise<{ bars: Bar[]; raw: Record<string, number[]> }> {
  const page = await wire(`http://127.0.0.1:${balancer(1)}/`);
  const alone = await startNginx(STATIC, { "/page": { body: page, encoding: "br" } });
  const raw: Record<string, number[]> = {};
  const measure = async (name: string, url: string): Promise<void> => {
    const answers = await wrk(url, SECONDS, HEADERS);
    (raw[name] ??= []).push(answers / SECONDS);
  };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await measure("nginx alone", `${alone.address}/page`);
      for (const count of COUNTS) {
        const url = `http://127.0.0.1:${balancer(count)}/`;
        await measure(`${count} behind nginx`, url);
        const varnish = await startVarnish({ port: VARNISH, site: balancer(count) });
        await measure(`${count} behind Varnish`, `${varnish.address}/`).finally(varnish.stop);
      }
    }
  } finally {
    await alone.stop();
  }
  const limit = median(raw["nginx alone"] ?? []);
  const bars = Object.entries(raw).map(([name, values]) => ({
    name: `${name}: to nginx alone with the same bytes`,
    value: median(values) / limit,
    unit: "times",
  }));
  return { bars: [...bars, { name: "nginx alone", value: limit, unit: "requests a second" }], raw };
}
