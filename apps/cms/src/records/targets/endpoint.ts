import type { Endpoint } from "payload";
import { isWriter } from "#accounts/access/roles.ts";
import { targetState, type TargetState } from "#records/targets/target-state.ts";
import { forbid } from "#server/http/refuse.ts";

/** Maximum addresses per request: sixty menu links with as many sub-links. */
const MOST = 200;
const LONGEST = 2000;

/** By address. */
export type TargetStates = Record<string, TargetState>;

/** `POST /cms/api/targets`, for editors and authors: whether these addresses have a target. */
export const targetsEndpoint: Endpoint = {
  path: "/targets",
  method: "post",
  handler: async (req) => {
    if (!isWriter(req)) return forbid();
    const { addresses }: { addresses?: unknown } = (await req.json?.().catch(() => null)) ?? {};
    const wanted = (Array.isArray(addresses) ? addresses : [])
      .filter((one): one is string => typeof one === "string" && one.length <= LONGEST)
      .slice(0, MOST);
    const states: [string, TargetState][] = [];
    for (const address of new Set(wanted))
      states.push([address, await targetState(req.payload, address)]);
    const answer: TargetStates = Object.fromEntries(states);
    return Response.json({ states: answer }, { headers: { "cache-control": "no-store" } });
  },
};
