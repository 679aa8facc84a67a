import { BlockList, isIP } from "node:net";
import type * as v from "valibot";
import { secretOf, type Environment } from "#secret-file.ts";
import { entriesOf, settingsIn } from "#setting.ts";

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

/** Loopback, a private address, or a single-word name as in a local network. */
function isOwn(host: string): boolean {
  const bare = bareName(host);
  const family = isIP(bare);
  if (family !== 0) return OWN.check(bare, family === 6 ? "ipv6" : "ipv4");
  return !bare.includes(".") || bare.endsWith(".localhost");
}

/** With these modes node-postgres checks certificates, except for IP addresses. */
const CHECKED = new Set(["prefer", "require", "verify-ca", "verify-full"]);

function isPostgresSafe({ searchParams: given }: URL, host: string): boolean {
  if (isIP(bareName(host)) !== 0) return false;
  const mode = given.get("sslmode") ?? (given.get("ssl") === "true" ? "verify-full" : "");
  // With psql's modes only the last checks the name.
  return given.get("uselibpqcompat") === "true" ? mode === "verify-full" : CHECKED.has(mode);
}

/** The host of an address without TLS in another network, if any. */
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

/**
 * Reports connections to other networks without TLS, without the addresses, which may have
 * passwords. SMTP is omitted: its servers offer STARTTLS.
 */
export function clearWarning(settings: v.GenericSchema, env: Environment): string | undefined {
  const found = settingsIn(entriesOf(settings))
    .filter(({ isConnection }) => isConnection)
    .flatMap(({ name, isSecret }) => {
      const given = isSecret ? secretOf(env, name) : { value: env[name] };
      const addresses = ("value" in given && given.value) || "";
      return addresses.split(",").flatMap((address) => {
        const host = clearHost(address);
        return host === undefined ? [] : [`${name} (${host})`];
      });
    });
  return found.length === 0
    ? undefined
    : `goes to another network without TLS that is checked: ${found.join(", ")}; docs/scaling.md, "Between machines", describes TLS for each`;
}
