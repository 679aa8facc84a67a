/** Notifies the site of an import's changes: a content host in parallel does not notice them. */
import { setTimeout as wait } from "node:timers/promises";
import type { Payload } from "payload";
import { listenForChanges } from "#publishing/purge/note-change.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { createSenders } from "#publishing/purge/senders.ts";
import type { Settings } from "#server/settings.ts";

/** Milliseconds for the last notification. Unsent changes stay stored for the content host. */
const PATIENCE = 5000;

export interface SiteNotifier {
  /** Whether the site received everything. */
  finish(): Promise<boolean>;
}

export function notifyingTheSite(
  payload: Payload,
  { purgeUrls: urls, purgeSecret: secret }: Settings,
  print: (line: string) => void,
): SiteNotifier {
  const pending = pendingIn(payload);
  const sender = createSenders({ urls, secret, pending, log: { info: print, warn: print } });
  listenForChanges(payload, sender.poll);
  return {
    finish: async () => {
      sender.poll();
      for (
        const until = Date.now() + PATIENCE;
        Date.now() < until && (await pending.read()).length > 0;
      )
        await wait(100);
      await sender.stop();
      return (await pending.read()).length === 0;
    },
  };
}
