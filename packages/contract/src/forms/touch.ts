/** OWN-142: where a visit came from, in the same three values for the inbox and the counts. */

export interface Touch {
  /** A name in small letters: `google`, a campaign's `utm_source`, a site's host, or one of `SOURCE_NAMES`. */
  source: string;
  medium: string;
  /** Empty without a campaign. */
  campaign: string;
}

export interface Touches {
  first: Touch;
  /** The same as the first, unless another campaign followed. */
  last: Touch;
  /** Path of the visit's first page; empty if it is unknown. */
  landingPage: string;
}

/** Neither a campaign nor a linking page, or a browser that states none. */
export const DIRECT = "direct";
/** A campaign that names no source. */
export const UNNAMED = "unnamed";
/** Of candidates that a colleague added. */
export const BY_HAND = "by hand";
/** In counts: what is beyond their number of different sources. */
export const OTHER = "other";

/** Stated by the site only; an address with one of them names no source. */
const RESERVED: ReadonlySet<string> = new Set([DIRECT, UNNAMED, BY_HAND, OTHER]);

/** Characters of each value. */
export const LONGEST_VALUE = 100;

/**
 * Ends of hosts, the first that fits; after a dot at its end follows a country's or another ending.
 * Of search engines only `SEARCH_HOST`: `docs.google.com` is a site like any other.
 */
const HOSTS: readonly (readonly [part: string, source: string, medium: string])[] = [
  ["gemini.google.", "gemini", "assistant"],
  ["chatgpt.", "chatgpt", "assistant"],
  ["chat.openai.", "chatgpt", "assistant"],
  ["copilot.microsoft.", "copilot", "assistant"],
  ["perplexity.", "perplexity", "assistant"],
  ["claude.ai", "claude", "assistant"],
  ["mail.google.", "gmail", "email"],
  ["mail.yahoo.", "yahoo", "email"],
  ["mail.yandex.", "yandex", "email"],
  // Apps, whose linking page is `android-app://…`.
  ["com.google.android.gm", "gmail", "email"],
  ["com.google.android.googlequicksearchbox", "google", "search"],
  ["com.linkedin.android", "linkedin", "social"],
  ["google.", "google", "search"],
  ["bing.", "bing", "search"],
  ["duckduckgo.", "duckduckgo", "search"],
  ["ecosia.", "ecosia", "search"],
  ["qwant.", "qwant", "search"],
  ["baidu.", "baidu", "search"],
  ["yandex.", "yandex", "search"],
  ["ya.ru", "yandex", "search"],
  ["yahoo.", "yahoo", "search"],
  ["search.brave.", "brave", "search"],
  ["linkedin.", "linkedin", "social"],
  ["lnkd.in", "linkedin", "social"],
  ["facebook.", "facebook", "social"],
  ["instagram.", "instagram", "social"],
  ["twitter.", "x", "social"],
  ["x.com", "x", "social"],
  ["t.co", "x", "social"],
  ["youtube.", "youtube", "social"],
  ["reddit.", "reddit", "social"],
  ["xing.", "xing", "social"],
  ["t.me", "telegram", "social"],
  ["github.", "github", "referral"],
];

const WORDS: Readonly<Record<string, string>> = {
  [DIRECT]: "Direct",
  [UNNAMED]: "A campaign without a source",
  [BY_HAND]: "Added by hand",
  [OTHER]: "Other sources",
  google: "Google",
  bing: "Bing",
  duckduckgo: "DuckDuckGo",
  ecosia: "Ecosia",
  qwant: "Qwant",
  baidu: "Baidu",
  yandex: "Yandex",
  yahoo: "Yahoo",
  brave: "Brave",
  gmail: "Gmail",
  linkedin: "LinkedIn",
  facebook: "Facebook",
  instagram: "Instagram",
  x: "X",
  youtube: "YouTube",
  reddit: "Reddit",
  xing: "XING",
  telegram: "Telegram",
  github: "GitHub",
  chatgpt: "ChatGPT",
  copilot: "Copilot",
  gemini: "Gemini",
  perplexity: "Perplexity",
  claude: "Claude",
};

/** For a reader: `LinkedIn` of `linkedin`; other sources as they are. */
export const sourceName = (source: string): string =>
  Object.hasOwn(WORDS, source) ? (WORDS[source] ?? source) : source;

