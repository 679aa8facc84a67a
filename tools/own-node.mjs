/** Whether the project's own Node starts on this machine, and what is missing where it does not. Plain JavaScript for Node 20. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { say } from "./say.mjs";

/** Debian's package of each library that Node's binary takes from the system; a minimal installation has not all of them. */
const DEBIAN = { "libatomic.so.1": "libatomic1", "libstdc++.so.6": "libstdc++6", "libgcc_s.so.1": "libgcc-s1" };

/** What the binary says of itself, or what the system's loader says of it. */
function ask(node) {
  const { stdout, stderr, error } = spawnSync(node, ["-v"], { encoding: "utf8" });
  return (stdout?.trim() || stderr?.trim() || error?.message) ?? "nothing";
}

const lackingIn = (said) => /error while loading shared libraries: (\S+?):/.exec(said)?.[1];

/** Whether this process may install packages of Debian. */
const isRootOnDebian = () => existsSync("/etc/debian_version") && process.getuid?.() === 0;

/**
 * `undefined` when `node` is Node 26 and starts, else what is wrong and what to do. A library that is missing is
 * installed first, where `mayInstall`.
 */
export function troubleWith(node, mayInstall = isRootOnDebian()) {
  if (!existsSync(node)) return { problem: `The project brings Node 26 as an npm package, but there is no ${node}.`, remedy: "It is installed by a script of that package: run `npm ci` without --ignore-scripts (and with `ignore-scripts=false` in your npm settings)." };
  let said = ask(node);
  const asked = new Set();
  for (let library = lackingIn(said); library !== undefined && mayInstall && DEBIAN[library] && !asked.has(library); library = lackingIn(said)) {
    asked.add(library);
    say(`Node 26 needs ${library}: installing it from Debian (apt-get install ${DEBIAN[library]})…`);
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", DEBIAN[library]], { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
    said = ask(node);
  }
  if (said.startsWith("v26.")) return undefined;
  const library = lackingIn(said);
  if (library !== undefined) return { problem: `The project's own Node 26 does not start: ${said}`, remedy: `Install the library, as root: ${DEBIAN[library] ? `apt-get install ${DEBIAN[library]} (Debian, Ubuntu)` : `the package that holds ${library}`}; then run this again.` };
  if (/^v\d+\./.test(said)) return { problem: `The project brings Node 26 as an npm package, but ${node} is ${said}.`, remedy: "Remove node_modules, then run this again." };
  return { problem: `The project's own Node 26 (${node}) does not start: ${said}`, remedy: "It wants a Linux with glibc 2.28 or newer (Debian 10 and later; Alpine has another), macOS or Windows." };
}
