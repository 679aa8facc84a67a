import type { Payload } from "payload";
import { createPresence, type Presence } from "#publishing/editing/presence.ts";
import { sharedPresence } from "#publishing/editing/shared-presence.ts";
import { poolOf } from "#server/nodes/pool.ts";

// On the database adapter: Next bundles this module more than once, and all copies share one state.
const PRESENCE = Symbol.for("meridian.presence");

export function presenceOf({ db }: Payload): Presence {
  const shared: { [PRESENCE]?: Presence } & Payload["db"] = db;
  const pool = poolOf(db);
  return (shared[PRESENCE] ??= pool ? sharedPresence(pool) : createPresence());
}
