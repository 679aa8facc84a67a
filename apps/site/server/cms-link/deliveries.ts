/**
 * `POST /deliveries`, signed: the host lists and resends undelivered messages, erases persons, reads
 * who is notified, notifies colleagues, sends their replies, tests the mail server and other programs.
 */
import {
  deliveriesCall,
  type DeliveriesAnswer,
  type DeliveriesQuestion,
} from "@meridian/contract/site-protocol/deliveries";
import { FileChanged, type AdminApi } from "@meridian/intake";
import { readSignedRequest } from "@meridian/contract/site-protocol/signed-request";
import { lastBackup } from "@meridian/settings/last-backup";
import type { Uses } from "#server/services.ts";
import { poolLetter } from "#server/cms-link/pool-letter.ts";
import { readLibraryFile } from "#server/cms-link/reply-files.ts";

type Used = Uses<
  never,
  {
    settings: "purgeSecret" | "dataDir" | "siteUrl" | "contentHost";
    siteSettings: "latest" | "latestIn";
    forms: "adminApi" | "notices" | "notifyColleagues" | "testMail" | "testPrograms" | "fixed";
    link: "callReceived";
    log: "info" | "warn" | "error";
  }
>;

type Notices = Omit<DeliveriesAnswer<"state">, "lastBackup" | "fixed">;

/** Maximum rows of a response, enough for a dashboard. */
const MOST = 100;

const plain = (status: number, reason: string): Response =>
  new Response(reason, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });

/** Repeated requests are harmless: messages have numbers, and erased ones are gone. */
export function createDeliveries({
  settings,
  siteSettings,
  forms,
  link,
  log,
}: Used): (request: Request) => Promise<Response> {
  const refuse = (status: number, reason: string): Response => {
    log.warn({ status }, `deliveries: rejected a request: ${reason.trim()}`);
    return plain(status, reason);
  };
  return async (request) => {
    const { adminApi } = forms;
    if (!adminApi) return plain(404, "Not found.\n");
    const read = await readSignedRequest(request, {
      secret: settings.purgeSecret,
      schema: deliveriesCall,
    });
    if ("refused" in read) return refuse(read.refused.status, read.refused.reason);
    link.callReceived();
    const { question } = read.call;
    if (question.ask === "state")
      return json({ ...stateOf(forms), lastBackup: lastBackup(settings.dataDir) });
    if (needsNoJournal(question)) return json(await notify(forms, question, log));
    const isLetter = isReply(question) || question.ask === "pool-letter";
    if (isLetter && !forms.notices?.().hasMailServer) return json({ outcome: "no-mail" });
    try {
      if (question.ask === "pool-letter") {
        const { id, to } = question;
        const letter = poolLetter(question, { settings, siteSettings });
        // No colleague gets the answers.
        const sender = { name: "", address: "" };
        await adminApi.reply({ id, to, kind: "resume", sender, ...letter, inMs: 0 });
        return json({ outcome: "taken" });
      }
      return json(
        isReply(question)
          ? await takeReply(adminApi, question.reply, { settings, log })
          : await answer(adminApi, question, log),
      );
    } catch (error) {
      log.error(
        { err: error },
        "deliveries: the journal is unreadable, or the content host does not serve a reply's file",
      );
      return plain(
        503,
        "The journal or a file cannot be read or written; the site's log says why.\n",
      );
    }
  };
}

const json = (answered: DeliveriesAnswer<DeliveriesQuestion["ask"]>): Response =>
  Response.json(answered, { headers: { "cache-control": "no-store" } });

type Reply = Extract<DeliveriesQuestion, { ask: "reply" | "reply-with-files" }>;

const isReply = (question: DeliveriesQuestion): question is Reply =>
  question.ask === "reply" || question.ask === "reply-with-files";

type JournalQuestion = Exclude<
  DeliveriesQuestion,
  { ask: "state" | "mail" | Reply["ask"] | "pool-letter" | "test-mail" | "test" }
>;
const NO_NOTICES: Notices = { unnoticed: [], hasMailServer: false };

const stateOf = ({ notices, fixed }: Used["forms"]) => ({
  ...(notices?.() ?? NO_NOTICES),
  fixed: fixed?.() ?? {},
});

type Notification = Extract<DeliveriesQuestion, { ask: "mail" | "test-mail" | "test" }>;

const needsNoJournal = (question: DeliveriesQuestion): question is Notification =>
  question.ask === "mail" || question.ask === "test-mail" || question.ask === "test";

/** To colleagues, or as a test. */
async function notify(
  forms: Used["forms"],
  question: Notification,
  log: Used["log"],
): Promise<DeliveriesAnswer<Notification["ask"]>> {
  if (question.ask === "mail") return { isTaken: forms.notifyColleagues?.(question) ?? false };
  if (question.ask === "test-mail") {
    const test = (await forms.testMail?.(question)) ?? null;
    log.info({ isAccepted: test?.isAccepted }, "deliveries: an admin tested the mail server");
    return { test };
  }
  const tests = (await forms.testPrograms?.(question.what)) ?? [];
  const good = tests.filter(({ isGood }) => isGood).length;
  log.info({ what: question.what, tests: tests.length, good }, "deliveries: an admin's test");
  return { tests };
}

/** With its files as they are now: the library may change before it is sent. */
async function takeReply(
  adminApi: AdminApi,
  { files = [], ...reply }: Reply["reply"],
  { settings, log }: Pick<Used, "settings" | "log">,
): Promise<DeliveriesAnswer<"reply">> {
  try {
    const isTaken = await adminApi.reply({
      ...reply,
      files: files.map((file) => ({ ...file, read: () => readLibraryFile(settings, file) })),
    });
    log.info({ reply: reply.id, isTaken }, "deliveries: a reply from the inbox");
    return { outcome: isTaken ? "taken" : "taken-back" };
  } catch (error) {
    if (!(error instanceof FileChanged)) throw error;
    log.warn({ reply: reply.id }, `deliveries: a file of a reply cannot be sent: ${error.message}`);
    return { outcome: "no-file" };
  }
}

async function answer(
  adminApi: AdminApi,
  query: JournalQuestion,
  log: Used["log"],
): Promise<DeliveriesAnswer<JournalQuestion["ask"]>> {
  if (query.ask === "undelivered") return { rows: await adminApi.list({ limit: MOST }) };
  if (query.ask === "of")
    return { rows: await adminApi.list({ submission: query.submission, all: true, limit: MOST }) };
  if (query.ask === "take-back") return { outcome: await adminApi.takeBack(query.id) };
  if (query.ask === "count") return adminApi.count(query.email);
  if (query.ask === "resend") {
    const rows = await adminApi.resend(query.submission);
    log.info({ submission: query.submission, rows }, "deliveries: resent from the inbox");
    return { rows };
  }
  const removed = await adminApi.erase(query.email);
  // Not logged: whose they were.
  log.info({ ...removed }, "deliveries: erased a person from the inbox");
  if (!removed.isScrubbed)
    log.warn(
      {},
      "deliveries: the journal's log could not be emptied, because a reader holds it: erase the person again, or restart the site",
    );
  return removed;
}