const LONE_SURROGATES = /\p{Cs}/gu;

/** One line without characters that show nothing or turn the text around. */
const tidy = (text: string | undefined): string =>
  (text ?? "")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_VALUE)
    .replace(LONE_SURROGATES, "")
    .trim();
const small = (text: string | undefined): string => tidy(tidy(text).toLowerCase());

/** The host of a linking page's address, or of the host alone. */
function hostOf(referrer: string | undefined): string {
  const address = tidy(referrer);
  if (address === "") return "";
  const whole = address.includes("://") ? address : `https://${address}`;
  // Cut off in a long path an address is still one.
  return URL.canParse(whole) ? small(new URL(whole).hostname.replace(/^www\./, "")) : "";
}

function ofHost(host: string): Pick<Touch, "source" | "medium"> {
  if (host === "") return { source: DIRECT, medium: "" };
  if (RESERVED.has(host)) return { source: UNNAMED, medium: "referral" };
  const known = HOSTS.find(([part, , medium]) =>
    isOf(host, part, medium === "search" ? SEARCH_HOST : ANY_HOST),
  );
  return known ? { source: known[1], medium: known[2] } : { source: host, medium: "referral" };
}

const ENDING = /^[a-z]{2,4}(?:\.[a-z]{2})?$/;
/** What precedes the part of `HOSTS`. */
const ANY_HOST = /^/;
const SEARCH_HOST = /^(?:(?:cn|html|lite|m)\.|(?:[a-z]+\.)?(?:images|search)\.)?$/;

function isOf(host: string, part: string, before: RegExp): boolean {
  const whole = `.${host}`;
  const at = whole.lastIndexOf(`.${part}`);
  const ending = whole.slice(at + 1 + part.length);
  return (
    at >= 0 &&
    before.test(whole.slice(1, at + 1)) &&
    (part.endsWith(".") ? ENDING.test(ending) : ending === "")
  );
}

type Values = Readonly<Record<string, string | undefined>>;

/**
 * Source and medium in small letters, so that `Google` and `google` are one; the campaign as
 * written. Untrusted text: one line of `LONGEST_VALUE` characters each.
 */
export function touchOf(values: Values): Touch {
  const [source, medium] = [small(values.utm_source), small(values.utm_medium)];
  const campaign = tidy(values.utm_campaign);
  const linked = ofHost(hostOf(values.referrer));
  if (source !== "") return { source: RESERVED.has(source) ? UNNAMED : source, medium, campaign };
  const isCampaign = medium !== "" || campaign !== "";
  if (!isCampaign) return { ...linked, campaign };
  return {
    source: linked.source === DIRECT ? UNNAMED : linked.source,
    medium: medium || linked.medium,
    campaign,
  };
}

const LAST = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

/** Of a message's fields as a host gets them (`_utm_source`). */
export function touchesOf(fields: Values): Touches {
  const { _added_by: addedBy, _landing_page: landingPage } = fields;
  const first = addedBy
    ? { source: BY_HAND, medium: "", campaign: "" }
    : touchOf(withoutUnderscore(fields, ""));
  const isChanged = LAST.some((name) => (fields[`_last_${name}`] ?? "") !== "");
  return {
    first,
    last: isChanged ? touchOf(withoutUnderscore(fields, "last_")) : first,
    landingPage: pathIn(landingPage),
  };
}

/** Of a later campaign the linking page is not stored. */
const withoutUnderscore = (
  { _referrer: referrer, ...fields }: Values,
  kind: "" | "last_",
): Values => ({
  ...Object.fromEntries(LAST.map((name) => [name, fields[`_${kind}${name}`]])),
  ...(kind === "" && { referrer }),
});

/** A path without query and fragment, which may contain a name. */
function pathIn(address: string | undefined): string {
  const path = (address ?? "").split(/[?#]/, 1)[0] ?? "";
  // oxlint-disable-next-line no-control-regex -- no path has control characters
  return /^\/(?!\/)[^\s\\\u0000-\u001f]*$/.test(path) ? path.slice(0, 300) : "";
}

/** `Google, search, campaign spring`, in English. */
export const touchInWords = ({ source, medium, campaign }: Touch): string =>
  [
    sourceName(source),
    ...(medium ? [medium] : []),
    ...(campaign ? [`campaign ${campaign}`] : []),
  ].join(", ");
