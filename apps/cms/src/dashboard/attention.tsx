import type { ServerProps } from "payload";
import { LocalTime } from "#admin-ui/local-time.tsx";
import {
  backupLine,
  lastOf,
  unaskedLine,
  unnoticedLine,
  type AttentionLine,
  type Backups,
} from "#dashboard/attention-lines.ts";
import { unasked } from "#inbox/pool-letters.ts";
import type { SiteClient } from "#server/site-client.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";

interface Found {
  lines: AttentionLine[];
  /** Milliseconds since 1970, for admins; 0: none is known. */
  lastBackup: number;
}

/** One call to the site for the parts of this file. */
export async function readAttention({
  payload,
  user,
  i18n,
}: Pick<ServerProps, "payload" | "user" | "i18n">): Promise<Found> {
  const t = adminWords(i18n);
  if (user?.collection !== "users") return { lines: [], lastBackup: 0 };
  const { site, backups }: { site: SiteClient; backups: Backups } = payload.config.custom as never;
  const isAdmin = user.role === "admin";
  const state = await site.state().catch(() => null);
  const pool = unaskedLine(await unasked(payload), state, t);
  const own = [unnoticedLine(state, isAdmin, t), pool].filter((line) => line !== null);
  if (!isAdmin) return { lines: own, lastBackup: 0 };
  const { docs } = await payload.find({ collection: "users", sort: "id", limit: 1, depth: 0 });
  const since = Date.parse(docs[0]?.createdAt ?? "") || 0;
  const backup = backupLine(backups, state, { since, now: Date.now() }, t);
  return { lines: backup ? [...own, backup] : own, lastBackup: lastOf(backups, state) };
}

/** First on the dashboard. */
export async function Attention({ of, t }: { of: Promise<Found>; t: Words }) {
  const { lines } = await of;
  if (lines.length === 0) return null;
  return (
    <section className="dashboard-part dashboard-attention" aria-label={t("Needs attention")}>
      {lines.map(({ problem, todo, address }) => (
        <p key={problem}>
          <strong>{problem}</strong> {address ? <a href={address}>{todo}</a> : todo}
        </p>
      ))}
    </section>
  );
}

export async function LastBackup({ of, t }: { of: Promise<Found>; t: Words }) {
  const { lastBackup } = await of;
  if (lastBackup === 0) return null;
  return (
    <p>
      {t("Last good backup:")} <LocalTime at={lastBackup} />
    </p>
  );
}
