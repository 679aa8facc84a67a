/**
 * Servers as child processes: prefixes their output with a name, waits for them, and stops them
 * together.
 */
import { spawn } from "node:child_process";
import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { node, root, withPath } from "../install/install.mjs";

/** Milliseconds a server may take to stop before it is killed. */
const STOP_DEADLINE = 15_000;

/**
 * Starts a server. `exited` settles with its status; `output` holds its last lines for the message
 * of a failure; `log`, if given, is a file for all of them; `readable` converts each into the line
 * that is shown, or `undefined`. The child gets its own process group, so that Ctrl-C reaches
 * it once, through this process, and not twice.
 */
export function startServer(name, args, env, { quiet = false, log, readable = String } = {}) {
  if (log) mkdirSync(dirname(log), { recursive: true });
  const child = spawn(node, args, {
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

/** Waits until `url` responds with 200. Rejects when the server ends first or `seconds` pass. */
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

/** Sends each server the stop signal, and kills those that have not stopped by the deadline. */
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
 * Calls `stop` at a signal, and when npm got one: npm ends the shell in which it runs a script,
 * but not the script (npm 10 and Debian's dash). A process started by hand outlives its shell.
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
