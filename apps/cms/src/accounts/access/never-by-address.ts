import type { PayloadRequest } from "payload";

/**
 * Of an address that a call names in place of a file Payload fetches the file itself, before any
 * hook, whatever the settings say: nothing of a call's body is that address.
 */
export function neverByAddress(req: PayloadRequest): void {
  let data: PayloadRequest["data"];
  Object.defineProperty(req, "data", {
    configurable: true,
    enumerable: true,
    get: () => data,
    set(given: PayloadRequest["data"]) {
      data = given;
      if (typeof data === "object" && data !== null) delete data.url;
    },
  });
}
