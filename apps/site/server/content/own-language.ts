/** Records that a host sends in place of a missing translation: WPML and Polylang can do so. */
import type { Translated } from "@meridian/contract";
import { plainName } from "@meridian/contract/record-name";

const nameOf = (name: string): string => plainName(name).replace(/^\/+/, "");

type Named = Translated & { slug?: unknown; post_name?: unknown; path?: unknown };

/**
 * Whether a record belongs to another language: its own name is that of another language in its
 * links, and not this one's. Without links it is taken as it is.
 */
function isForeign(record: unknown, language: string): boolean {
  if (typeof record !== "object" || record === null) return false;
  const { translations, slug, post_name, path }: Named = record;
  const own = [slug, post_name, path].find((name) => typeof name === "string");
  if (!translations || own === undefined) return false;
  const isOwn = (name: string): boolean => nameOf(name) === nameOf(own);
  const { [language]: here, ...others } = translations;
  return (here === undefined || !isOwn(here)) && Object.values(others).some(isOwn);
}

/** The reply without such records; `null` if it is one. `onForeign`: called with their number. */
export function inOwnLanguage(
  reply: unknown,
  language: string | undefined,
  onForeign: (count: number) => void,
): unknown {
  if (language === undefined) return reply;
  if (!Array.isArray(reply)) {
    if (!isForeign(reply, language)) return reply;
    onForeign(1);
    return null;
  }
  const own = reply.filter((record) => !isForeign(record, language));
  if (own.length === reply.length) return reply;
  onForeign(reply.length - own.length);
  return own;
}
