/** Stops an HTTP server without a visitor noticing. */
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";

/**
 * Milliseconds for running requests after a stop; with the few seconds of what closes later, it
 * stays within 10 s.
 */
const DEADLINE = 6000;
/**
 * Milliseconds in which a proxy's kept-alive connection stays open on our side: requests on it are
 * answered, with a request to close it. A message that comes as we close would be lost, because a
 * proxy does not repeat it elsewhere.
 */
const GRACE = 300;
/** Milliseconds within which a turn of the event loop has read everything that had come. */
const QUIET_TURN = 5;
/** And how long to wait for such a turn. */
const BUSY_AT_MOST = 2000;

/**
 * Waits until the event loop has caught up, so that connections and bytes that the kernel has
 * accepted are known. Limited on a busy server.
 */
async function quietTurn(): Promise<void> {
  await nextTurn();
  for (const end = performance.now() + BUSY_AT_MOST; ;) {
    const began = performance.now();
    await nextTurn();
    const now = performance.now();
    if (now - began < QUIET_TURN || now > end) return;
  }
}

/** Gets a line when requests are cut off; pino's logger fits. */
export interface StopLog {
  warn(fields: object, words: string): void;
}

/**
 * Accepts no more connections, lets running and just received requests end, and cuts off the others
 * at the deadline.
 */
export async function stopServer(server: Server, log: StopLog): Promise<void> {
  server.prependListener("request", (_, response) => response.setHeader("connection", "close"));
  const late = setTimeout(() => {
    log.warn({ deadline: DEADLINE }, "some requests did not end in time and are aborted");
    server.closeAllConnections();
  }, DEADLINE);
  const grace = pause(GRACE);
  await quietTurn();
  let isOpen = true;
  // Not the HTTP server's own `close`, which closes kept-alive connections at once.
  const closed = new Promise<void>(
    (resolve) => void NetServer.prototype.close.call(server, () => resolve()),
  );
  void closed.then(() => (isOpen = false));
  await Promise.race([closed, grace]);
  // A kept-alive connection would delay the stop until its client leaves.
  while (isOpen) {
    await quietTurn();
    server.closeIdleConnections();
    await Promise.race([closed, pause(50)]);
  }
  clearTimeout(late);
}
