import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { getPayload, type Payload, type SanitizedConfig } from "payload";
import { keepRemovingOld } from "#accounts/audit/retention.ts";
import { watchLinks } from "#publishing/broken-links/watch-links.ts";
import { keepSweeping } from "#publishing/editing/empty-drafts.ts";
import { keepHandingOver } from "#inbox/replies/hand-over-again.ts";
import { keepRetention } from "#inbox/retention.ts";
import { keepReading } from "#inbox/mailbox/keep-reading.ts";
import { keepFilling } from "#inbox/fill-search-texts.ts";
import { clearIncoming, inboxFiles } from "#inbox/store-file.ts";
import { isClosed } from "#library/behind-form.ts";
import { libraryOf } from "#library/library.ts";
import { keepRemovingCopies } from "#server/migrations/copy-before.ts";
import { leaveDatabase } from "#server/database.ts";
import { surviveBrokenConnections } from "#server/nodes/pool.ts";
import { reportSuperuser } from "#server/nodes/weak-database.ts";
import { inTurn } from "#server/nodes/turns.ts";
import { listenForChanges } from "#publishing/purge/note-change.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import type { Sender } from "#publishing/purge/sender.ts";
import { createSenders } from "#publishing/purge/senders.ts";
import { createScheduler, type Scheduler } from "#publishing/schedule/scheduler.ts";
import { neverSeed, seedDemo, seedState } from "#moving-in/seed/seed-demo.ts";
import { seedStarter } from "#moving-in/seed/starter.ts";
import { removePasskeys } from "#accounts/passkeys/store.ts";
import { withdraw } from "#accounts/second-factor/store.ts";
import { warmIndex } from "#publishing/search/text-index.ts";
import type { Demo } from "#moving-in/seed/demo.ts";
import type { Settings } from "#server/settings.ts";

export interface Seeding {
  demo(): Promise<Demo>;
  print(line: string): void;
}

/** The content host in Next's bundle, as the server outside it sees it. */
export interface Cms {
  open(): Promise<void>;
  /** Seeds a new host, also after an interruption. One of several hosts does it; others wait. */
  seed(seeding: Seeding): Promise<void>;
  /** Starts change notifications, the schedule and link checks; builds the search index. */
  startNotifyingSite(): void;
  /** Whether visitors get this PDF of the library only after a form (OWN-157). */
  isClosed(name: string): Promise<boolean>;
  /** Rejects when the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The handle's key for `server.ts`: bundled separately, the two share only the process. */
export const CMS_HANDLE = Symbol.for("meridian.cms");

export function createCms(config: Promise<SanitizedConfig>, settings: Settings): Cms {
  let payload: Payload | undefined;
  let sender: Sender | undefined;
  let scheduler: Scheduler | undefined;
  let stopRetention: (() => Promise<void>) | undefined;
  let stopHanding: (() => Promise<void>) | undefined;
  let stopSweeping: (() => Promise<void>) | undefined;
  let stopLooking: (() => Promise<void>) | undefined;
  let stopAudit: (() => Promise<void>) | undefined;
  let stopFilling: (() => Promise<void>) | undefined;
  let stopReading: (() => Promise<void>) | undefined;
  let warmed: Promise<void> | undefined;
  const opened = (): Payload => {
    if (!payload) throw new Error("the content host is not open yet");
    return payload;
  };
  return {
    open: async () => {
      for (const folder of ["", "media", "inbox"])
        await mkdir(join(/* turbopackIgnore: true */ settings.dataDir, folder), {
          recursive: true,
        });
      await clearIncoming(join(settings.dataDir, "inbox"));
      payload = await getPayload({ config });
      await libraryOf(payload).clear(payload);
      surviveBrokenConnections(payload);
      await reportSuperuser(payload.db, payload.logger);
      stopAudit = keepRemovingOld(payload);
      keepRemovingCopies(payload, settings.dataDir);
      await inTurn(payload.db, "start", () => begin(opened(), settings));
      stopRetention = keepRetention(payload, inboxFiles(settings).store);
      stopHanding = keepHandingOver(payload);
      stopSweeping = keepSweeping(payload);
    },
    seed: (seeding) => inTurn(opened().db, "seed", () => seed(opened(), settings, seeding)),
    startNotifyingSite: () => {
      const { purgeUrls: urls, purgeSecret: secret } = settings;
      sender = createSenders({ urls, secret, pending: pendingIn(opened()), log: opened().logger });
      listenForChanges(opened(), sender.poll);
      sender.poll();
      scheduler = createScheduler({ payload: opened() });
      scheduler.notify();
      stopLooking = watchLinks(opened(), settings.siteUrl);
      warmed = warmIndex(opened());
      stopFilling = keepFilling(opened(), inboxFiles(settings).store);
      stopReading = keepReading(opened(), {
        inbox: inboxFiles(settings),
        allowed: { privateHost: settings.mailboxHost },
      });
    },
    isClosed: (name) => isClosed(opened(), name),
    ping: async () => void (await opened().db.count({ collection: "users" })),
    close: async () => {
      await Promise.all([
        scheduler?.stop(),
        sender?.stop(),
        stopRetention?.(),
        stopHanding?.(),
        stopSweeping?.(),
        stopLooking?.(),
        stopAudit?.(),
        stopFilling?.(),
        stopReading?.(),
        warmed,
      ]);
      if (payload) leaveDatabase(payload);
      await payload?.destroy();
    },
  };
}

async function begin(payload: Payload, settings: Settings): Promise<void> {
  await ensureFirstUser(payload, settings);
}

async function seed(payload: Payload, settings: Settings, seeding: Seeding): Promise<void> {
  if (!settings.seedDemo) {
    await seedStarter(payload);
    await neverSeed(payload);
  } else if ((await seedState(payload)) !== "done")
    await seedDemo(payload, await seeding.demo(), seeding.print);
}

/**
 * Runs before the first request, because without a user anyone could create the first one.
 * `adminReset` sets that user's password, removes second factor and passkeys, and recreates a
 * deleted user.
 */
export async function ensureFirstUser(
  payload: Payload,
  { adminEmail, adminPassword, adminReset }: Settings,
): Promise<void> {
  const { totalDocs } = await payload.count({ collection: "users" });
  if (totalDocs > 0 && !adminReset) return;
  if (adminReset && !adminPassword)
    throw new Error("ADMIN_RESET is 1: set ADMIN_PASSWORD to the new password, too.");
  if (adminReset && adminEmail) {
    const { docs } = await payload.update({
      collection: "users",
      where: { email: { equals: adminEmail } },
      data: { password: adminPassword, role: "admin", lockUntil: null, loginAttempts: 0 },
    });
    payload.logger.warn(
      `ADMIN_RESET is 1: ${adminEmail} can now log in with ADMIN_PASSWORD. Remove ADMIN_RESET.`,
    );
    for (const { id } of docs) {
      await withdraw(payload, id);
      await removePasskeys(payload, id);
    }
    if (docs.length > 0) return;
  }
  if (!adminEmail || !adminPassword)
    throw new Error(
      "There is no user yet: set ADMIN_EMAIL and ADMIN_PASSWORD for the first one, or start with `npm start`, which generates them (if the line adminPassword of DATA_DIR/secrets.json is empty, its password was used before: remove the line).",
    );
  await payload.create({
    collection: "users",
    data: { email: adminEmail, password: adminPassword, name: "Administrator", role: "admin" },
  });
}
