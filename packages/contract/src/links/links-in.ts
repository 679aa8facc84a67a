import { decode, encode } from "html-entities";

/** `undefined`: unchanged. */
export type RewriteLink = (address: string) => string | undefined;

const HREF = /(<a\b[^<>]*?\bhref\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;
const ANCHOR =
  /<a\b[^<>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))[^<>]*>([\s\S]*?)<\/a\s*>/gi;
const ADDRESS = /^\s*(?:https?:\/\/|\/)[^\s<>]*\s*$/i;

const isImage = (value: object): boolean => "src" in value && "sizes" in value && "alt" in value;
/** A record's own address. Career page and road map have a list, not a name. */
const isPermalink = (key: string, record: object): boolean =>
  (key === "link" || key === "path") &&
  ["slug", "post_name", "list"].some((name) => name in record);

function rewriteText(text: string, rewrite: RewriteLink): string {
  if (ADDRESS.test(text)) return rewrite(text) ?? text;
  if (!/\bhref\b/i.test(text)) return text;
  return text.replace(
    HREF,
    (whole, before: string, double?: string, single?: string, bare?: string) => {
      const to = rewrite(decode(double ?? single ?? bare ?? ""));
      return to === undefined ? whole : `${before}"${encode(to)}"`;
    },
  );
}

/** Changes links in fields and HTML, not of pictures. Returns the same object if none changes. */
export function withLinks<T>(value: T, rewrite: RewriteLink): T {
  return changed(value, (text) => rewriteText(text, rewrite));
}

/** Empties matching fields and unlinks matches in HTML. Returns the same object without any. */
export function withoutLinks<T>(value: T, isSuch: (address: string) => boolean): T {
  return changed(value, (text) => {
    if (ADDRESS.test(text)) return isSuch(text.trim()) ? "" : text;
    if (!/\bhref\b/i.test(text)) return text;
    return text.replace(
      ANCHOR,
      (whole, double?: string, single?: string, bare?: string, inner?: string) =>
        isSuch(decode(double ?? single ?? bare ?? "").trim()) ? (inner ?? "") : whole,
    );
  });
}

/** Changes each text; the shape stays. */
const changed = <T>(value: T, change: (text: string) => string): T => walk(value, change) as T;

/** Whether the value has a matching link. */
export function hasLink(value: unknown, isSuch: (address: string) => boolean): boolean {
  let found = false;
  const look = (address: string): undefined => {
    found ||= isSuch(address);
  };
  walk(value, (text) => rewriteText(text, look));
  return found;
}

function walk(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (typeof value !== "object" || value === null || isImage(value)) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => walk(item, change));
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => [key, isPermalink(key, value) ? item : walk(item, change), item] as const,
  );
  return entries.every(([, now, before]) => now === before)
    ? value
    : Object.fromEntries(entries.map(([key, item]) => [key, item]));
}
