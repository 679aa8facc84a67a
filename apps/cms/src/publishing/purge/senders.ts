/** Notifies several sites, each at its own pace. */
import {
  createSender,
  type Pending,
  type Sender,
  type SenderOptions,
} from "#publishing/purge/sender.ts";

/** Limit of changes stored for slow sites, which later request what they missed (`changes.ts`). */
const MOST_AHEAD = 250;

/** A change is pending until every site has it; this is in memory, because repeats do no harm. */
export function createSenders({
  urls,
  pending,
  ...options
}: Omit<SenderOptions, "url"> & { urls: readonly string[] }): Sender {
  const notified = new Map<number | string, Set<string>>();
  const pendingOf = (url: string): Pending => ({
    read: async () => (await pending.read()).filter(({ id }) => !notified.get(id)?.has(url)),
    async markSent(ids) {
      for (const id of ids) notified.set(id, (notified.get(id) ?? new Set()).add(url));
      const done = [...notified].filter(
        ([, by]) => notified.size > MOST_AHEAD || by.size === urls.length,
      );
      await pending.markSent(done.map(([id]) => id));
      for (const [id] of done) notified.delete(id);
    },
  });
  const senders = urls.map((url) => createSender({ ...options, url, pending: pendingOf(url) }));
  return {
    poll() {
      for (const sender of senders) sender.poll();
    },
    stop: async () => void (await Promise.all(senders.map((sender) => sender.stop()))),
  };
}
