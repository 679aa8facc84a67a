import type { PayloadRequest } from "payload";

/**
 * When a call names an address instead of a file, Payload fetches the file itself, before any hook
 * and regardless of the settings. This removes that address from a call's body.
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
