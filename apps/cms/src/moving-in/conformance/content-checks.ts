import { decode } from "html-entities";
import type { Answer } from "#moving-in/conformance/answer.ts";
import { createProbe, type Probe } from "#moving-in/conformance/probe.ts";
import type { HttpClientOptions } from "#moving-in/conformance/http-client.ts";
import { ONE_CALLS, type OneCall } from "#moving-in/conformance/paths.ts";
import {
  hasLink,
  LISTING_CALLS,
  permalinksOf,
  type Permalinks,
  isImage,
  OWN_PATHS,
} from "@meridian/contract";
import { decoded } from "@meridian/contract/record-name";
import { isRecord } from "@meridian/contract/wordpress/wordpress";

export interface Warning {
  topic: "pictures" | "links" | "canonicals" | "languages";
  note: string;
}

/** Most addresses requested of each kind. */
const MOST = 24;

type Named = Map<string, string>;

/**
 * Checks whether pictures load, and where links and canonical addresses lead. Each warning states
 * what to do. Never throws for a host's failure.
 */
export async function checkContent(
  answers: readonly Answer[],
  client: HttpClientOptions,
): Promise<Warning[]> {
  const probe = createProbe(client);
  const site = siteOf(answers, client.host);
  return [
    ...(await lookAtPictures(answers, client.host, probe)),
    ...(await lookAtLinks(answers, site, probe)),
    ...lookAtCanonicals(answers, site),
  ];
}

const some = <T>(all: readonly T[]): T[] =>
  all.filter((_, at) => all.length <= MOST || at % Math.ceil(all.length / MOST) === 0);

async function lookAtPictures(
  answers: readonly Answer[],
  host: string,
  probe: Probe,
): Promise<Warning[]> {
  const requested = some([...picturesIn(answers, host)]);
  const looks = await Promise.all(
    requested.map(async ([src, call]) => ({ src, call, ...(await probe(src)) })),
  );
  const lost = looks.filter(
    ({ problem, type }) => problem !== undefined || !/^(?:image|video)\/|octet-stream/.test(type),
  );
  const [first] = lost;
  return first
    ? [
        {
          topic: "pictures",
          note: `${lost.length} of ${requested.length} requested pictures do not load: ${first.src} (in ${first.call}) ${first.problem ?? `is ${first.type || "without a type"}, not a picture`}. Upload them again in the host's library, or remove them from their records; the site and the import omit them`,
        },
      ]
    : [];
}

const IMG = /<img\b[^<>]*?\bsrc\s*=\s*["']([^"']+)["']/gi;

/** Addresses of pictures with a call that contains each. */
function picturesIn(answers: readonly Answer[], host: string): Named {
  const found: Named = new Map();
  const add = (src: string, call: string): void => {
    const address = URL.canParse(src, `${host}/`) ? new URL(src, `${host}/`).href : src;
    if (/^https?:/.test(address) && !found.has(address)) found.set(address, call);
  };
  const walk = (value: unknown, call: string): void => {
    if (typeof value === "string")
      for (const [, src = ""] of value.matchAll(IMG)) add(decode(src), call);
    if (typeof value !== "object" || value === null) return;
    if (isImage(value)) add(value.src, call);
    else for (const inner of Object.values(value)) walk(inner, call);
  };
  for (const { call, value } of answers) walk(value, call);
  return found;
}

interface Site {
  host: URL;
  base: string;
  permalinks: Permalinks;
  paths: ReadonlySet<string>;
}

function siteOf(answers: readonly Answer[], host: string): Site {
  const replies = Object.fromEntries(
    LISTING_CALLS.map((call) => [call, answers.find((answer) => answer.call === call)?.value]),
  );
  const namesOf = ({ call, listedBy }: OneCall): string[] => {
    const list = answers.find((answer) => answer.call === listedBy)?.value;
    if (listedBy)
      return Array.isArray(list)
        ? list.filter(isRecord).map(({ slug, post_name }) => String(slug ?? post_name))
        : [];
    return answers
      .filter((answer) => answer.call === call && answer.value !== null)
      .map(({ params }) => String(Object.values(params)[0]));
  };
  const paths = [
    ...OWN_PATHS.map((path) => `/${path}`),
    ...ONE_CALLS.flatMap((one) => namesOf(one).map((name) => one.prefix + name)),
  ];
  return {
    host: new URL(host),
    base: new URL(host).pathname.replace(/\/+$/, ""),
    permalinks: permalinksOf(replies),
    paths: new Set(paths.map(spelled)),
  };
}

