/** The built site on the demo host behind nginx with deploy/nginx's configuration. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signedPost } from "@meridian/contract/site-protocol/signature";
import { createDemoHost, type DemoHost } from "@meridian/demo";
import { expect } from "vitest";
import { appProcess, type AppProcess } from "../app-process.ts";
import { portAt } from "../ports.ts";
import {
  requestTls,
  startNginx,
  type TlsRequest,
  type Nginx,
  type Place,
  type Reply,
} from "./nginx.ts";

const PURGE_SECRET = "deploy-purge-secret-of-no-value";

export interface NginxAndSite {
  ports: Pick<Place, "http" | "https" | "site" | "cms">;
  nginx: Nginx;
  demo: DemoHost;
  dataDir: string;
  output(): string;
  /** Requests that reached the content host. */
  requests: { url?: string; headers: Record<string, unknown> }[];
  get(path: string, options?: TlsRequest): Promise<Reply>;
  purge(tags: string[]): Promise<void>;
  site: AppProcess;
  stop(): Promise<void>;
}

/** On four ports from `first` (ports.ts). */
export async function startNginxAndSite(first: number): Promise<NginxAndSite> {
  const ports = {
    http: portAt(first),
    https: portAt(first + 1),
    site: portAt(first + 2),
    cms: portAt(first + 3),
  };
  const dataDir = mkdtempSync(join(tmpdir(), "meridian-deploy-"));
  const requests: NginxAndSite["requests"] = [];
  const demo = createDemoHost({ control: true });
  const contentHost = await demo.listen();
  const cms = createServer((request, response) => {
    requests.push({ url: request.url, headers: request.headers });
    request.resume().on("end", () => response.end("admin"));
  });
  await new Promise<void>((done) => void cms.listen(ports.cms, "127.0.0.1", done));

  const site = appProcess("site", ports.site, {
    SITE_BIND: "127.0.0.1",
    SITE_URL: `https://localhost:${ports.https}`,
    CONTENT_HOST: contentHost,
    DATA_DIR: dataDir,
    TRUST_PROXY: "1",
    PURGE_SECRET,
    FORM_RATE_ADDRESS: "4/10m",
    FORM_QUICKEST: "0",
  });
  await site.start();
  const nginx = await startNginx(ports);
  return {
    ports,
    nginx,
    demo,
    dataDir,
    output: site.output,
    requests,
    get: (path, options = {}) => requestTls(ports.https, path, options),
    async purge(tags) {
      const purged = { tags, id: randomUUID(), at: Date.now() };
      const address = `http://127.0.0.1:${ports.site}/purge`;
      const reply = await fetch(address, signedPost(purged, PURGE_SECRET));
      expect(reply.status).toBe(204);
    },
    site,
    async stop() {
      await nginx.stop();
      await site.stop();
      cms.close();
      await demo.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
