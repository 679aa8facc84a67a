/** Debian's Varnish with deploy/varnish's VCL on a test port. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "./dockerfile.ts";

const BINARY = "/usr/sbin/varnishd";

/** Why Varnish cannot start here; empty if it can. */
export const whyNoVarnish = (): string =>
  existsSync(BINARY) ? "" : `no ${BINARY}: apt-get install varnish`;

export interface Varnish {
  address: string;
  worker: number;
  /** Counters by name (`MAIN.cache_hit`). */
  counters(): Record<string, number>;
  stop(): Promise<void>;
}

/** In front of the site at port `site`; resolves when it serves the site's pages. */
export async function startVarnish({
  port,
  site,
  memory = "16m",
}: {
  port: number;
  site: number;
  memory?: string;
}): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), "meridian-varnish-"));
  const vcl = join(folder, "meridian.vcl");
  writeFileSync(
    vcl,
    readFileSync(join(root, "deploy/varnish/meridian.vcl"), "utf8")
      .replace('.port = "3000"', `.port = "${site}"`)
      .replace(".interval = 2s", ".interval = 200ms"),
  );
  const child = spawn(
    BINARY,
    `-F -j none -n ${folder}/work -a 127.0.0.1:${port} -f ${vcl} -s malloc,${memory} -p http_gzip_support=off`.split(
      " ",
    ),
    { stdio: "ignore" },
  );
  const ended = once(child, "exit");
  const address = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const answers = async (): Promise<boolean> => {
    const answer = await fetch(address).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.status === 200;
  };
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries > 400 || child.exitCode !== null) {
      if (child.exitCode === null) await stop();
      throw new Error("Varnish did not answer for the site");
    }
    await pause(25);
  }
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8");
  return {
    address,
    worker: Number(children.trim().split(" ")[0]),
    counters() {
      const stats = execFileSync("varnishstat", ["-n", join(folder, "work"), "-1"], {
        encoding: "utf8",
      });
      return Object.fromEntries(
        [...stats.matchAll(/^(\S+) +(\d+)/gm)].map(([, name = "", value]) => [name, Number(value)]),
      );
    },
    stop,
  };
}
