import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";

/** Milliseconds for running requests; with later closings a stop stays within 10 s. */
const DEADLINE = 6000;
/**
 * Milliseconds in which requests on a proxy's keep-alive connection are still answered, with a
 * header to close it. A request during closing would be lost, because a proxy does not repeat it
 * elsewhere.
 */
const GRACE = 300;
/** A turn of the event loop this short has read all pending input. */
const QUIET_TURN = 5;
/** Most milliseconds to wait for such a turn. */
const BUSY_AT_MOST = 2000;

/** Waits, within a limit, until all input that the kernel has accepted is read. */
async function quietTurn(): Promise<void> {
  await nextTurn();
  for (const end = performance.now() + BUSY_AT_MOST; ;) {
    const began = performance.now();
    await nextTurn();
    const now = performance.now();
    if (now - began < QUIET_TURN || now > end) return;
  }
}

/** Gets a line if requests are cut off; pino's logger fits. */
export interface StopLog {
  warn(fields: object, words: string): void;
}

/** Completes running and just received requests; cuts off others at the deadline. */
export async function stopServer(server: Server, log: StopLog): Promise<void> {
  server.prependListener("request", (_, response) => response.setHeader("connection", "close"));
  const late = setTimeout(() => {
    log.warn({ deadline: DEADLINE }, "some requests did not end in time and are aborted");
    server.closeAllConnections();
  }, DEADLINE);
  const grace = pause(GRACE);
  await quietTurn();
  let isOpen = true;
  // Not `http.Server.close`, which closes keep-alive connections at once.
  const closed = new Promise<void>(
    (resolve) => void NetServer.prototype.close.call(server, () => resolve()),
  );
  void closed.then(() => (isOpen = false));
  await Promise.race([closed, grace]);
  // A keep-alive connection would delay the stop until its client leaves.
  while (isOpen) {
    await quietTurn();
    server.closeIdleConnections();
    await Promise.race([closed, pause(50)]);
  }
  clearTimeout(late);
}
