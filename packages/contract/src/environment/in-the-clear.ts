/** Finds addresses in the settings that are called without TLS over a foreign network. */
import { BlockList, isIP } from "node:net";
import { withSecretFiles } from "#environment/secret-files.ts";

/** Addresses that each app calls. Mail is missing: its servers must offer STARTTLS. */
const ASKED = {
  site: [
    "CONTENT_HOST",
    "FORM_CONTACT_URL",
    "FORM_RESUME_URL",
    "FORM_PRICE_REQUEST_URL",
    "FORM_SURVEY_URL",
    "CLAMD_URL",
    "DATABASE_URL",
    "REDIS_URL",
    "S3_ENDPOINT",
    "WEBHOOK_URL",
    "CDN_URL",
    "OTEL_EXPORTER_OTLP_ENDPOINT",
  ],
  cms: ["CMS_DATABASE_URL", "PURGE_URL", "S3_ENDPOINT"],
} as const;

const OWN = new BlockList();
OWN.addSubnet("127.0.0.0", 8);
OWN.addSubnet("10.0.0.0", 8);
OWN.addSubnet("172.16.0.0", 12);
OWN.addSubnet("192.168.0.0", 16);
OWN.addSubnet("169.254.0.0", 16);
OWN.addAddress("::1", "ipv6");
OWN.addSubnet("fc00::", 7, "ipv6");
OWN.addSubnet("fe80::", 10, "ipv6");

const bareName = (host: string): string => host.replace(/^\[|\]$/g, "").replace(/\.$/, "");

/** Loopback, a private address, or a name of one word, as in a local network. */
function isOwn(host: string): boolean {
  const bare = bareName(host);
  const family = isIP(bare);
  if (family !== 0) return OWN.check(bare, family === 6 ? "ipv6" : "ipv4");
  return !bare.includes(".") || bare.endsWith(".localhost");
}

/**
 * node-postgres's modes that verify a certificate. For an IP address it checks for "localhost"
 * only.
 */
const CHECKED = new Set(["prefer", "require", "verify-ca", "verify-full"]);

function isPostgresSafe({ searchParams: given }: URL, host: string): boolean {
  if (isIP(bareName(host)) !== 0) return false;
  const mode = given.get("sslmode") ?? (given.get("ssl") === "true" ? "verify-full" : "");
  // With it the modes mean the same as in psql, where only the last one checks the name.
  return given.get("uselibpqcompat") === "true" ? mode === "verify-full" : CHECKED.has(mode);
}

/** The host of an address without TLS; none if it is local or has TLS. */
function clearHost(address: string): string | undefined {
  const url = URL.parse(address.trim());
  if (!url) return undefined;
  const isPostgres = /^postgres(ql)?:$/.test(url.protocol);
  const host = (isPostgres && url.searchParams.get("host")) || url.hostname;
  const isClear = isPostgres
    ? !isPostgresSafe(url, host)
    : /^(http|redis|tcp):$/.test(url.protocol);
  return isClear && !host.startsWith("/") && !isOwn(host) ? host : undefined;
}

/** A line for the log, or none. It contains no address, which may have a password. */
export function clearWarning(
  app: keyof typeof ASKED,
  env: Record<string, string | undefined>,
): string | undefined {
  const given = withSecretFiles(env);
  const found = ASKED[app].flatMap((name) =>
    (given[name] ?? "").split(",").flatMap((address) => {
      const host = clearHost(address);
      return host === undefined ? [] : [`${name} (${host})`];
    }),
  );
  return found.length === 0
    ? undefined
    : `goes to another network without TLS that is checked: ${found.join(", ")}; docs/scaling.md, "Between machines", says how to give each TLS`;
}
