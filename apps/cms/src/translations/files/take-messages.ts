/** Writes the returned words of the program into a draft of the settings. */
import { builtInOf } from "@meridian/messages/built-in";
import type { PayloadRequest, Where } from "payload";
import { isEditor } from "#accounts/access/roles.ts";
import {
  messagesOf,
  messageWords,
  ownMessages,
  textsOf,
  type OwnMessages,
} from "#translations/files/language-words.ts";
import {
  compareAll,
  emptyReport,
  formOf,
  type Arrived,
  type Report,
  type TakeBack,
} from "#translations/files/report.ts";
import { lockRecord } from "#server/lock-record.ts";

/** By key, the texts as the file was made from them; `null`: unknown. */
async function textsBefore(
  req: PayloadRequest,
  at: string | null,
  own: OwnMessages,
  language: string,
): Promise<ReadonlyMap<string, string> | null> {
  if (at === null) return null;
  const where: Where = {
    or: [{ updatedAt: { less_than_equal: at } }, { "version.lastSavedIn": { equals: formOf(at) } }],
  };
  const latest = await messagesOf(req.payload, where, req);
  return (
    latest &&
    new Map(
      messageWords({ ...own, latest }, language).units.map((unit) => [unit.path, textsOf(unit)]),
    )
  );
}

/** Whether the newest draft of the settings has a time of publication. */
async function isScheduled(req: PayloadRequest): Promise<boolean> {
  const { publishAt } = await req.payload.findGlobal({
    slug: "site-settings",
    draft: true,
    depth: 0,
    select: { publishAt: true },
    overrideAccess: true,
    req,
  });
  return Boolean(publishAt);
}

/** The words that would be new. */
function refuseScheduled(
  arrived: readonly Arrived[],
  changes: ReadonlyMap<string, object>,
  title: string,
): Report {
  const report = emptyReport();
  for (const { path, unit } of arrived)
    if (changes.has(path))
      report.refused.push({
        id: unit.id,
        where: `${title}: ${path}`,
        why: "failed",
        detail:
          "The settings have a draft with a time of publication. Send the file again after that, or ask an editor to take the time away.",
      });
  return report;
}

/** Into a draft of the settings, of which nothing else is read or changed. */
export async function takeMessages(
  req: PayloadRequest,
  { language, returned: { at } }: TakeBack,
  arrived: readonly Arrived[],
): Promise<Report> {
  const report = emptyReport();
  await lockRecord(req, "site-settings");
  const own = await ownMessages(req.payload, req);
  const { title, units } = messageWords(own, language);
  const changes = await compareAll(report, title, {
    units,
    arrived,
    before: () => textsBefore(req, at, own, language),
  });
  const builtIn: Readonly<Record<string, string>> = builtInOf(language) ?? {};
  const texts = [...changes].flatMap(([key, change]): [string, string][] =>
    change.kind === "new" ? [[key, String(change.value)]] : [],
  );
  if (texts.length === 0) return report;
  // An editor has decided on what is published then: no one else's words join it unread.
  if (!isEditor(req) && (await isScheduled(req))) return refuseScheduled(arrived, changes, title);
  const written: Record<string, string> = { ...own.latest[language] };
  for (const [key, text] of texts)
    if (builtIn[key] === text) delete written[key];
    else written[key] = text;
  await req.payload.updateGlobal({
    slug: "site-settings",
    draft: true,
    depth: 0,
    data: { messages: { ...own.latest, [language]: written } },
    overrideAccess: true,
    req,
  });
  // A translator does not see the settings: an editor publishes them.
  const address = isEditor(req) ? "/admin/globals/site-settings?task=languages" : "";
  report.drafts.push({ title, address });
  return report;
}
