/** A request of the contract, answered: the first row of the table that has something. */
import { matchCalls, type GetCallName } from "@meridian/contract";
import type { Payload } from "payload";
import { handlers, type Handlers } from "#contract/handlers.ts";

// The site keeps replies itself, by tag; a cache between the two would outlive its purge.
const HEADERS = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** WordPress core's error body. */
export const problem = (status: number, code: string, message: string): Response => Response.json({ code, message, data: { status } }, { status, headers: HEADERS });

const isNothing = (reply: unknown): boolean => reply === null || (Array.isArray(reply) && reply.length === 0);

/** The one place where a row's name and its handler's parameters part ways for the compiler. */
const ask = (table: Handlers, name: GetCallName, params: Record<string, string>, payload: Payload): Promise<unknown> => (table[name] as (params: Record<string, string>, payload: Payload) => Promise<unknown>)(params, payload);

/** Answers a GET. Rows that share an address are asked in the table's order. */
export async function answerGet(url: URL, payload: Payload, table: Handlers = handlers): Promise<Response> {
  const matches = matchCalls("GET", url);
  if (matches.length === 0) return problem(404, "rest_no_route", "No route was found matching the URL and request method.");
  let reply: unknown = null;
  try {
    for (const { name, params } of matches) {
      reply = await ask(table, name as GetCallName, params, payload);
      if (!isNothing(reply)) break;
    }
  } catch (error) {
    payload.logger.error({ err: error, msg: `call ${matches.map(({ name }) => name).join(", ")} (${url.pathname}${url.search}) failed` });
    return problem(500, "internal_server_error", "The content host could not answer; its log says why.");
  }
  return reply === null ? problem(404, "rest_post_invalid_id", "There is no such record.") : Response.json(reply, { headers: HEADERS });
}
