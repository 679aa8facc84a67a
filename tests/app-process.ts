import { createInterface } from "node:readline";
import { healthy, startServer, stopServers } from "../tools/processes/processes.mjs";

const APPS = {
  site: {
    program: "apps/site/server/main.ts",
    addresses: (port: number, url: string) => ({ SITE_PORT: String(port), SITE_URL: url }),
  },
  cms: {
    program: "apps/cms/server.ts",
    addresses: (port: number, url: string) => ({ CMS_PORT: String(port), CMS_URL: url }),
  },
};
/** The first start of a content host creates its database and may seed it. */
const SECONDS_TO_START = 300;

/** The built site or content host in a process. */
export interface AppProcess {
  url: string;
  port: number;
  /** Resolves when it responds. `changes` override the previous settings. */
  start(changes?: { program?: string; env?: Record<string, string> }): Promise<void>;
  /** Resolves to its exit status. */
  stop(): Promise<unknown>;
  kill(): Promise<void>;
  pid(): number;
  /** All output since the first start. */
  output(): string;
}

/** On `port` of loopback, not started. `env`: its settings; `log`: a file for its output. */
export function appProcess(
  app: keyof typeof APPS,
  port: number,
  env: Record<string, string>,
  { name = app, log }: { name?: string; log?: string } = {},
): AppProcess {
  const url = `http://127.0.0.1:${port}`;
  let { program } = APPS[app];
  let settings = { ...APPS[app].addresses(port, url), LOG_LEVEL: "info", ...env };
  let server: ReturnType<typeof startServer> | undefined;
  const lines: string[] = [];
  const stop = async (): Promise<unknown> => {
    if (server) await stopServers([server]);
    return server?.exited;
  };
  return {
    url,
    port,
    stop,
    pid: () => server?.child.pid ?? 0,
    output: () => lines.join("\n"),
    async kill() {
      server?.child.kill("SIGKILL");
      await server?.exited;
    },
    async start(changes = {}) {
      program = changes.program ?? program;
      settings = { ...settings, ...changes.env };
      server = startServer(
        name,
        [program],
        { ...process.env, NODE_ENV: "production", ...settings },
        { quiet: true, ...(log && { log }) },
      );
      for (const input of [server.child.stdout, server.child.stderr])
        if (input) createInterface({ input }).on("line", (line) => lines.push(line));
      try {
        await healthy(server, `${url}/healthz`, SECONDS_TO_START);
      } catch (error) {
        await stop();
        throw error;
      }
    },
  };
}
