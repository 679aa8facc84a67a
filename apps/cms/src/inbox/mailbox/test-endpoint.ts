/** `POST /cms/api/globals/mailbox/test`: logs in to the saved mailbox, and states what is there. */
import type { Endpoint, PayloadRequest } from "payload";
import { isAdmin } from "#accounts/access/roles.ts";
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
const number = new Intl.NumberFormat("en");

async function tested({ payload }: PayloadRequest, allowed: Allowed): Promise<MailboxTest> {
  const account = await readAccount(payload, allowed);
  const answers = await answerAddress(payload);
  const tools = mailTools();
  if (!account || !answers)
    return { isGood: false, message: "No mailbox is set: write the mail server, and save." };
  if (!tools) return { isGood: false, message: "This content host reads no mail: restart it." };
  const mailbox = await tools.open(account);
  mailbox.close();
  const { count } = mailbox.folder;
  const to = answers.hasTags
    ? `${taggedAddress(answers.address, SAMPLE).replace(/\+0+/, "+…")} (another one for each reply)`
    : answers.address;
  return {
    isGood: true,
    message: `It works: ${account.folder} has ${number.format(count)} mail${count === 1 ? "" : "s"}. Answers to replies are sent to ${to}, and read from here every minute.`,
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
