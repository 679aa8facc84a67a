/**
 * A random history of letters: the site's outbox and a mail server as a model, which throw at the
 * first letter that should not have been sent.
 */
import type { Delivery, OutgoingReply, PoolLetter, SiteClient } from "#server/site-client.ts";
import { SiteUnreachable } from "#server/site-client.ts";
import { replyRow } from "#testing/reply-site.ts";
import { silentSite } from "#testing/silent-site.ts";

interface Row extends Delivery {
  reply: OutgoingReply;
  /** When the site got it. */
  handedAt: number;
}

/** `mayArrive` throws if the letter should not be sent. */
export function outboxOf(
  mayArrive: (reply: OutgoingReply, handedAt: number) => void,
  mayAsk: (letter: PoolLetter) => void,
) {
  const rows = new Map<string, Row>();
  const spent = new Set<string>();
  const sent = new Map<string, number>();
  const state = { isAway: false, loses: false };
  const answer = <T>(value: () => T): T => {
    if (state.isAway) throw new SiteUnreachable("away");
    const result = value();
    // The response is lost.
    if (state.loses) throw new SiteUnreachable("lost");
    return result;
  };
  const site: SiteClient = {
    ...silentSite,
    state: async () => ({ unnoticed: [], hasMailServer: true, lastBackup: 0 }),
    deliveriesOf: async (key) => answer(() => [rows.get(key)].filter((row) => row !== undefined)),
    reply: async (reply) =>
      answer(() => {
        if (spent.has(reply.id)) return "taken-back";
        const handedAt = Date.now();
        const row = { ...replyRow(reply.id), dueAt: handedAt + reply.inMs, reply, handedAt };
        rows.set(reply.id, rows.get(reply.id) ?? row);
        return "taken";
      }),
    takeBack: async (key) =>
      answer(() => {
        const row = rows.get(key);
        if (row && row.state !== "waiting") return "late";
        spent.add(key);
        return rows.delete(key) ? "taken-back" : "unknown";
      }),
    poolLetter: async (letter) => answer(() => (mayAsk(letter), true)),
  };
  return {
    site,
    state,
    rows,
    sent,
    /** Sends what is due. `isCut`: the connection breaks after the end of the data. */
    deliver(isCut: boolean): void {
      for (const [key, row] of rows) {
        if (row.state !== "waiting" || row.dueAt > Date.now()) continue;
        mayArrive(row.reply, row.handedAt);
        sent.set(key, (sent.get(key) ?? 0) + 1);
        const error = isCut ? "it may have arrived" : null;
        const outcome = isCut ? "set-aside" : "delivered";
        rows.set(key, { ...row, state: outcome, settledAt: Date.now(), error });
      }
    },
  };
}
