/** Passes the client's address on to the code behind Next, which has no access to the connection. */
import type { IncomingMessage } from "node:http";
import { clientAddress } from "@meridian/http/client-address";

/** The listener sets it on every request and overwrites the client's value. */
export const ADDRESS_HEADER = "x-visitor-address";

/**
 * Writes the client's address onto the request. Without a trusted proxy every forwarded header is
 * removed: Next takes the host of a server action and the protocol from them.
 */
export function noteAddress(request: IncomingMessage, proxies: number): void {
  const { headers } = request;
  const { "x-forwarded-for": forwarded } = headers;
  // An empty address has no limit; clients that closed the connection share one instead.
  headers[ADDRESS_HEADER] =
    clientAddress(
      request.socket.remoteAddress,
      Array.isArray(forwarded) ? forwarded.join(",") : forwarded,
      { hops: proxies },
    ) || "unknown";
  if (proxies > 0) return;
  for (const name of Object.keys(headers))
    if (name === "forwarded" || name.startsWith("x-forwarded-")) delete headers[name];
}
