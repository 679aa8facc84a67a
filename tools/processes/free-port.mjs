import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds in which a server of an earlier start ends. */
const WAIT_MS = 12_000;

/** Whether a server can listen there; other obstacles than another server are the server's to name. */
const isFree = (port, host) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once("error", (error) => done(error.code !== "EADDRINUSE"));
    probe.listen({ port, ...(host && { host }) }, () => probe.close(() => done(true)));
  });

/**
 * Waits until the port is free: after a killed start its servers need a moment to stop. Resolves to
 * false if another program has it. `onWait` is called once.
 */
export async function becomesFree(port, host, { onWait = () => {}, waitMs = WAIT_MS } = {}) {
  const until = Date.now() + waitMs;
  for (let tries = 0; !(await isFree(port, host)); tries += 1) {
    if (tries === 0) onWait();
    if (Date.now() >= until) return false;
    await pause(200);
  }
  return true;
}
