/**
 * The images built and run by Debian's buildah, in its chroot isolation: no engine, no service, the
 * machine's own network.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../deploy/dockerfile.ts";

const OFFICIAL = "docker.io/library/node:26-trixie-slim";
/** What stands in for it where it cannot be had. */
const STAND_IN = "localhost/meridian-stand-in:node-26.10.0-trixie";

const has = (program: string): boolean => spawnSync("which", [program]).status === 0;
const isStored = (image: string): boolean =>
  spawnSync("buildah", ["inspect", "--type", "image", image], { stdio: "ignore" }).status === 0;

/** Why no image can be built on this machine; empty where one can. */
export function whyNoImages(): string {
  if (!has("buildah")) return "no buildah: apt-get install buildah";
  if (process.getuid?.() !== 0) return "only root can run buildah in its chroot isolation";
  if (!isStored(OFFICIAL) && !isStored(STAND_IN) && !has("debootstrap"))
    return `neither ${OFFICIAL} (buildah pull) nor debootstrap to make its stand-in: apt-get install debootstrap`;
  return "";
}

/** Runs buildah to its end; what it wrote. Throws with its last lines. */
export function buildah(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync("buildah", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0)
    throw new Error(
      `buildah ${args.join(" ")} failed: ${error?.message ?? ""}\n${`${stdout}${stderr}`.trimEnd().split("\n").slice(-40).join("\n")}`,
    );
  return stdout.trim();
}

/** Debian trixie with Node, npm and a user `node`, as the official image has them. */
function makeStandIn(): void {
  const folder = mkdtempSync(join(tmpdir(), "meridian-base-"));
  try {
    const made = spawnSync(
      "debootstrap",
      ["--variant=minbase", "--include=ca-certificates,libatomic1,libstdc++6", "trixie", folder],
      { encoding: "utf8" },
    );
    if (made.status !== 0)
      throw new Error(`debootstrap failed:\n${made.stdout.split("\n").slice(-20).join("\n")}`);
    cpSync(process.execPath, join(folder, "usr/local/bin/node"));
    const npm = realpathSync(spawnSync("which", ["npm"], { encoding: "utf8" }).stdout.trim());
    mkdirSync(join(folder, "usr/local/lib/node_modules"), { recursive: true });
    cpSync(dirname(dirname(npm)), join(folder, "usr/local/lib/node_modules/npm"), {
      recursive: true,
    });
    symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(folder, "usr/local/bin/npm"));
    // Where a machine's way out has a certificate of its own, the image's npm must know it too.
    if (existsSync("/etc/ssl/certs/ca-certificates.crt"))
      cpSync(
        "/etc/ssl/certs/ca-certificates.crt",
        join(folder, "etc/ssl/certs/ca-certificates.crt"),
      );
    const added = spawnSync(
      "chroot",
      [folder, "useradd", "--uid", "1000", "--create-home", "node"],
      { encoding: "utf8" },
    );
    if (added.status !== 0) throw new Error(added.stderr);
    const container = buildah("from", "scratch");
    buildah("add", "--quiet", container, folder, "/");
    buildah(
      "config",
      "--env",
      "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
      "--env",
      "NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt",
      "--cmd",
      "node",
      container,
    );
    buildah("commit", "--quiet", "--rm", container, STAND_IN);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds an image of the project's folder as `docker build -f … .` does; its name. */
export function buildImage(dockerfile: string): string {
  if (!isStored(OFFICIAL) && !isStored(STAND_IN)) makeStandIn();
  const image = `localhost/meridian-test-${dockerfile.split("/").at(-2)}`;
  buildah(
    "build",
    "--isolation",
    "chroot",
    "--format",
    "docker",
    ...(isStored(OFFICIAL) ? [] : ["--from", STAND_IN]),
    "--file",
    dockerfile,
    "--tag",
    image,
    ".",
  );
  return image;
}

interface Image {
  OCIv1: { config: { User: string; WorkingDir: string; Cmd?: string[]; Entrypoint?: string[] } };
  Docker: { config: { Healthcheck?: { Test: string[] } } };
}

export interface Container {
  /** As the image's own health check asks; whether it is well. */
  isWell(): boolean;
  /** Runs a command beside the image's own; what it wrote. */
  run(...command: string[]): string;
  /** Everything the image's own command has written. */
  said(): string;
  /** Its own command's exit code. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

/**
 * A container of the image with its own command, as its own user and with no capability left.
 * `volumes`: folder here to folder there.
 */
export function startContainer(
  image: string,
  env: Record<string, string>,
  volumes: Record<string, string>,
): Container {
  const {
    OCIv1: { config },
    Docker: docker,
  }: Image = JSON.parse(buildah("inspect", "--type", "image", image));
  const name = buildah("from", "--pull-never", image);
  const options = [
    "--isolation",
    "chroot",
    "--cap-drop",
    "all",
    ...Object.entries(env).flatMap(([key, value]) => ["--env", `${key}=${value}`]),
    ...Object.entries(volumes).flatMap(([here, there]) => ["--volume", `${here}:${there}`]),
  ];
  const command = [...(config.Entrypoint ?? []), ...(config.Cmd ?? [])];
  const child: ChildProcess = spawn("buildah", ["run", ...options, name, "--", ...command], {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (text: Buffer) => (said += String(text)));
  const ended = once(child, "exit").then(([code]) => Number(code ?? 1));
  const run = (...more: string[]): string => buildah("run", ...options, name, "--", ...more);
  return {
    ended,
    run,
    said: () => said,
    isWell() {
      const [kind, ...test] = docker.config.Healthcheck?.Test ?? [];
      if (kind !== "CMD") throw new Error(`${image} has no health check that names a command`);
      try {
        run(...test);
        return true;
      } catch {
        return false;
      }
    },
    async stop() {
      // Its own process group: buildah, and what it runs.
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
        process.kill(-child.pid, "SIGTERM");
      await ended;
      buildah("rm", name);
    },
  };
}
