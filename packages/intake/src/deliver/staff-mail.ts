import { systemClock, type Clock } from "#clock.ts";
import type { MailTarget } from "#deliver/mail.ts";
import { MAIL_TIMES, sendEmail } from "#deliver/smtp.ts";
import type { Log } from "#log.ts";

/** To colleagues, about work in the content host's admin. */
export interface StaffEmail {
  to: readonly string[];
  subject: string;
  text: string;
}

export interface StaffMail {
  /** Returns at once; `false`: there is no mail server. */
  send(email: StaffEmail): boolean;
  /** Ends attempts; what was not sent stays in the admin's list. */
  stop(): void;
}

/** Milliseconds until the next attempt; after the last one it is given up. */
const WAITS = [60_000, 600_000, 3_600_000];

interface Surroundings {
  log: Pick<Log, "info" | "warn">;
  clock?: Clock;
}

/** Not stored: the admin lists the work itself, so that a lost email loses nothing. */
export function createStaffMail(
  target: () => Pick<MailTarget, "url" | "resolve" | "accessToken" | "from" | "brand"> | undefined,
  { log, clock = systemClock }: Surroundings,
): StaffMail {
  const over = new AbortController();

  async function attempt(email: StaffEmail, number: number): Promise<void> {
    const now = target();
    if (!now) return;
    const { from, brand } = now;
    const headers = { "Auto-Submitted": "auto-generated" };
    const whole = { ...email, headers, to: [...email.to], from: { name: brand, address: from } };
    const done = await sendEmail(whole, { ...now, times: MAIL_TIMES, clock }, over.signal);
    if (done.outcome === "delivered") return log.info({}, "mail: colleagues were notified");
    const wait = done.outcome === "retry" ? WAITS[number] : undefined;
    if (wait === undefined)
      return log.warn(
        { error: done.error },
        "mail: colleagues could not be notified; their work is on the admin's dashboard",
      );
    clock.after(wait, () => start(email, number + 1));
  }
  const start = (email: StaffEmail, number: number): void => {
    if (over.signal.aborted) return;
    // It rejects only when it is stopped.
    void attempt(email, number).catch(() => undefined);
  };
  return {
    send(email) {
      start(email, 0);
      return target() !== undefined;
    },
    stop: () => over.abort(),
  };
}
