/** Builds images with Debian's buildah in chroot isolation, without an engine or service. */
import { spawnSync } from "node:child_process";
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
/** Replaces the base image if that is unavailable. */
const STAND_IN = "localhost/meridian-stand-in:node-26.10.0-trixie";

const has = (program: string): boolean => spawnSync("which", [program]).status === 0;
const isStored = (image: string): boolean =>
  spawnSync("buildah", ["inspect", "--type", "image", image], { stdio: "ignore" }).status === 0;

/** Why no image can be built here; empty if one can. */
export function whyNoImages(): string {
  if (!has("buildah")) return "no buildah: apt-get install buildah";
  if (process.getuid?.() !== 0) return "only root can run buildah in its chroot isolation";
  for (const program of ["unshare", "setpriv", "chroot"])
    if (!has(program)) return `no ${program}: apt-get install util-linux coreutils`;
  if (!isStored(OFFICIAL) && !isStored(STAND_IN) && !has("debootstrap"))
    return `neither ${OFFICIAL} (buildah pull) nor debootstrap to make its stand-in: apt-get install debootstrap`;
  return "";
}

/** Returns buildah's output. Throws with its last lines. */
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

/** A Debian image with some packages and the files that `finish` adds. */
function makeDebian(
  image: string,
  suite: string,
  packages: readonly string[],
  finish: (folder: string) => void,
): void {
  const folder = mkdtempSync(join(tmpdir(), "meridian-base-"));
  try {
    // One script serves all current suites, but an older debootstrap lacks their names.
    const made = spawnSync(
      "debootstrap",
      [
        "--variant=minbase",
        `--include=${packages.join(",")}`,
        suite,
        folder,
        "http://deb.debian.org/debian",
        "/usr/share/debootstrap/scripts/sid",
      ],
      { encoding: "utf8" },
    );
    if (made.status !== 0)
      throw new Error(`debootstrap failed:\n${made.stdout.split("\n").slice(-20).join("\n")}`);
    finish(folder);
    const container = buildah("from", "scratch");
    buildah("add", "--quiet", container, folder, "/");
    for (const [name, value] of Object.entries(ENVIRONMENT))
      buildah("config", "--env", `${name}=${value}`, container);
    buildah("commit", "--quiet", "--rm", container, image);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ENVIRONMENT = {
  PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
  NODE_EXTRA_CA_CERTS: "/etc/ssl/certs/ca-certificates.crt",
};

/** As in the official image. */
function addNode(folder: string): void {
  cpSync(process.execPath, join(folder, "usr/local/bin/node"));
  const npm = realpathSync(spawnSync("which", ["npm"], { encoding: "utf8" }).stdout.trim());
  mkdirSync(join(folder, "usr/local/lib/node_modules"), { recursive: true });
  cpSync(dirname(dirname(npm)), join(folder, "usr/local/lib/node_modules/npm"), {
    recursive: true,
  });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(folder, "usr/local/bin/npm"));
  // A machine's proxy may have its own certificate, which the image's npm needs, too.
  if (existsSync("/etc/ssl/certs/ca-certificates.crt"))
    cpSync("/etc/ssl/certs/ca-certificates.crt", join(folder, "etc/ssl/certs/ca-certificates.crt"));
  const added = spawnSync("chroot", [folder, "useradd", "--uid", "1000", "--create-home", "node"], {
    encoding: "utf8",
  });
  if (added.status !== 0) throw new Error(added.stderr);
}

const makeStandIn = (): void =>
  makeDebian(STAND_IN, "trixie", ["ca-certificates", "libatomic1", "libstdc++6"], addNode);

/** Debian's newest versions of the other services in compose.yaml; built once. */
export function newestDebian(): string {
  const image = "localhost/meridian-stand-in:nginx-valkey-forky";
  if (!isStored(image))
    makeDebian(image, "forky", ["nginx-light", "valkey-server"], () => undefined);
  return image;
}

/** Builds an image like `docker build -f … .`. Returns its name. */
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

/** An image's size with its base, as from buildah: `554 MB (on 383 MB)`. */
export function sizeOf(image: string): string {
  const images: { names?: string[]; size: string }[] = JSON.parse(buildah("images", "--json"));
  const size = (name: string): string =>
    images.find(({ names }) => names?.some((one) => one.startsWith(name)))?.size ?? "unknown";
  return `${size(image)} (on ${size(isStored(OFFICIAL) ? OFFICIAL : STAND_IN)})`;
}
