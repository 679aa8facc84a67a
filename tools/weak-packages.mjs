/**
 * `npm run weak-packages` checks the lock file's runtime packages against the registry's
 * advisories. Exits with 1 for a known vulnerability, with 2 without a result.
 */
import { spawnSync } from "node:child_process";
import { root } from "./install/install.mjs";

/** Lines to print and exit status for the output of `npm audit --json`. */
export function verdictOf(text) {
  const { vulnerabilities } = parsed(text);
  if (vulnerabilities === undefined)
    return {
      status: 2,
      lines: [
        "Unknown: the registry has no advisories. Use one that has them (npm run weak-packages -- --registry https://…), or look up the packages of `npm run sbom` elsewhere.",
      ],
    };
  const weak = Object.values(vulnerabilities);
  if (weak.length === 0)
    return { status: 0, lines: ["No package in production has a known vulnerability."] };
  return {
    status: 1,
    lines: [
      "These packages have a known vulnerability. SECURITY.md states how soon each is replaced:",
      ...weak.map(
        ({ name, severity, range, fixAvailable }) =>
          `  ${severity}: ${name} ${range}${fixAvailable ? ", fixed in a newer version" : ", not fixed yet"}`,
      ),
    ],
  };
}

function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

if (process.argv[1] === import.meta.filename) {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json", ...process.argv.slice(2)], {
    cwd: root,
    encoding: "utf8",
  });
  const { status, lines } = verdictOf(stdout ?? "");
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.exitCode = status;
}
