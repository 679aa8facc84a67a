import { healthy, startServer, stopServers } from "../../../tools/processes/processes.mjs";

/** One site or content host of several, as a process. */
export interface NodeProcess {
  url: string;
  port: number;
  pid(): number;
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Resolves when it responds. `changes` override the previous settings. */
  start(changes?: { program?: string; env?: Record<string, string> }): Promise<void>;
  /** All output since the first start. */
  output(): string;
}

const SECONDS_TO_START = 300;

export function nodeProcess(
  name: string,
  port: number,
  firstProgram: string,
  firstEnv: NodeJS.ProcessEnv,
): NodeProcess {
  let [program, env] = [firstProgram, firstEnv];
  let server: ReturnType<typeof startServer> | undefined;
  const printed: string[] = [];
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    pid: () => server?.child.pid ?? 0,
    output: () => printed.join(""),
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
        stream?.on("data", (text: Buffer) => printed.push(String(text)));
      await healthy(server, `${url}/healthz`, SECONDS_TO_START);
    },
  };
}
