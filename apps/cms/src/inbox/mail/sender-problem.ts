import { isIP } from "node:net";
import { isEmail } from "@meridian/contract/forms";
import type { Payload } from "payload";

const isWithin = (domain: string, own: string): boolean =>
  domain === own || domain.endsWith(`.${own}`) || own.endsWith(`.${domain}`);

const hostOf = (address: string): string => address.split("@").at(-1)?.toLowerCase() ?? "";

/** Receivers refuse letters whose sender's domain does not vouch for their server (DMARC). */
export async function senderProblem(
  address: string,
  payload: Pick<Payload, "config" | "findGlobal">,
): Promise<string | undefined> {
  if (!isEmail(address)) return "Write one e-mail address, such as site@example.com.";
  const { siteUrl }: { siteUrl?: string } = payload.config.custom ?? {};
  const site = new URL(siteUrl ?? "http://localhost").hostname.replace(/^www\./, "");
  // A site on its developer's machine has no domain.
  if (isIP(site) !== 0 || !site.includes(".")) return undefined;
  const { contact } = await payload.findGlobal({ slug: "site-settings", depth: 0 });
  const own = [site, ...(contact?.email ? [hostOf(contact.email)] : [])];
  // A domain above the site's is the owner's; a public suffix, such as co.uk, sends no mail.
  return hostOf(address).includes(".") && own.some((name) => isWithin(hostOf(address), name))
    ? undefined
    : `${hostOf(address)} is not a domain of this site (${own.join(", ")}): receivers refuse letters that another domain does not vouch for (DMARC). Use an address of yours, or enter the e-mail address of your company in the settings first.`;
}
