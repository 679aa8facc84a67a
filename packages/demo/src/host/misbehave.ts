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

/** Ends the connection without an answer, as a host that went away does. */
function breakOff(c: DemoContext): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/**
 * An answer that the behaviour gives in place of the real one, before any work; `undefined` when
 * there is none.
 */
export async function beforeWork(
  c: DemoContext,
  behaviour: Behaviour,
): Promise<Response | undefined> {
  // A visitor who leaves, or a host that stops, need not wait.
  if (behaviour.slow)
    await wait(behaviour.slow, undefined, { signal: c.req.raw.signal }).catch(() => undefined);
  if (behaviour.down) return breakOff(c);
  // A test may ask for any number.
  if (behaviour.status)
    return c.json(errorBody(behaviour.status), behaviour.status as ContentfulStatusCode);
  return behaviour.html ? c.html(PAGE) : undefined;
}

/** The work's answer, broken as the behaviour says. */
export function afterWork(
  c: DemoContext,
  behaviour: Behaviour,
  { status, json, headers = {} }: Work,
): Response {
  if (behaviour.lost) return breakOff(c);
  const broken = behaviour.set ? withValues(json, behaviour.set) : json;
  return c.body(JSON.stringify(broken), status, {
    ...headers,
    "content-type": "application/json; charset=UTF-8",
  });
}
