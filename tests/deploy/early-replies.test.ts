/**
 * SEC-32 through a real nginx with kept connections: after a response that did not wait for its
 * request's body, the next request on the connection gets its own response.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHttpServer } from "@meridian/http/http-server";
import { createDemoHost } from "@meridian/demo";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appProcess } from "../app-process.ts";
import { portAt } from "../ports.ts";
import { startNginx, whyNoNginx, type Nginx } from "./nginx.ts";

const reason = whyNoNginx();
const ROUNDS = 6;
const [HTTP, HTTPS, SITE, HOST, ANY, IN_FRONT] = [111, 112, 113, 114, 115, 116].map(portAt);
const SITE_URL = `http://127.0.0.1:${SITE}`;

/** For each upstream a server that passes bodies as they arrive, and one that buffers them first. */
const inFront = (upstreams: Record<string, number | undefined>): string =>
  Object.entries(upstreams)
    .map(
      ([name, port]) => `upstream kept_${name} { server 127.0.0.1:${port}; keepalive 4; }
${["off", "on"]
  .map(
    (
      buffering,
    ) => `server { listen 127.0.0.1:${IN_FRONT}; server_name ${name}-${buffering}; client_max_body_size 0; access_log off;
  location / { proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host 127.0.0.1:${port};
    proxy_request_buffering ${buffering}; proxy_pass http://kept_${name}; } }`,
  )
  .join("\n")}`,
    )
    .join("\n");

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  bytes?: number;
  chunked?: boolean;
}

/** Milliseconds for a response: the next request must not wait for a timeout either. */
const MOST_MS = 20_000;

/** The status of a request through nginx; 0 without a response. */
const send = (
  host: string,
  path: string,
  { method = "POST", headers = {}, bytes = 0, chunked = false }: Sent = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const length = { "content-length": String(bytes) };
    const call = request(
      {
        host: "127.0.0.1",
        port: IN_FRONT,
        path,
        method,
        agent: false,
        timeout: MOST_MS,
        headers: { host, ...headers, ...(chunked ? { "transfer-encoding": "chunked" } : length) },
      },
      (incoming: IncomingMessage) => {
        incoming.resume().on("end", () => resolve(incoming.statusCode ?? 0));
        incoming.on("error", reject);
      },
    );
    call.on("timeout", () => {
      resolve(0);
      call.destroy();
    });
    // nginx may close before everything is sent.
    call.on("error", (error) => setImmediate(() => reject(error)));
    call.end(Buffer.alloc(bytes, "b"));
  });

const FORM = "/api/contact-form-7/v1/contact-forms/contact/feedback";
/** Requests that follow on the connection: nginx repeats a lost GET, but never a POST. */
const NEXT = {
  any: { page: "/200", post: "/202", posted: 202 },
  site: { page: "/healthz", post: "/purge", posted: 401 },
  host: { page: "/admin/login", post: FORM, posted: 415 },
};

const MULTIPART = { "content-type": "multipart/form-data; boundary=x" };
const FOREIGN = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };

describe.skipIf(reason !== "")(`early responses through nginx${reason && ` (${reason})`}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "meridian-early-"));
  const demo = createDemoHost({ control: true });
  /** Replies with the status in its path, before the body. */
  const any = createHttpServer();
  const site = appProcess("site", SITE ?? 0, {
    SITE_BIND: "127.0.0.1",
    DATA_DIR: join(dataDir, "site"),
    TRUST_PROXY: "1",
    PURGE_SECRET: "early-purge-secret-0123456789",
  });
  const host = appProcess("cms", HOST ?? 0, {
    DATA_DIR: join(dataDir, "cms"),
    SEED_DEMO: "0",
    ADMIN_EMAIL: "ada@example.com",
    ADMIN_PASSWORD: "a-password-for-the-early",
    PAYLOAD_SECRET: "early-payload-secret-012345",
    PURGE_SECRET: "early-purge-secret-0123456789",
    PURGE_URL: "http://127.0.0.1:9/purge",
    FORM_KEY: "",
  });
  let nginx: Nginx;

  beforeAll(async () => {
    any.on("request", (incoming, response) => {
      response.writeHead(Number(incoming.url?.slice(1))).end("an early response");
    });
    await new Promise<void>((done) => void any.listen(ANY, "127.0.0.1", done));
    await Promise.all([
      demo.listen().then((contentHost) => site.start({ env: { CONTENT_HOST: contentHost } })),
      host.start(),
    ]);
    nginx = await startNginx({
      http: HTTP ?? 0,
      https: HTTPS ?? 0,
      site: SITE ?? 0,
      cms: HOST ?? 0,
      extraFiles: { "in-front.conf": inFront({ any: ANY, site: SITE, host: HOST }) },
    });
  });
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all([site.stop(), host.stop(), demo.stop()]);
    any.close();
    any.closeAllConnections();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** The status of each of six refused requests, and of two small ones after each. */
  async function alternate(app: keyof typeof NEXT, buffering: string, path: string, sent: Sent) {
    const name = `${app}-${buffering}`;
    const came: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const refused = await send(name, path, sent);
      const posted = await send(name, NEXT[app].post, { bytes: 5 });
      came.push([refused, posted, await send(name, NEXT[app].page, { method: "GET" })]);
    }
    return came;
  }
  const expected = (app: keyof typeof NEXT, status: number) =>
    Array.from({ length: ROUNDS }, () => [status, NEXT[app].posted, 200]);

  describe.each(["off", "on"])("proxy_request_buffering %s", (buffering) => {
    test.each([401, 403, 404, 411, 413, 415, 422, 429])("[SEC-32] a %d", async (status) => {
      for (const sent of [
        { bytes: 400_000 },
        { bytes: 3_000_000 },
        { bytes: 400_000, chunked: true },
      ])
        expect(await alternate("any", buffering, `/${status}`, sent)).toEqual(
          expected("any", status),
        );
    });

    test.each<[number, string, Sent]>([
      [403, "/", { headers: { ...FOREIGN, ...MULTIPART } }],
      [404, "/assets/nothing.js", {}],
      [405, "/", { method: "PUT" }],
      [413, "/purge", {}],
      [415, "/", { headers: { origin: SITE_URL, "content-type": "text/plain" } }],
      [413, "/", { headers: { origin: SITE_URL, ...MULTIPART }, bytes: 34_000_000 }],
      [200, "/", { method: "GET" }],
    ])("[SEC-32] the site's %d for %s", async (status, path, sent) => {
      const bytes = { bytes: 400_000, ...sent };
      expect(await alternate("site", buffering, path, bytes)).toEqual(expected("site", status));
    });

    test.each<[number, string, Sent]>([
      [403, "/cms/api/media", { headers: MULTIPART, bytes: 150_000 }],
      [403, "/cms/api/media", { headers: { ...FOREIGN, ...MULTIPART } }],
      [404, "/nothing-is-here", {}],
      [413, "/cms/api/users/login", {}],
      [415, FORM, {}],
      [405, "/media/nothing.png", {}],
    ])("[SEC-32] the content host's %d for %s", async (status, path, sent) => {
      const bytes = { bytes: 400_000, ...sent };
      expect(await alternate("host", buffering, path, bytes)).toEqual(expected("host", status));
    });
  });

  test("[SEC-32] the content host's 411", async () => {
    const sent = { bytes: 400_000, chunked: true };
    expect(await alternate("host", "off", "/cms/api/posts", sent)).toEqual(expected("host", 411));
  });
});
