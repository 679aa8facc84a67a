import type { Mailbox } from "#inbox/mailbox/imap.ts";

/** A mailbox with these mails; `sources` counts the bodies that are fetched. */
export function mailboxWith(mails: string[], { uidValidity = "1", from = 1, size = 0 } = {}) {
  const sources: number[] = [];
  const numbers = mails.map((_, at) => from + at);
  const mailbox: Mailbox = {
    folder: { uidValidity, uidNext: from + mails.length, count: mails.length },
    numbersAfter: async (uid) => numbers.filter((one) => one > uid),
    numbersSince: async () => numbers,
    mails: async (uids) =>
      uids.map((uid) => {
        const [header = ""] = (mails[uid - from] ?? "").split("\r\n\r\n");
        const lines = new TextEncoder().encode(`${header}\r\n\r\n`);
        return { uid, lines, at: Date.now(), size: size || (mails[uid - from] ?? "").length };
      }),
    source: async (uid, most) => {
      sources.push(uid);
      return new TextEncoder().encode((mails[uid - from] ?? "").slice(0, most));
    },
    close: () => undefined,
  };
  return { mailbox, sources };
}
