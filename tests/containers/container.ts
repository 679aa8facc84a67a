/** Runs images as in compose.yaml: user, command, no capabilities, read-only but for mounts. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildah } from "./engine.ts";

interface Inspected {
  OCIv1: {
    config: {
      User: string;
      WorkingDir: string;
      Env?: string[];
      Cmd?: string[];
      Entrypoint?: string[];
    };
  };
  Docker: { config: { Healthcheck?: { Test: string[] } } };
}

export interface Container {
  isWell(): boolean;
  run(...command: string[]): string;
  output(): string;
  ended: Promise<number>;
  stop(): Promise<number>;
}

export interface StoredImage {
  name: string;
  files: string;
  /** A new volume in a folder here, with the content and owner of that place in the image. */
  makeVolume(here: string, there: string): void;
  /** `volumes`: folder or file on this machine and its place in the container, outer ones first. */
  start(env: Record<string, string>, volumes: [here: string, there: string][]): Container;
  close(): void;
  remove(): void;
}

/** An image's files in a folder, for any number of containers. */
export function openImage(name: string): StoredImage {
  const inspected: Inspected = JSON.parse(buildah("inspect", "--type", "image", name));
  const { config } = inspected.OCIv1;
  const working = buildah("from", "--pull-never", name);
  const files = buildah("mount", working);

  function start(env: Record<string, string>, volumes: [string, string][]): Container {
    const given = (config.Env ?? []).map((line): [string, string] => {
      const at = line.indexOf("=");
      return [line.slice(0, at), line.slice(at + 1)];
    });
    const options = {
      env: { ...Object.fromEntries(given), ...env, NODE_ENV: "production" as const },
      encoding: "utf8" as const,
    };
    const argsOf = (command: readonly string[]): string[] => [
      "--mount",
      join(import.meta.dirname, "run-read-only.sh"),
      files,
      config.User,
      config.WorkingDir || "/",
      ...volumes.map(([here, there]) => `${here}:${there}`),
      "--",
      ...command,
    ];
    // The command replaces its starters, so that signals reach only it.
    const child: ChildProcess = spawn(
      "/usr/bin/unshare",
      argsOf([...(config.Entrypoint ?? []), ...(config.Cmd ?? [])]),
      { env: options.env, stdio: ["ignore", "pipe", "pipe"] },
    );
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (text: Buffer) => (printed += String(text)));
    const ended = once(child, "exit").then(([code]) => Number(code ?? 1));
    const runIn = (command: readonly string[]) =>
      spawnSync("/usr/bin/unshare", argsOf(command), options);
    return {
      ended,
      output: () => printed,
      run(...command) {
        const { stdout, stderr } = runIn(command);
        return `${stdout}${stderr}`.trim();
      },
      isWell() {
        const [kind, ...check] = inspected.Docker.config.Healthcheck?.Test ?? [];
        if (kind !== "CMD") throw new Error(`${name} has no health check that names a command`);
        return runIn(check).status === 0;
      },
      stop() {
        child.kill("SIGTERM");
        return ended;
      },
    };
  }

  const close = (): void => {
    buildah("umount", working);
    buildah("rm", working);
  };
  return {
    name,
    files,
    start,
    close,
    makeVolume(here, there) {
      mkdirSync(here);
      const begins = join(files, there);
      if (existsSync(begins)) execFileSync("cp", ["-aT", begins, here]);
    },
    remove() {
      close();
      buildah("rmi", name);
    },
  };
}
