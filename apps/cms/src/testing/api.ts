/** The admin's own API as a browser reaches it, without a server. */
import { handleEndpoints } from "payload";
import type { TestCms } from "#testing/open-cms.ts";

export interface Asked {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** Asks `/cms/api` + `path`. */
export function ask({ payload, settings }: TestCms, path: string, { method = "GET", body, token, headers = {} }: Asked = {}): Promise<Response> {
  const init: RequestInit = { method, headers: { ...(token && { authorization: `JWT ${token}` }), ...(body !== undefined && { "content-type": "application/json" }), ...headers } };
  if (body !== undefined) init.body = JSON.stringify(body);
  return handleEndpoints({ config: payload.config, request: new Request(`${settings.url}/cms/api${path}`, init), payloadInstanceCacheKey: settings.dataDir });
}
