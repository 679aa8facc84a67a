/**
 * Several sites and content hosts as one, with deploy/nginx's recipe as a round-robin balancer, one
 * PostgreSQL and one Redis.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoHost, type DemoHost } from "@meridian/demo";
import {
  startCluster,
  whyNoCluster,
  type Cluster,
} from "../../../packages/intake/src/tests/postgres-cluster.ts";
import {
  startRedis,
  whyNoRedis,
  type RedisServer,
} from "../../../packages/intake/src/tests/redis-server.ts";
import { startNginx, whyNoNginx, type Nginx } from "../../deploy/nginx.ts";
import { appProcess, type AppProcess } from "../../app-process.ts";
import { NO_RATE_LIMITS } from "../../no-rate-limits.ts";
import { portAt } from "../../ports.ts";

export const EDITOR = { email: "ada@example.com", password: "a-password-for-the-nodes" };

export const PORTS = {
  http: portAt(23),
  https: portAt(24),
  /** For machines, one node after the other, like an orchestrator's service. */
  sites: portAt(25),
  hosts: portAt(26),
  site: [portAt(27), portAt(28), portAt(29)],
  host: [portAt(53), portAt(54)],
} as const;

export interface Nodes {
  ports: typeof PORTS;
  sites: readonly AppProcess[];
  hosts: readonly AppProcess[];
  /** Replaces content hosts, if there are none. */
  demo: DemoHost | undefined;
  nginx: Nginx;
  cluster: Cluster;
  redis: RedisServer;
  journal: string;
  content: string;
  stop(): Promise<void>;
}

export interface NodesOptions {
  sites?: number;
  /** 0: all sites use the demo host in this process. */
  hosts?: number;
  env?: Record<string, string>;
  inside?: string;
}

/** Why the fixture cannot start here; empty if it can. */
export const whyNoNodes = (): string => whyNoCluster() || whyNoRedis() || whyNoNginx();

/** For machines: separate balancers, without cached pages and limits. */
const services = (): string =>
  (["site", "host"] as const)
    .map(
      (
        kind,
      ) => `upstream inside_${kind} { ${PORTS[kind].map((port) => `server 127.0.0.1:${port} fail_timeout=1s;`).join(" ")} keepalive 32; }
server { listen 127.0.0.1:${PORTS[kind === "site" ? "sites" : "hosts"]}; access_log off; client_max_body_size 64m;
  location / { proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host; proxy_pass http://inside_${kind}; } }`,
    )
    .join("\n");

export const SECRETS = {
  PURGE_SECRET: "nodes-purge-secret-0123456789",
  FORM_SECRET: "nodes-form-secret-01234567890",
  FORM_KEY: "nodes-form-key-01234567890123",
  PAYLOAD_SECRET: "nodes-payload-secret-01234567",
};

/** A site's folder, which contains what all sites share. */
function siteFolder(folder: string, name: string): string {
  const own = join(folder, name);
  mkdirSync(join(own, "intake"), { recursive: true });
  symlinkSync(join(folder, "files"), join(own, "intake/files"));
  return own;
}

export async function startNodes({
  sites: siteCount = 3,
  hosts: hostCount = 0,
  env = {},
  inside = "",
}: NodesOptions = {}): Promise<Nodes> {
  const folder = mkdtempSync(join(tmpdir(), "meridian-nodes-"));
  for (const name of ["files", "assets", "hosts"]) mkdirSync(join(folder, name));
  const [cluster, redis] = await Promise.all([startCluster(), startRedis()]);
  const [journal, content] = [await cluster.newDatabase(), await cluster.newDatabase()];
  const common = {
    SITE_URL: `https://localhost:${PORTS.https}`,
    ...SECRETS,
    ...env,
  };
  const hosts = PORTS.host.slice(0, hostCount).map((port) =>
    appProcess("cms", port, {
      ...common,
      DATA_DIR: join(folder, "hosts"),
      CMS_DATABASE_URL: content,
      CMS_URL: `https://cms.localhost:${PORTS.https}`,
      CMS_TRUST_PROXY: "1",
      PURGE_URL: `http://127.0.0.1:${PORTS.sites}/purge`,
      SEED_DEMO: "1",
      ADMIN_EMAIL: EDITOR.email,
      ADMIN_PASSWORD: EDITOR.password,
    }),
  );
  const demo = hostCount === 0 ? createDemoHost({ control: true }) : undefined;
  const contentHost = (await demo?.listen()) ?? `http://127.0.0.1:${PORTS.hosts}`;
  const sites = PORTS.site.slice(0, siteCount).map((port, at) =>
    appProcess("site", port, {
      ...common,
      ...NO_RATE_LIMITS,
      DATA_DIR: siteFolder(folder, `site-${at}`),
      ASSETS_DIR: join(folder, "assets"),
      SITE_BIND: "127.0.0.1",
      CONTENT_HOST: contentHost,
      DATABASE_URL: journal,
      REDIS_URL: redis.url,
      TRUST_PROXY: "1",
      ...env,
    }),
  );
  let nginx: Nginx | undefined;
  const stop = async (): Promise<void> => {
    await nginx?.stop();
    await Promise.all([...sites, ...hosts].map((node) => node.stop()));
    await demo?.stop();
    await redis.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    nginx = await startNginx({
      ...PORTS,
      site: PORTS.site,
      cms: PORTS.host,
      extraFiles: { "inside.conf": services() + inside },
    });
    await Promise.all(hosts.map((host) => host.start()));
    await Promise.all(sites.map((site) => site.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { ports: PORTS, sites, hosts, demo, nginx, cluster, redis, journal, content, stop };
}
