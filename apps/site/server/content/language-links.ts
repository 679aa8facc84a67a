import { linkIn, prefixFor, withLinks } from "@meridian/contract";

const made = new WeakMap<object, { by: string; reply: unknown }>();

/**
 * Links of a reply to pages of the site lead to those of the reply's language. The same object if
 * nothing changes, and for the same reply. `all`: prefixes of all languages but the first.
 */
export function withLinksIn(language: string, reply: unknown, all: readonly string[]): unknown {
  if (typeof reply !== "object" || reply === null) return reply;
  const by = [language, ...all].join(" ");
  const known = made.get(reply);
  if (known?.by === by) return known.reply;
  const place = { prefix: prefixFor(language), all };
  const changed = withLinks(reply, (address) => linkIn(place, address));
  made.set(reply, { by, reply: changed });
  return changed;
}
