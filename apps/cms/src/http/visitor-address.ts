/** The address a request came from, told to what runs behind Next, which sees no connection. */
import type { IncomingMessage } from "node:http";
import { clientAddress } from "@meridian/contract/client-address";

/** Set by the listener on every request, whatever the client wrote there. */
export const ADDRESS_HEADER = "x-visitor-address";

/** Writes the address onto the request for Next to pass on. */
export function noteAddress(request: IncomingMessage, proxies: number): void {
  const { "x-forwarded-for": forwarded } = request.headers;
  request.headers[ADDRESS_HEADER] = clientAddress(
    request.socket.remoteAddress,
    Array.isArray(forwarded) ? forwarded.join(",") : forwarded,
    { hops: proxies },
  );
}
