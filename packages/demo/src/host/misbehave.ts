import { setTimeout as wait } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { withValues, type Behaviour } from "#host/behaviour.ts";
import { errorBody } from "#replies/error-body.ts";

export type DemoContext = Context<{ Bindings: HttpBindings }>;

interface Work {
  status: ContentfulStatusCode;
  json: unknown;
  headers?: Record<string, string>;
}

const PAGE =
  "<!doctype html><title>Maintenance</title><h1>Briefly unavailable for scheduled maintenance.</h1>";

/** Ends the connection like a host that crashes. */
function breakOff(c: DemoContext): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** The failure response before any work, if one is set. */
export async function beforeWork(
  c: DemoContext,
  behaviour: Behaviour,
): Promise<Response | undefined> {
  // Ends early if the visitor leaves or the host stops.
  if (behaviour.slow)
    await wait(behaviour.slow, undefined, { signal: c.req.raw.signal }).catch(() => undefined);
  if (behaviour.down) return breakOff(c);
  if (behaviour.status)
    return c.json(errorBody(behaviour.status), behaviour.status as ContentfulStatusCode);
  return behaviour.html ? c.html(PAGE) : undefined;
}

/** The response, changed by the behaviour. */
export function afterWork(
  c: DemoContext,
  behaviour: Behaviour,
  { status, json, headers = {} }: Work,
): Response {
  const broken = behaviour.set ? withValues(json, behaviour.set) : json;
  return c.body(JSON.stringify(broken), status, {
    ...headers,
    "content-type": "application/json; charset=UTF-8",
  });
}
