/** Checks that the project's Node starts on this machine. Plain JavaScript for Node 20. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { print } from "../print.mjs";

/** Libraries that Node needs on Linux, with Debian's packages; minimal installations lack some. */
const DEBIAN = {
  "libatomic.so.1": "libatomic1",
  "libstdc++.so.6": "libstdc++6",
  "libgcc_s.so.1": "libgcc-s1",
};

/** Node 26, which npm installs for this system, with a hash in the lock file. */
export function ownNode(root, { platform, arch } = process) {
  const system = platform === "win32" ? "win" : platform;
  const name = `${system}-${arch}` === "darwin-arm64" ? "node-bin" : "node";
  const program = platform === "win32" ? "node.exe" : "node";
  return join(root, "node_modules", `${name}-${system}-${arch}`, "bin", program);
}

/** Whether this process may install Debian packages. */
const isRootOnDebian = () => existsSync("/etc/debian_version") && process.getuid?.() === 0;

/** Libraries that the system's loader lacks; none if it cannot be queried. */
function lackingLibraries() {
  if (process.platform !== "linux" || process.env.LD_LIBRARY_PATH) return [];
  const { status, stdout } = spawnSync("ldconfig", ["-p"], {
    encoding: "utf8",
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
  });
  return status === 0
    ? Object.keys(DEBIAN).filter((library) => !stdout.includes(`\t${library} `))
    : [];
}

/** What Node 26 lacks here, and the remedy; runs first. `mayInstall`: installs it. */
export function libraryTrouble(mayInstall = isRootOnDebian()) {
  let lacking = lackingLibraries();
  const packagesOf = () => lacking.map((library) => DEBIAN[library]).join(" ");
  if (lacking.length > 0 && mayInstall) {
    print(
      `Node 26 needs ${lacking.join(", ")}: installing from Debian (apt-get install ${packagesOf()})…`,
    );
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    spawnSync(
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", ...packagesOf().split(" ")],
      {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      },
    );
    lacking = lackingLibraries();
  }
  if (lacking.length === 0) return undefined;
  return {
    problem: `The project brings its own Node 26, which needs ${lacking.join(", ")}. This system does not have it.`,
    remedy: `Install it, as root: apt-get install ${packagesOf()} (Debian, Ubuntu; elsewhere the package that holds it). Then run this again.`,
  };
}

/** Why `node` is not Node 26 or does not start, with the remedy; `undefined` if it does. */
export function nodeTrouble(node) {
  if (!existsSync(node))
    return {
      problem: `The project brings Node 26 as an npm package, but there is no ${node}.`,
      remedy:
        "It is an optional package: run `npm ci` without --omit=optional. It exists for Linux and macOS (x64, arm64) and for Windows (x64).",
    };
  const { stdout, stderr, error } = spawnSync(node, ["-v"], { encoding: "utf8" });
  const output = stdout?.trim() || stderr?.trim() || error?.message || "nothing";
  if (output.startsWith("v26.")) return undefined;
  if (/^v\d+\./.test(output))
    return {
      problem: `The project brings Node 26 as an npm package, but ${node} is ${output}.`,
      remedy: "Remove node_modules, then run this again.",
    };
  const library = /error while loading shared libraries: (\S+?):/.exec(output)?.[1];
  const remedy =
    library === undefined
      ? "It needs a Linux with glibc 2.28 or newer (Debian 10 and later, not Alpine), macOS or Windows."
      : `Install the library, as root: ${DEBIAN[library] ? `apt-get install ${DEBIAN[library]} (Debian, Ubuntu)` : `the package that holds ${library}`}; then run this again.`;
  return { problem: `The project's own Node 26 (${node}) does not start: ${output}`, remedy };
}
