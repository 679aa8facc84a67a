import { randomUUID } from "node:crypto";
import { signedPost } from "@meridian/contract/site-protocol/signature";
import { portAt } from "../ports.ts";

const at = (offset: number): string => `http://127.0.0.1:${portAt(offset)}`;

/** For most tests. Its demo host works unless a test changes calls that only it uses. */
export const SITE = at(0);
export const HOST = at(10);

export const PURGE_SECRET = "e2e-purge-secret-of-no-value-outside";

async function control(
  host: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const response = await fetch(`${host}/_demo/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`demo host, ${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

/**
 * Members as in `packages/demo/src/host/behaviour.ts`: `{call?, slow?, down?, status?, html?,
 * lost?, set?, dialect?, categoryFilter?}`.
 */
export const behave = async (behaviour: Record<string, unknown>, host = HOST): Promise<void> =>
  void (await control(host, "POST", "behaviour", behaviour));
export const reset = async (host = HOST): Promise<void> =>
  void (await control(host, "POST", "reset"));
export const content = async (file: string, host = HOST): Promise<unknown> =>
  (await control(host, "GET", `content/${file}`)).json();
export const putContent = async (file: string, json: unknown, host = HOST): Promise<void> =>
  void (await control(host, "PUT", `content/${file}`, json));

export interface Submission {
  call: string;
  fields: Record<string, string>;
  files: { field: string; name: string; size: number }[];
  source: Record<string, string>;
}
/** Posts to the demo host's form addresses, oldest first. */
export const submissions = async (host = HOST): Promise<Submission[]> =>
  (await control(host, "GET", "submissions")).json() as Promise<Submission[]>;

/** Notifies a site of changed tags, like a content host. */
export async function purge(tags: string[], site = SITE): Promise<void> {
  const purged = { tags, id: randomUUID(), at: Date.now() };
  const response = await fetch(`${site}/purge`, signedPost(purged, PURGE_SECRET));
  if (response.status !== 204)
    throw new Error(`purge: ${response.status} ${await response.text()}`);
}
