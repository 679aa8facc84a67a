/**
 * `node logged-server.ts <name> <script> [option]…` runs a server of playwright.config.ts with its output in
 * the run's logs. Errors are passed on, and the last lines after a failure.
 */
import { spawn } from "node:child_process";
import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { logOf } from "./run-folder.ts";

const [name = "", ...command] = process.argv.slice(2);
const log = logOf(name);
mkdirSync(dirname(log), { recursive: true });
const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "pipe"] });
child.stdout.on("data", (chunk: Buffer) => appendFileSync(log, chunk));
child.stderr.on(
  "data",
  (chunk: Buffer) => (appendFileSync(log, chunk), process.stderr.write(chunk)),
);
// Signals go to the whole group: the server gets them, too, and this process ends with it.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => undefined);
process.on("exit", () => child.kill());
child.once("close", (code) => {
  if (code !== 0)
    process.stderr.write(
      `${name} ended with ${code}. Its last lines:\n${readFileSync(log, "utf8").split("\n").slice(-40).join("\n")}\n`,
    );
  process.exit(code ?? 1);
});
