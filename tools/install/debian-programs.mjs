import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { print } from "../print.mjs";

const CLUSTERS = "/usr/lib/postgresql";

const PROGRAMS = {
  nginx: {
    isThere: () => existsSync("/usr/sbin/nginx") && existsSync("/usr/bin/envsubst"),
    packages: ["nginx-light", "gettext-base"],
  },
  PostgreSQL: {
    isThere: () =>
      existsSync("/usr/bin/pg_dump") &&
      existsSync(CLUSTERS) &&
      readdirSync(CLUSTERS).some((version) => existsSync(`${CLUSTERS}/${version}/bin/initdb`)),
    packages: ["postgresql", "postgresql-client"],
  },
  PHP: { isThere: () => existsSync("/usr/bin/php"), packages: ["php-cli"] },
};

/**
 * Installs nginx, PostgreSQL and PHP for the deployment's tests, on Debian as root. Prints those
 * that cannot be installed, and the tests skipped without them.
 */
export function ensureDebianPrograms() {
  const missing = Object.entries(PROGRAMS).filter(([, { isThere }]) => !isThere());
  if (missing.length === 0) return;
  const names = missing.map(([name]) => name).join(" and ");
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0)
    return print(
      `${names} not found, and only root on Debian can install it: the tests that need it are skipped and listed.`,
    );
  const packages = missing.flatMap(([, program]) => program.packages);
  print(`Installing ${names} from Debian (apt-get install ${packages.join(" ")})…`);
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  // Debian's packages each start a server; the tests start theirs on separate sockets and ports.
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  });
  for (const [name, { isThere }] of missing)
    if (!isThere())
      print(`${name} could not be installed: the tests that need it are skipped and listed.`);
}
