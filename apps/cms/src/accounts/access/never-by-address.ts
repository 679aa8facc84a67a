import type { PayloadRequest } from "payload";

/**
 * When a call has a URL in place of a file, Payload fetches that URL before any hook and regardless
 * of settings. This removes the URL from the call's body.
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
