/** How a server of HTTP ends without a visitor noticing it. */
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";

/**
 * Milliseconds running requests may take to end after a stop was asked for; with the few
 * seconds of what is closed after it, it stays within 10 s.
 */
const DEADLINE = 6000;
/**
 * Milliseconds in which a connection that a proxy keeps open is not closed from our side: what is
 * asked on it meanwhile is answered, and the proxy told to close it. A message that comes as we
 * close would be lost to it, for a proxy asks no other server again.
 */
const GRACE = 300;
/** Milliseconds within which a turn of the event loop has read all that had come. */
const QUIET_TURN = 5;
/** And how long such a turn is waited for. */
const BUSY_AT_MOST = 2000;

/**
 * Until the event loop has nothing to catch up with: what the machine has taken for us, a
 * connection or bytes on one, is then known to us. On a busy server for a while at most.
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

/** What is told when requests are cut off; a log of pino's is one. */
export interface StopLog {
  warn(fields: object, words: string): void;
}

/**
 * Takes no more connections, lets running requests and what has just come end, and cuts those that
 * do not within the deadline.
 */
export async function stopServer(server: Server, log: StopLog): Promise<void> {
  server.prependListener("request", (_, response) => response.setHeader("connection", "close"));
  const late = setTimeout(() => {
    log.warn({ deadline: DEADLINE }, "some requests did not end in time and are cut off");
    server.closeAllConnections();
  }, DEADLINE);
  const grace = pause(GRACE);
  await quietTurn();
  let isOpen = true;
  // Not the HTTP server's own `close`, which closes at once what is kept open.
  const closed = new Promise<void>(
    (resolve) => void NetServer.prototype.close.call(server, () => resolve()),
  );
  void closed.then(() => (isOpen = false));
  await Promise.race([closed, grace]);
  // A connection that is kept open after its answer would hold us up until its client goes.
  while (isOpen) {
    await quietTurn();
    server.closeIdleConnections();
    await Promise.race([closed, pause(50)]);
  }
  clearTimeout(late);
}
