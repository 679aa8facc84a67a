import { spawn } from "node:child_process";
import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { node, root, withPath } from "../install/install.mjs";

const WITH_PARENT = new URL("with-parent.mjs", import.meta.url).href;
/** Milliseconds before a stopping server is killed. */
const STOP_DEADLINE = 15_000;

/**
 * Starts a server as a child process with named output lines. `exited` settles with its status;
 * `output` has its last lines for an error message; `log` is a file for all lines; `readable`
 * converts each for display, or hides it. The child's own process group lets Ctrl-C reach it once,
 * through this process; it ends with this process, even if that is killed.
 */
export function startServer(name, args, env, { quiet = false, log, readable = String } = {}) {
  if (log) mkdirSync(dirname(log), { recursive: true });
  const child = spawn(node, ["--import", WITH_PARENT, ...args], {
    cwd: root,
    env: withPath(env),
    stdio: ["ignore", "pipe", "pipe"],
    detached: process.platform !== "win32",
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      output.push(line);
      if (output.length > 40) output.shift();
      if (log) appendFileSync(log, `${line}\n`);
      const shown = quiet ? undefined : readable(line);
      if (shown !== undefined) console.log(`[${name}] ${shown}`);
    });
  const exited = new Promise((done) => child.once("exit", (code, signal) => done(code ?? signal)));
  return { name, child, output, exited };
}

/** Waits until `url` responds with 200. Rejects if the server ends or after `seconds`. */
export async function healthy(server, url, seconds) {
  const until = Date.now() + seconds * 1000;
  let ended = false;
  void server.exited.then(() => (ended = true));
  for (;;) {
    if (ended)
      throw new Error(
        `${server.name} ended while starting. Its last lines:\n${server.output.join("\n")}`,
      );
    if (await answers(url)) return;
    if (Date.now() > until)
      throw new Error(
        `${server.name} was not healthy at ${url} after ${seconds} s. Its last lines:\n${server.output.join("\n")}`,
      );
    await new Promise((done) => setTimeout(done, 150));
  }
}

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Stops the servers; kills those that exceed the deadline. */
export async function stopServers(servers) {
  await Promise.all(
    servers.map(async ({ child, exited }) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), STOP_DEADLINE);
      await exited;
      clearTimeout(late);
    }),
  );
}

/**
 * Calls `stop` at a signal, also when only npm got it: npm ends a script's shell but not the script
 * (npm 10 and Debian's dash). A process that was started directly outlives its shell.
 */
export function onStopSignal(stop) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop());
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    void stop();
  }, 500).unref();
}
