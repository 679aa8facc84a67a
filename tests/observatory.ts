/**
 * The score of a response's headers by Mozilla's HTTP Observatory (mdn/mdn-http-observatory, its
 * tests and modifiers). Bonuses count from 90 points, and 100 is A+. Redirection and certificate
 * concern the whole site and are not checked.
 */
type Headers = Record<string, string | string[] | undefined>;

export interface Scored {
  score: number;
  tests: Record<string, number>;
}

const HALF_A_YEAR = 15_768_000;
const PRIVATE = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const DANGEROUS = ["'unsafe-inline'", "data:", "*", "http:", "https:", "ftp:"];

export function observatory(headers: Headers, html = ""): Scored {
  const one = (name: string): string => String(headers[name] ?? "");
  const policy = policyOf(one("content-security-policy"));
  const tests = {
    "content-security-policy": ofPolicy(policy),
    cookies: ofCookies([headers["set-cookie"] ?? []].flat()),
    "cross-origin-resource-sharing":
      one("access-control-allow-origin") === "*" || one("access-control-allow-credentials") === ""
        ? 0
        : -50,
    "strict-transport-security": ofHsts(one("strict-transport-security")),
    "referrer-policy": ofReferrer(one("referrer-policy")),
    "subresource-integrity": ofScripts(html),
    "x-content-type-options": one("x-content-type-options") === "nosniff" ? 0 : -5,
    "x-frame-options": ofFraming(policy, one("x-frame-options")),
    "cross-origin-resource-policy": ofSharing(one("cross-origin-resource-policy")),
  };
  const given = Object.values(tests);
  const lost = 100 + given.filter((points) => points < 0).reduce((sum, points) => sum + points, 0);
  const bonus = given.filter((points) => points > 0).reduce((sum, points) => sum + points, 0);
  return { score: lost >= 90 ? lost + bonus : Math.max(0, lost), tests };
}

type Policy = ReadonlyMap<string, readonly string[]>;

const policyOf = (header: string): Policy =>
  new Map(
    header
      .toLowerCase()
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .filter(([name = ""]) => name !== "")
      .map(([name = "", ...sources]) => [name, sources]),
  );

/** A hash or nonce disables `unsafe-inline`. */
const holds = (sources: readonly string[], dangerous: readonly string[]): boolean =>
  dangerous.some((one) => sources.includes(one)) &&
  !sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source));

function ofPolicy(policy: Policy): number {
  if (policy.size === 0) return -25;
  const byDefault = policy.get("default-src") ?? ["*"];
  const scripts = policy.get("script-src") ?? byDefault;
  const styles = policy.get("style-src") ?? byDefault;
  const objects = policy.get("object-src") ?? byDefault;
  if (holds(scripts, DANGEROUS) || objects.includes("*")) return -20;
  if (scripts.includes("'unsafe-eval'") || styles.includes("'unsafe-eval'")) return -10;
  const open = [...policy.values()].some((sources) => sources.includes("http:"));
  if (open) return -10;
  if (holds(styles, DANGEROUS)) return 0;
  return byDefault.length === 1 && byDefault[0] === "'none'" ? 10 : 5;
}

function ofCookies(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  const lacks = (word: RegExp): boolean => cookies.some((cookie) => !word.test(cookie));
  if (lacks(/;\s*secure/i)) return -40;
  if (lacks(/;\s*httponly/i)) return -30;
  return lacks(/;\s*samesite=(?:lax|strict)/i) ? 0 : 5;
}

function ofHsts(header: string): number {
  const age = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? 0);
  return age === 0 ? -20 : age < HALF_A_YEAR ? -10 : 0;
}

const ofReferrer = (header: string): number =>
  header === "" ? 0 : header.split(",").some((one) => PRIVATE.test(one.trim())) ? 5 : -5;

/** Scripts of other origins need a hash. */
function ofScripts(html: string): number {
  const outside = html.match(/<script[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/gi) ?? [];
  if (outside.length === 0) return 0;
  return outside.every((script) => /\sintegrity=/i.test(script)) ? 5 : -5;
}

function ofFraming(policy: Policy, header: string): number {
  if (policy.has("frame-ancestors")) return 5;
  return /^(?:deny|sameorigin)$/i.test(header) ? 5 : -20;
}

function ofSharing(header: string): number {
  if (header === "") return 0;
  if (/^same-(?:origin|site)$/i.test(header)) return 10;
  return header.toLowerCase() === "cross-origin" ? 0 : -5;
}
