import { BlockList, isIP } from "node:net";
import { PLAIN_ROOT } from "@meridian/contract/rest-root";
import type { TrustedProxies } from "@meridian/http/client-address";
import * as v from "valibot";

export type Kind<T> = v.GenericSchema<string, T>;

/** `read` returns `undefined` for invalid text. `accepted` completes "it must be …". */
export const kind = <T>(accepted: string, read: (text: string) => T | undefined): Kind<T> =>
  v.pipe(
    v.string(),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value.trim());
      if (value !== undefined) return value;
      addIssue({ message: accepted });
      return NEVER;
    }),
    v.description(accepted),
  );

const parsedUrl = (text: string, protocols: readonly string[]): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && protocols.includes(url.protocol) && url.hostname !== "" ? url : undefined;
};

const isPlain = (url: URL): boolean =>
  url.search === "" && url.hash === "" && url.username === "" && url.password === "";

export const text = kind("a text", (value) => value);
export const port = kind("a port, 0 to 65535 (0 takes a free one)", (value) =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : undefined,
);
/** A port that other programs need before the start. */
export const fixedPort = kind("a port, 1 to 65535", (value) =>
  /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_535 ? Number(value) : undefined,
);
export const count = kind("a whole number above 0", (value) =>
  /^[1-9]\d{0,6}$/.test(value) ? Number(value) : undefined,
);
export const countOrNone = kind("a whole number, 0 or more", (value) =>
  /^\d{1,7}$/.test(value) ? Number(value) : undefined,
);
/** Whole number above 0; the result is in bytes. */
export const megabytes = kind("a whole number of megabytes above 0", (value) =>
  /^[1-9]\d{0,6}$/.test(value) ? Number(value) * 2 ** 20 : undefined,
);
export const secret = kind("at least 16 characters", (value) =>
  value.length >= 16 ? value : undefined,
);
export const bindAddress = kind(
  "an address of this machine such as 127.0.0.1 or ::, or localhost",
  (value) => (isIP(value) || value === "localhost" ? value : undefined),
);

export const bucketName = kind(
  "a bucket's name, 3 to 63 lowercase letters, digits, dots and hyphens",
  (value) => (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value) ? value : undefined),
);

export const hostName = kind(
  "an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0",
  (value) => (/^[\w.:-]+$/.test(value) ? value : undefined),
);
export const password = kind("at least 10 characters", (value) =>
  value.length >= 10 ? value : undefined,
);
export const flag = kind("0 or 1", (value) => (/^[01]$/.test(value) ? value === "1" : undefined));

/** Scheme, host and port: `https://www.example.com`. */
export const origin = kind("scheme and host alone, such as https://www.example.com", (value) => {
  const url = parsedUrl(value, ["http:", "https:"]);
  return url && isPlain(url) && url.pathname === "/" ? url.origin : undefined;
});

export const origins = kind<readonly string[]>(
  "scheme and host of each, separated by commas, such as https://cms.example.com",
  (value) => {
    const read = value.split(",").map((part) => v.safeParse(origin, part));
    return read.every((result) => result.success) ? read.map((result) => result.output) : undefined;
  },
);

/** The content host's address before `/api`, without a final slash. */
export const hostAddress = kind(
  "where /api begins, such as http://127.0.0.1:4000 or https://example.com/blog, without a user (CONTENT_LOGIN)",
  (value) => {
    const url = parsedUrl(value, ["http:", "https:"]);
    return url && isPlain(url) ? url.href.replace(/\/+$/, "") : undefined;
  },
);

export const login = kind("user and password, separated by a colon", (value) =>
  /^[^:\p{Cc}]+:[^\p{Cc}]+$/u.test(value) ? value : undefined,
);

/** Replaces `/api`; without a final slash. */
export const restRoot = kind("a path such as /api or /wp-json, or ?rest_route=", (value) => {
  const path = value.replace(/\/+$/, "");
  return value === PLAIN_ROOT || /^(?:\/[\w.-]+)+$/.test(path) ? path : undefined;
});

