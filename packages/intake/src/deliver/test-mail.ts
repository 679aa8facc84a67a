import type { Clock } from "#clock.ts";
import type { MailTarget } from "#deliver/mail.ts";
import { sendEmail, type MailTimes } from "#deliver/smtp.ts";

export interface MailTest {
  /** The server took the email; whether it arrives is its business. */
  isAccepted: boolean;
  /** Empty if it was accepted. */
  problem: string;
  /** Replies of the server, from its greeting on. */
  lines: string[];
}

/** Short: an admin waits for it. */
const TIMES: MailTimes = { wholeMs: 15_000, silenceMs: 8000, answerMs: 15_000 };
const MOST_LINES = 40;
const LONGEST_LINE = 300;

/** One email to an admin, on demand: unlike others, its report has the server's words. */
export async function testMail(
  target: Pick<MailTarget, "url" | "resolve" | "accessToken" | "from" | "brand" | "site">,
  to: string,
  clock: Clock,
): Promise<MailTest> {
  const lines: string[] = [];
  const onLine = (text: string): void => {
    for (const line of text.split(/\r?\n/))
      if (lines.length < MOST_LINES)
        lines.push(line.replace(/\p{Cc}/gu, " ").slice(0, LONGEST_LINE));
  };
  const { url, resolve, accessToken, from, brand, site } = target;
  const email = {
    from: { name: brand, address: from },
    to: { name: "", address: to },
    subject: `Test of the mail server of ${new URL(site).host}`,
    text: `This email was sent from the admin of ${site} to test its mail server. It has arrived: nothing is to be done.\n\nWhat your mail server found is in the message's header ("Show original", "View source"), in the line Authentication-Results: spf, dkim and dmarc should be "pass".\n`,
    headers: { "Auto-Submitted": "auto-generated" },
  };
  const smtp = { url, resolve, accessToken, times: TIMES, clock, onLine };
  const done = await sendEmail(email, smtp, new AbortController().signal);
  return {
    isAccepted: done.outcome === "delivered",
    problem: done.outcome === "delivered" ? (done.note ?? "") : done.error,
    lines,
  };
}
