import type { Delivery, OutgoingReply, SiteClient } from "#server/site-client.ts";
import { silentSite } from "#testing/silent-site.ts";

export const replyRow = (submission: string, changes: Partial<Delivery> = {}): Delivery => ({
  submission,
  kind: "contact",
  target: "reply",
  state: "waiting",
  attempts: 0,
  since: 0,
  dueAt: 0,
  settledAt: null,
  error: null,
  ...changes,
});

/** A site's journal of replies: what it was given, and its rows. */
export function replySite() {
  const handed: OutgoingReply[] = [];
  const rows = new Map<string, Delivery>();
  const spent = new Set<string>();
  const site: SiteClient = {
    ...silentSite,
    state: async () => ({ unnoticed: [], hasMailServer: true, lastBackup: 0 }),
    deliveriesOf: async (key) => [rows.get(key)].filter((one) => one !== undefined),
    async reply(reply) {
      if (spent.has(reply.id)) return "taken-back";
      if (!rows.has(reply.id)) handed.push(reply);
      rows.set(reply.id, rows.get(reply.id) ?? replyRow(reply.id));
      return "taken";
    },
    async takeBack(key) {
      spent.add(key);
      if (rows.get(key)?.state === "delivered") return "late";
      return rows.delete(key) ? "taken-back" : "unknown";
    },
  };
  return { handed, rows, site };
}
