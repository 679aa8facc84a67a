/** Calls the admin's API like a browser, without a server. */
import { handleEndpoints } from "payload";
import type { TestCms } from "#testing/open-cms.ts";

export interface ApiRequest {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a form. */
  form?: Record<string, string>;
  /** With a file. */
  formData?: FormData;
  /** Sent as they are. */
  bytes?: Uint8Array<ArrayBuffer>;
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** Only a login's cookie has the session; empty without one. */
export const sessionIn = ({ headers }: Response): string =>
  /^(?:__Host-)?payload-token=([^;]+)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";

export const sessionOf = async (cms: TestCms, email: string, password: string): Promise<string> =>
  sessionIn(await callApi(cms, "/users/login", { method: "POST", body: { email, password } }));

export function callApi(
  { payload, settings }: TestCms,
  path: string,
  { method = "GET", body, form, formData, bytes, token, headers = {} }: ApiRequest = {},
): Promise<Response> {
  const init: RequestInit = {
    method,
    headers: {
      ...(token && { authorization: `JWT ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
  };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (form) init.body = new URLSearchParams(form);
  if (formData) init.body = formData;
  if (bytes) init.body = bytes;
  return handleEndpoints({
    config: payload.config,
    request: new Request(`${settings.url}/cms/api${path}`, init),
    payloadInstanceCacheKey: settings.dataDir,
  });
}
