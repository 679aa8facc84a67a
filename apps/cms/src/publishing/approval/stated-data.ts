import type { Payload, PayloadRequest } from "payload";
import { fieldsOf } from "#publishing/approval/changes.ts";
import { isHostWritten } from "#publishing/approval/fingerprint.ts";
import { latestState, type Target } from "#publishing/approval/proposals.ts";
import { isSame } from "#publishing/editing/compare.ts";
import { isCollection } from "#server/is-collection.ts";
import { LEADS_BACK, whyNotFrom, whyNotTo } from "#publishing/redirects/rules.ts";
import { endOf, redirectsNow } from "#publishing/redirects/table/plan.ts";

/** Payload reads these from the file and ignores the form. */
const OF_THE_FILE = new Set(["filename", "filesize", "height", "mimeType", "width"]);

/** Returns only values that differ from the saved ones. */
export async function statedData(payload: Payload, target: Target, data: object): Promise<object> {
  const saved: object = (await latestState(payload, target)) ?? {};
  const names = new Set(fieldsOf(payload, target.place).map(({ name }) => name));
  const isFile =
    isCollection(payload, target.place) && Boolean(payload.collections[target.place].config.upload);
  return Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) =>
        names.has(name) &&
        !isHostWritten(name) &&
        !(isFile && OF_THE_FILE.has(name)) &&
        !isSame(value, Reflect.get(saved, name)),
    ),
  );
}

/** Refuses an invalid redirect now, not at approval. */
export async function whyNotRedirect(
  req: PayloadRequest,
  target: Target,
  data: object,
  siteUrl: string,
): Promise<string> {
  const saved: { from?: string } = (await latestState(req.payload, target)) ?? {};
  const { from = "", to = "" }: { from?: unknown; to?: unknown } = { ...saved, ...data };
  const reasons = [await whyNotFrom(req, String(from)), whyNotTo(String(to), siteUrl)];
  const others = new Map(await redirectsNow(req));
  if (saved.from) others.delete(saved.from);
  if (others.has(String(from))) reasons.push("Another redirect has this old address.");
  if (endOf(others, String(from), String(to)) === null) reasons.push(LEADS_BACK);
  return reasons.filter(Boolean).join(" ");
}
