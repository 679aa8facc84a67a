import type { ChildProcess } from "node:child_process";

export interface Server {
  name: string;
  child: ChildProcess;
  output: string[];
  exited: Promise<number | string | null>;
}
export function startServer(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  options?: { quiet?: boolean; log?: string; readable?: (line: string) => string | undefined },
): Server;
export function healthy(server: Server, url: string, seconds: number): Promise<void>;
export function stopServers(servers: Server[]): Promise<void>;
export function onStopSignal(stop: () => unknown): void;
