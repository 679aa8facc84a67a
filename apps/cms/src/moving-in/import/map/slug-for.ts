import type { Kind } from "@meridian/contract";
import { asSlug } from "#records/fields/slug-rule.ts";

/** The slug at the host without the prefix of its address. */
export function slugFor(
  { page }: Kind,
  { slug, post_name: name = slug ?? "" }: { slug?: string; post_name?: string },
): string {
  const [, beginning = ""] = /([^/]*)\{name\}$/.exec(page?.at ?? "") ?? [];
  return asSlug(name.startsWith(beginning) ? name.slice(beginning.length) : name);
}
