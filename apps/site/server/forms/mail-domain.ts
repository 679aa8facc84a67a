/** The DNS records of a sender's domain about its servers, in words for an admin: SPF, DKIM and DMARC. */
import { Resolver } from "node:dns/promises";
import { domainToASCII } from "node:url";
import type { DomainCheck } from "@meridian/contract/site-protocol/deliveries";

export interface Dns {
  resolveTxt(name: string): Promise<string[][]>;
}

interface Sender {
  from: string;
  selector?: string | undefined;
}

type Read = { texts: string[] } | { missing: "name" | "records" } | { failed: string };

const LONGEST = 300;
/** Of a record, in words. */
const MOST_NAMES = 8;

export async function checkDomain(
  { from, selector }: Sender,
  dns: Dns = new Resolver({ timeout: 2000, tries: 2 }),
): Promise<DomainCheck[]> {
  const domain = domainToASCII(from.split("@").at(-1) ?? "");
  return Promise.all([spf(domain, dns), dkim(domain, selector, dns), dmarc(domain, dns)]);
}

async function read(dns: Dns, name: string): Promise<Read> {
  try {
    const records = await dns.resolveTxt(name);
    return { texts: records.map((parts) => parts.join("")) };
  } catch (error) {
    const code = String(Object(error).code ?? error);
    if (code === "ENOTFOUND") return { missing: "name" };
    return code === "ENODATA" ? { missing: "records" } : { failed: code };
  }
}

const textsOf = (found: Read, tag: RegExp): string[] =>
  "texts" in found ? found.texts.filter((text) => tag.test(text)) : [];

const unread = (name: string, { failed }: { failed: string }): DomainCheck => ({
  name,
  isGood: false,
  says: `The DNS could not be read (${failed}). Try again later.`,
});

const quoted = (text: string): string => text.slice(0, LONGEST);

/** What the end of a record states about servers that it does not name (RFC 7208, 5.1). */
const OTHERS: Readonly<Record<string, string>> = {
  "-all": "receivers may refuse what comes from any other",
  "~all": "what comes from any other is suspicious",
  "?all": "it says nothing about others",
  "+all": "and anybody may send in its name: end it with ~all",
};

/** In words, without a judgement whether a server is among them (decision 113). */
function senders(record: string): { words: string; isOpen: boolean } {
  const terms = record.toLowerCase().split(/\s+/).slice(1).filter(Boolean);
  const end = terms.find((term) => /^[-~?+]?all$/.test(term)) ?? "?all";
  const hasEnd = terms.includes(end);
  const names = terms.flatMap((term) => {
    const [, kind = "", value = ""] =
      /^\+?(include|redirect|ip4|ip6|a|mx|exists|ptr)(?:[:=](.*)|\/.*)?$/.exec(term) ?? [];
    // Ignored if there is `all` (RFC 7208, 6.1).
    if (kind === "redirect" && hasEnd) return [];
    if (kind === "exists") return [`those that ${value} finds`];
    if (kind === "ptr") return [`the servers with a name in ${value || "its domain"}`];
    if (kind === "mx") return [value || "the servers that receive its mail"];
    if (kind === "a") return [value || "the server of its website"];
    return kind ? [value] : [];
  });
  const others = OTHERS[end === "all" ? "+all" : end];
  const who = names.length > 0 ? names.slice(0, MOST_NAMES).join(", ") : "nobody";
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : "";
  const isDelegated = !hasEnd && terms.some((term) => term.startsWith("redirect="));
  return {
    words: `It names ${who}${more}${isDelegated ? "" : `; ${others}`}`,
    isOpen: end === "+all" || end === "all",
  };
}

async function spf(domain: string, dns: Dns): Promise<DomainCheck> {
  const found = await read(dns, domain);
  if ("failed" in found) return unread("SPF", found);
  const [record, another] = textsOf(found, /^v=spf1(?:\s|$)/i);
  const says = record
    ? another
      ? `${domain} has more than one SPF record, so that receivers ignore all of them. Join them in one.`
      : `${domain} says: ${quoted(record)}. ${senders(record).words}. Your mail provider states which entry names its servers.`
    : `No SPF record names who may send for ${domain}. Add the one that your mail provider states.`;
  const isGood = record !== undefined && another === undefined && !senders(record).isOpen;
  return { name: "SPF", isGood, says };
}

async function dkim(domain: string, selector: string | undefined, dns: Dns): Promise<DomainCheck> {
  const name = selector ? `${selector}._domainkey.${domain}` : `_domainkey.${domain}`;
  const found = await read(dns, name);
  if ("failed" in found) return unread("DKIM", found);
  const [record] = textsOf(found, /(?:^|;)\s*p=/i);
  if (!selector) {
    // A name that exists without records has others below it (RFC 8020).
    const isSome = !("missing" in found && found.missing === "name");
    const says = isSome
      ? `${domain} has DKIM keys. Enter the selector that your mail provider names to see whether its key is there.`
      : `${domain} has no DKIM key, so that letters are not signed in its name. Your mail provider states the record.`;
    return { name: "DKIM", isGood: isSome, says };
  }
  if (!record)
    return {
      name: "DKIM",
      isGood: false,
      says: `There is no key at ${name}. Add the one that your mail provider states.`,
    };
  const isRevoked = /(?:^|;)\s*p=\s*(?:;|$)/i.test(record);
  const says = isRevoked ? `The key at ${name} is withdrawn.` : `The key is at ${name}.`;
  return { name: "DKIM", isGood: !isRevoked, says };
}

const POLICIES: Readonly<Record<string, string>> = {
  none: "receivers only report letters that fail",
  quarantine: "receivers treat letters that fail as spam",
  reject: "receivers refuse letters that fail",
};

/** The domain's own record, else that of a domain above it. */
async function dmarc(domain: string, dns: Dns): Promise<DomainCheck> {
  const labels = domain.split(".");
  for (let at = 0; at < Math.max(labels.length - 1, 1); at++) {
    const above = labels.slice(at).join(".");
    const found = await read(dns, `_dmarc.${above}`);
    if ("failed" in found) return unread("DMARC", found);
    const [record] = textsOf(found, /^v=DMARC1/i);
    if (!record) continue;
    const tag = at > 0 ? /(?:^|;)\s*sp=(\w+)/i : /(?:^|;)\s*p=(\w+)/i;
    const policy =
      (tag.exec(record) ?? /(?:^|;)\s*p=(\w+)/i.exec(record))?.[1]?.toLowerCase() ?? "";
    const words = POLICIES[policy] ?? "its policy cannot be read";
    return {
      name: "DMARC",
      isGood: policy in POLICIES,
      says: `${above} says: ${quoted(record)} (${words}).`,
    };
  }
  return {
    name: "DMARC",
    isGood: false,
    says: `No DMARC record says what receivers do with letters in the name of ${domain} that are not its own. Large receivers refuse such letters, or show them as spam.`,
  };
}
