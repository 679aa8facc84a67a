/**
 * CPU per request of a cached home page, for our server and for nginx with the same bytes, both
 * with an access log; and the time until a visitor gets a change of the host.
 */

import { request } from "node:http";
import { hasNginx, startNginx } from "./nginx.ts";
import { purgeLag } from "./purge-lag.ts";
import { median, publish, type Bar } from "./result.ts";
import { startSite } from "./servers.ts";
import { hasWrk, wrk } from "./wrk.ts";
import { readdirSync, readFileSync } from "node:fs";

const [SITE_PORT, HOST_PORT, NGINX_PORT] = [4230, 4231, 4232];
const ROUNDS = 5;
/** Of wrk's load for each server. */
const SECONDS = 4;
/** Multiple of nginx's CPU. */
const BAR = 2.5;
/** Timed changes on the host; the bar for each is in ms. */
const PURGES = { count: 20, bar: 1000, secret: "bench-purge-secret-0123456789" };
const HEADERS = { "accept-encoding": "gzip, deflate, br", accept: "text/html" };

/** Microseconds of CPU per request. */
async function measure(url: string, pid: number): Promise<number> {
  const before = cpuTime(pid);
  const requests = await wrk(url, SECONDS, HEADERS);
  return ((cpuTime(pid) - before) * 1000) / requests;
}

const wire = (url: string): Promise<{ etag: string; body: Buffer }> =>
  new Promise((resolve, reject) => {
    request(url, { headers: HEADERS }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () =>
          resolve({ etag: response.headers.etag ?? "", body: Buffer.concat(chunks) }),
        );
    })
      .on("error", reject)
      .end();
  });

/** The page in its best compression, which first visitors do not wait for. */
async function smallest(url: string): Promise<Buffer> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { etag, body } = await wire(url);
    if (etag.endsWith('-br"')) return body;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} was not sent with brotli at full strength within 10 s`);
}

// Fresh for ten minutes: measures a page from memory, not its renewal.
const running = await startSite({
  sitePort: SITE_PORT,
  hostPort: HOST_PORT,
  env: { LOG_LEVEL: "info", PAGE_TTL: "10m", PURGE_SECRET: PURGES.secret },
});
const stops = [running.stop];
let held = false;
try {
  const page = await smallest(`${running.site}/`);
  const nginx = hasNginx()
    ? await startNginx(NGINX_PORT, { "/page": { body: page, encoding: "br" } })
    : undefined;
  if (nginx) stops.push(nginx.stop);
  else
    console.log(
      "skipped  server: nginx is not installed (Debian: apt-get install nginx-light), so there is nothing to compare with; our own figure follows",
    );
  if (!hasWrk()) throw new Error("wrk is not installed (Debian: apt-get install wrk)");
  await measure(`${running.site}/`, running.pid);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await measure(`${running.site}/`, running.pid));
    if (nginx) theirs.push(await measure(`http://127.0.0.1:${NGINX_PORT}/page`, nginx.worker));
  }
  const bars: Bar[] = [
    { name: "CPU of a cached home page", value: median(ours), unit: "µs a request" },
  ];
  if (nginx)
    bars.push(
      { name: "CPU of the same bytes from nginx", value: median(theirs), unit: "µs a request" },
      { name: "ours to nginx's", value: median(ours) / median(theirs), unit: "times", atMost: BAR },
    );
  const lags: number[] = [];
  for (let change = 0; change < PURGES.count; change++)
    lags.push(
      await purgeLag({ ...running, secret: PURGES.secret }, `Engineering teams, edition ${change}`),
    );
  bars.push({
    name: "purge to the first visitor's new page, slowest",
    value: Math.max(...lags),
    unit: "ms",
    atMost: PURGES.bar,
  });
  held = publish("server", bars, { bytes: page.length, ours, theirs, lags });
} finally {
  for (const stop of stops.toReversed()) await stop();
}
process.exit(held ? 0 : 1);

/** A process's CPU time in ms, all threads, by Linux's schedstat: finer than a microsecond. */
function cpuTime(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return (
    tasks.reduce(
      (sum, task) =>
        sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]),
      0,
    ) / 1e6
  );
}