const spelled = (path: string): string =>
  decoded(path).normalize("NFC").toLowerCase().replace(/\/+$/, "") || "/";
const pathOf = ({ pathname }: URL, { base }: Site): string =>
  spelled(base !== "" && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname);

const FILE =
  /^\/wp-(?:content|includes|admin|json)\/|^\/(?:api|media)\/|\.(?!html?$)[a-z\d]{2,5}$/i;
/** Below some prefixes the site serves records only. */
const isOfRecord = (path: string): boolean =>
  ONE_CALLS.some(
    ({ prefix }) => prefix.endsWith("/") && path.startsWith(prefix) && path !== prefix,
  );

const isThere = (url: URL, site: Site): boolean =>
  site.permalinks.find(url) !== undefined || site.paths.has(pathOf(url, site));

/** Addresses that the site does not serve, with a call that contains each. */
function linksIn(answers: readonly Answer[], site: Site): { all: number; other: [URL, string][] } {
  const seen = new Set<string>();
  const other: [URL, string][] = [];
  for (const { call, value } of answers)
    hasLink(value, (address) => {
      if (call === "seo" || call === "redirects" || !URL.canParse(address, site.host)) return false;
      const url = new URL(address, site.host);
      if (url.origin !== site.host.origin || FILE.test(url.pathname) || seen.has(url.pathname))
        return false;
      seen.add(url.pathname);
      if (!isThere(url, site)) other.push([url, call]);
      return false;
    });
  return { all: seen.size, other };
}

async function lookAtLinks(
  answers: readonly Answer[],
  site: Site,
  probe: Probe,
): Promise<Warning[]> {
  const { all, other } = linksIn(answers, site);
  const looks = await Promise.all(
    some(other).map(async ([url, call]) => ({
      where: `${url.pathname} (in ${call})`,
      isNowhere: isOfRecord(pathOf(url, site)) || (await probe(url.href)).problem !== undefined,
    })),
  );
  const nowhere = looks.filter(({ isNowhere }) => isNowhere);
  const elsewhere = looks.filter(({ isNowhere }) => !isNowhere);
  return [
    ...(nowhere[0]
      ? [
          `${nowhere.length} of ${all} links to the host's own pages lead nowhere: ${nowhere[0].where}. Correct them in the records, or create a redirect`,
        ]
      : []),
    ...(elsewhere[0]
      ? [
          `${elsewhere.length} of ${all} links lead to pages that only the host has: ${elsewhere[0].where}. The site returns 404 there; change the links, or create a redirect to a page of the site`,
        ]
      : []),
  ].map((note) => ({ topic: "links", note }));
}

function lookAtCanonicals(answers: readonly Answer[], site: Site): Warning[] {
  const given = answers.flatMap(({ call, params, value }) =>
    call === "seo" &&
    isRecord(value) &&
    typeof value.canonical === "string" &&
    URL.canParse(value.canonical, site.host)
      ? [{ page: `/${params.path ?? ""}`, url: new URL(value.canonical, site.host) }]
      : [],
  );
  const wrong = given.filter(({ url }) => url.origin === site.host.origin && !isThere(url, site));
  const foreign = given.filter(({ url }) => url.origin !== site.host.origin);
  const [first] = wrong;
  const [other] = foreign;
  return [
    ...(first
      ? [
          `${wrong.length} of ${given.length} canonical addresses name a page that does not exist: ${first.page} names ${first.url.href}. Clear the field in the host's SEO plugin; the page's own address is then the canonical one`,
        ]
      : []),
    ...(other
      ? [
          `${foreign.length} of ${given.length} canonical addresses name another site's page: ${other.page} names ${other.url.href}. Search engines will not list these pages; clear the field unless this is intended`,
        ]
      : []),
  ].map((note) => ({ topic: "canonicals", note }));
}
