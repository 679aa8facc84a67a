/** A redirect leads from a path without a page to a path or another site, never in a loop. */
import { redirectTarget } from "@meridian/contract/redirect-target";
import type { FieldHook, PayloadRequest, TextFieldSingleValidation } from "payload";
import { NOT_TRASHED } from "#publishing/trash.ts";
import { isLivingPage } from "#records/targets/target-state.ts";
import { translatedTarget } from "#records/targets/translated-target.ts";
import { placeOf } from "#records/addresses.ts";
import { redirectFrom } from "#records/redirect-from.ts";

// In the site's spelling: lower case, no query, anchor or slash at the end.
const FROM = /^(?:\/[^\s/?#\\A-Z]+)+$/;
// A WordPress without pretty permalinks: the home page with one parameter.
const PLAIN_PERMALINK = /^\/\?[\w-]+=[^\s&=#\\]+$/;

/** Without query and anchor. */
export const pathIn = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? "";

/** Whether a published page has this address. */
export async function isPage(req: PayloadRequest, path: string): Promise<boolean> {
  const place = placeOf(path);
  if (!place) return false;
  const { totalDocs } = await req.payload.db.count({
    collection: place.kind,
    where: { slug: { equals: place.slug }, _status: { equals: "published" }, ...NOT_TRASHED },
    req,
  });
  return totalDocs > 0 || (await translatedTarget(req.payload, path, { req })) === "yes";
}

/** Empty if the address can be redirected. */
export async function whyNotFrom(req: PayloadRequest, value: string): Promise<string> {
  if (!value) return "Write the old address, such as /services/old-name.";
  if (PLAIN_PERMALINK.test(value)) return "";
  if (value.includes("*"))
    return "A redirect is for one address: * does not stand for others. Write each old address in full.";
  if (!FROM.test(value) || value.split("/").some((part) => part === "." || part === ".."))
    return "Write a path of this site: it begins with /, has lower-case letters, and has no ?, no # and no slash at the end. An old WordPress address such as /?p=12 is possible, too.";
  return (await isLivingPage(req, value))
    ? "A page has this address, so the redirect would have no effect. First unpublish the page, or switch it off under Settings, Pages and menu."
    : "";
}

/** An old address from before its page existed stays valid. */
export const checkFrom: TextFieldSingleValidation = async (value, { req, previousValue }) =>
  (Boolean(value) && value === previousValue) || (await whyNotFrom(req, value ?? "")) || true;

/** Stores a full address of this site as a path. */
export const asPath =
  (siteUrl: string): FieldHook =>
  ({ value }) =>
    typeof value === "string" ? (redirectTarget(value.trim(), siteUrl)?.to ?? value) : value;

/** Empty if a redirect can lead to this address. */
export function whyNotTo(value: string, siteUrl: string): string {
  if (!value) return "Write the new address, such as /services/new-name.";
  return redirectTarget(value.trim(), siteUrl)
    ? ""
    : "Write a path of this site that begins with one /, such as /services/new-name, or an address of another site that begins with https:// (or http://), without a user name or password.";
}

export const LEADS_BACK = "This would redirect in a circle.";

export const checkTo =
  (siteUrl: string): TextFieldSingleValidation =>
  async (value, { siblingData, req }) => {
    const { from }: { from?: string } = siblingData;
    const why = whyNotTo(value ?? "", siteUrl);
    if (why || !value || !from) return why || true;
    return (await destinationOf(req, from, value)) === null ? LEADS_BACK : true;
  };

/** Where a redirect to `to` finally leads; `null` if back to its start. */
export async function destinationOf(
  req: PayloadRequest,
  from: string,
  to: string,
): Promise<string | null> {
  const seen = new Set([from]);
  for (let at = to; ;) {
    if (seen.has(pathIn(at))) return null;
    seen.add(pathIn(at));
    const next = await redirectFrom(req, pathIn(at));
    if (!next) return at;
    at = next.to;
  }
}
