/**
 * What an import changed, told to the running site by this process: the content host that may run
 * beside it does not see it.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Payload } from "payload";
import { listenForChanges } from "#publishing/purge/note-change.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { createSenders } from "#publishing/purge/senders.ts";
import type { Settings } from "#server/settings.ts";

/**
 * Milliseconds the site may take to be told the rest. What it was not told stays written down for
 * the content host.
 */
const PATIENCE = 5000;

export interface SiteNotifier {
  /** Whether the site knows all of it now. */
  finish(): Promise<boolean>;
}

export function notifyingTheSite(
  payload: Payload,
  { purgeUrls: urls, purgeSecret: secret }: Settings,
  say: (line: string) => void,
): SiteNotifier {
  const pending = pendingIn(payload);
  const sender = createSenders({ urls, secret, pending, log: { info: say, warn: say } });
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
