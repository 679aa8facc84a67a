/** `POST /cms/api/globals/mailbox/test`: logs in to the saved mailbox, and states what is there. */
import type { Endpoint, PayloadRequest } from "payload";
import { isAdmin } from "#accounts/access/roles.ts";
import { adminWords } from "#admin-ui/words/words.ts";
import { mailTools } from "#inbox/mailbox/mail-tools.ts";
import { taggedAddress } from "#inbox/mailbox/own-letters.ts";
import { isMailboxProblem } from "#inbox/mailbox/problem.ts";
import { answerAddress, readAccount, type Allowed } from "#inbox/mailbox/read-settings.ts";
import { forbid } from "#server/http/refuse.ts";

export interface MailboxTest {
  isGood: boolean;
  /** For the admin. */
  message: string;
}

const SAMPLE = "00000000-0000-0000-0000-000000000000";

async function tested({ payload, i18n }: PayloadRequest, allowed: Allowed): Promise<MailboxTest> {
  const t = adminWords(i18n);
  const account = await readAccount(payload, allowed);
  const answers = await answerAddress(payload);
  const tools = mailTools();
  if (!account || !answers)
    return { isGood: false, message: t("No mailbox is set: write the mail server, and save.") };
  if (!tools) return { isGood: false, message: t("This content host reads no mail: restart it.") };
  const mailbox = await tools.open(account);
  mailbox.close();
  const { count: n } = mailbox.folder;
  const tagged = answers.hasTags && taggedAddress(answers.address, SAMPLE).replace(/\+0+/, "+…");
  const to = tagged
    ? t("{address} (another one for each reply)", { address: tagged })
    : answers.address;
  return {
    isGood: true,
    message: t.count(
      n,
      "It works: {folder} has {n} mail. Answers to replies are sent to {to}, and read from here every minute.",
      "It works: {folder} has {n} mails. Answers to replies are sent to {to}, and read from here every minute.",
      { folder: account.folder, to },
    ),
  };
}

export const testEndpoint = (allowed: Allowed): Omit<Endpoint, "root"> => ({
  path: "/test",
  method: "post",
  handler: async (req) => {
    if (!isAdmin(req)) return forbid();
    try {
      return Response.json(await tested(req, allowed), {
        headers: { "cache-control": "no-store" },
      });
    } catch (error) {
      if (!isMailboxProblem(error)) throw error;
      return Response.json({ isGood: false, message: error.message } satisfies MailboxTest);
    }
  },
});
