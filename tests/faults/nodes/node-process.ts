import { healthy, startServer, stopServers } from "../../../tools/processes/processes.mjs";

/** One site or content host of several, in its own process. */
export interface NodeProcess {
  /** Past the balancer. */
  url: string;
  port: number;
  pid(): number;
  /** Ends it at once. */
  kill(): Promise<void>;
  /** Sends SIGTERM. */
  stop(): Promise<void>;
  /** Until it answers. What is given is in place of what it was started with before. */
  start(changes?: { program?: string; env?: Record<string, string> }): Promise<void>;
  /** All its output, over all its starts. */
  said(): string;
}

const SECONDS_TO_START = 300;

/** A node that does not run yet. */
export function nodeProcess(
  name: string,
  port: number,
  firstProgram: string,
  firstEnv: NodeJS.ProcessEnv,
): NodeProcess {
  let [program, env] = [firstProgram, firstEnv];
  let server: ReturnType<typeof startServer> | undefined;
  const said: string[] = [];
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    pid: () => server?.child.pid ?? 0,
    said: () => said.join(""),
    async kill() {
      server?.child.kill("SIGKILL");
      await server?.exited;
    },
    async stop() {
      if (server) await stopServers([server]);
    },
    async start(changes = {}) {
      program = changes.program ?? program;
      env = { ...env, ...changes.env };
      server = startServer(name, [program], env, { quiet: true });
      for (const stream of [server.child.stdout, server.child.stderr])
        stream?.on("data", (text: Buffer) => said.push(String(text)));
      await healthy(server, `${url}/healthz`, SECONDS_TO_START);
    },
  };
}