/** A page of the host by number or slug. */
export const pageName = kind("a page's id such as 42, or its slug such as home", (value) =>
  /^[^\s\p{C}?#&]{1,200}$/u.test(value) ? value : undefined,
);

export const webAddress = kind(
  "a whole address, such as https://example.com/feedback",
  (value) => parsedUrl(value, ["http:", "https:"])?.href,
);
export const webAddresses = kind<readonly [string, ...string[]]>(
  "a whole address, such as http://10.0.0.2:3000/purge, or several, separated by commas",
  (value) => {
    const [first, ...others] = value
      .split(",")
      .map((part) => parsedUrl(part.trim(), ["http:", "https:"])?.href);
    const isRead = (address: string | undefined): address is string => address !== undefined;
    return isRead(first) && others.every(isRead) ? [first, ...others] : undefined;
  },
);
/** The target of a form's messages. */
export const formAddress = kind(
  "a whole address, such as https://example.com/feedback, or the number of the content host's form, such as 123",
  (value) => (/^[1-9]\d{0,9}$/.test(value) ? value : parsedUrl(value, ["http:", "https:"])?.href),
);
export const databaseUrl = kind("postgres://user:password@host/name", (value) =>
  parsedUrl(value, ["postgres:", "postgresql:"]) ? value : undefined,
);
export const redisUrl = kind("redis://user:password@host:6379, or rediss://… for TLS", (value) =>
  parsedUrl(value, ["redis:", "rediss:"]) ? value : undefined,
);
export const smtpUrl = kind("smtp://user:password@host:587 or smtps://…", (value) =>
  parsedUrl(value, ["smtp:", "smtps:"]) ? value : undefined,
);

export const mailAddress = kind("an e-mail address", (value) =>
  /^[^\s@,<>]+@[^\s@,<>]+$/.test(value) ? value : undefined,
);

/** An address to open: `mailto:` or `https:`. */
export const contact = kind(
  "an e-mail address, or a page such as https://example.com/security",
  (value) =>
    /^[^\s@,<>:/]+@[^\s@,<>:/]+$/.test(value)
      ? `mailto:${value}`
      : parsedUrl(value, ["https:"])?.href,
);

export const mailAddresses = kind("e-mail addresses, separated by commas", (value) => {
  const addresses = value.split(",").map((part) => part.trim());
  return addresses.every((address) => v.is(mailAddress, address)) ? addresses : undefined;
});

const UNITS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** `60s`, `5m`, `12h`, or seconds; the result is in milliseconds. */
export const duration = kind("a time such as 60s, 5m or 12h", (value) => {
  const [, number, unit = "s"] = /^(\d{1,7})\s*(ms|s|m|h|d)?$/.exec(value) ?? [];
  const milliseconds = UNITS[unit];
  return number === undefined || milliseconds === undefined
    ? undefined
    : Number(number) * milliseconds;
});

const LONGEST_LIMIT_MS = 600_000;
/** At most ten minutes. */
export const timeLimit = kind("a time above 0 and up to 10m, such as 5s", (value) => {
  const ms = v.safeParse(duration, value);
  return ms.success && ms.output > 0 && ms.output <= LONGEST_LIMIT_MS ? ms.output : undefined;
});

/** `20/10m`: events per time; `null` for `off`. */
export const rate = <T>(events: string, made: (most: number, seconds: number) => T) =>
  kind<T | null>(`a number of ${events} and a time, such as 20/10m, or off`, (value) => {
    if (value === "off") return null;
    const [, most, time = ""] = /^([1-9]\d{0,6})\/(.+)$/.exec(value) ?? [];
    const ms = v.safeParse(duration, time);
    return most !== undefined && ms.success && ms.output >= 1000
      ? made(Number(most), ms.output / 1000)
      : undefined;
  });

export const clamdUrl = kind("tcp://host:port or unix:///path of clamd's socket", (value) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url &&
    isPlain(url) &&
    ((url.protocol === "tcp:" && url.hostname !== "") ||
      (url.protocol === "unix:" && url.pathname.length > 1))
    ? value
    : undefined;
});

export const oneOf = <const T extends string>(...values: readonly T[]) =>
  kind(`one of ${values.join(", ")}`, (value) => values.find((known) => known === value));

/** Proxies whose `X-Forwarded-For` is used. */
export const trustedProxies = kind<TrustedProxies>(
  "none, the number of proxies in front, or their addresses (10.0.0.0/8, ::1) separated by commas",
  (value) => {
    if (value === "none") return { hops: 0 };
    if (/^\d$/.test(value)) return { hops: Number(value) };
    const list = new BlockList();
    return value.split(",").every((part) => addTo(list, part.trim())) ? { list } : undefined;
  },
);

/** `none`, or the number of proxies. */
export const proxyCount = kind(
  "the number of proxies in front (1 for one nginx), or none if there is none",
  (value) => (value === "none" ? 0 : /^\d$/.test(value) ? Number(value) : undefined),
);

function addTo(list: BlockList, range: string): boolean {
  const [address = "", bits, more] = range.split("/");
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  const longest = family === "ipv6" ? 128 : 32;
  if (
    !isIP(address) ||
    more !== undefined ||
    (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  )
    return false;
  list.addSubnet(address, bits === undefined ? longest : Number(bits), family);
  return true;
}
