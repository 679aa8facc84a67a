import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signedPost } from "@meridian/contract/site-protocol/signature";
import { createDemoHost, type DemoHostOptions } from "@meridian/demo";
import { pino, type Logger } from "pino";
import type { FormOutcome } from "#app/forms/form-support.ts";
import { createSite } from "#server/compose.ts";
import type { SiteBuild } from "#server/build.ts";
import type { FormsPort } from "#server/forms/forms-port.ts";
import type { Settings } from "#server/config/settings.ts";
import { loadStatic, type StaticFiles } from "#server/static/static.ts";
import { realBuild } from "#server/tests/real-build.ts";

export const PURGE_SECRET = "whole-site-purge-secret";

export interface RunningSite {
  url: string;
  /** Parsed log lines. */
  lines: Record<string, unknown>[];
  /** Requests that reached the forms. */
  posted: { url: string; pathname: string; address: string; body: string }[];
  /** Sends the site a signed purge of these tags. */
  purge(tags: string[]): Promise<Response>;
  /** The lines of `/metrics` with this prefix. */
  metrics(name: string): Promise<string[]>;
  stop(): Promise<void>;
}

interface SiteOptions {
  build: SiteBuild;
  files: StaticFiles;
  host: string;
  dataDir: string;
  siteUrl?: string;
  /** Replaces the demo's settings as the site's file. */
  siteConfig?: string;
  securityContact?: string;
  pollEvery?: number;
  databaseUrl?: string;
  redisUrl?: string;
  cdn?: Settings["cdn"];
  captcha?: Settings["captcha"];
}

const outcome: FormOutcome = {
  kind: "contact",
  variant: "main",
  status: "invalid",
  message: "",
  values: { fullname: "Ada" },
  errors: { email: "Fill out with valid email" },
};

/** A fake of the forms: records requests and responds with the page. */
function formsDouble(posted: RunningSite["posted"]): FormsPort {
  let count = 0;
  return {
    async handle(request, { pathname, address, renderPage }) {
      posted.push({ url: request.url, pathname, address, body: await request.text() });
      return renderPage(pathname, outcome, true);
    },
    challenge: async () => Response.json({ challenge: "x" }),
    support: (_, kept) => ({
      captcha: { provider: "altcha", challengeUrl: "/captcha/challenge" },
      question: kept ?? { question: `What is one plus ${++count}?`, token: `token-${count}` },
    }),
    ready: async () => ({ ok: true, detail: "" }),
    metrics: async () => "intake_pending 0\n",
    close: async () => {},
  };
}

/** Shared by all tests of a file: the real build and the demo host. */
export async function createFixture({ languages = [] }: Pick<DemoHostOptions, "languages"> = {}) {
  const build = await realBuild();
  const retainedFolder = mkdtempSync(join(tmpdir(), "site-retained-"));
  const files = await loadStatic({
    clientFolder: build.clientFolder,
    retainedFolder,
    isHttps: false,
  });
  const demo = createDemoHost({ languages });
  const host = await demo.listen();
  return {
    demo,
    host,
    start: (options: Pick<SiteOptions, "dataDir"> & Partial<SiteOptions>) =>
      startSite({ build, files, host, ...options }),
    async stop() {
      await demo.stop();
      rmSync(retainedFolder, { recursive: true, force: true });
    },
  };
}

const purgeOf = (tags: string[]) => ({ tags, id: randomUUID(), at: Date.now() });

/** The whole site on a free port, with `host` as its content host and its data in `dataDir`. */
async function startSite({
  build,
  files,
  host,
  dataDir,
  siteUrl = "http://localhost",
  pollEvery,
  ...chosen
}: SiteOptions): Promise<RunningSite> {
  const lines: RunningSite["lines"] = [];
  const posted: RunningSite["posted"] = [];
  const log: Logger = pino(
    { level: "info" },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const settings: Settings = {
    port: 0,
    bind: "127.0.0.1",
    siteUrl,
    siteConfig: join(import.meta.dirname, "../../../../packages/demo/content/site-settings.json"),
    contentHost: host,
    adminUrl: undefined,
    contentAliases: [],
    contentApi: "/api",
    contentTimeout: 5000,
    homePage: undefined,
    dataDir,
    trustProxy: { hops: 1 },
    pageTtl: 60_000,
    pageCache: 2 ** 24,
    logLevel: "info",
    purgeSecret: PURGE_SECRET,
    formSecret: "f".repeat(16),
    formKey: "k".repeat(16),
    formUrls: {},
    formGuards: { rates: undefined, quickestMs: 0, clamdUrl: undefined },
    captcha: { provider: "altcha" },
    databaseUrl: undefined,
    redisUrl: undefined,
    ...chosen,
    mail: undefined,
    webhook: undefined,
    chats: undefined,
    retentionDays: undefined,
  };
  const stage = {
    mode: "production" as const,
    build: () => build.server,
    browserFiles: build.browserFiles,
    files,
  };
  const site = await createSite({
    settings,
    createForms: async () => formsDouble(posted),
    log,
    stage,
    timeoutMs: 20_000,
    pollEvery,
  });
  const server: Server = createServer(site.listener);
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    lines,
    posted,
    purge: (tags) => fetch(`${url}/purge`, signedPost(purgeOf(tags), PURGE_SECRET)),
    metrics: async (name) =>
      (await (await fetch(`${url}/metrics`)).text())
        .split("\n")
        .filter((line) => line.startsWith(name)),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
      await site.close();
    },
  };
}
