import type { Kind } from "@meridian/contract";
import { recordName, type NamedRecord } from "@meridian/contract/record-name";
import { asSlug } from "#records/fields/slug-rule.ts";

/** The slug at the host without the prefix of its address. */
export function slugFor({ page }: Kind, record: NamedRecord): string {
  const name = recordName(record);
  const [, beginning = ""] = /([^/]*)\{name\}$/.exec(page?.at ?? "") ?? [];
  return withoutEmoji(asSlug(name.startsWith(beginning) ? name.slice(beginning.length) : name));
}

/** Emoji, with what joins and varies them: WordPress allows them in slugs, addresses here do not. */
const EMOJI = /(?:\p{So}|\p{Sk}|\p{Regional_Indicator}|\u200d|\u20e3|\ufe0e|\ufe0f)+/gu;

/** Without letters the slug is the emoji's numbers, so that each has its own. */
function withoutEmoji(slug: string): string {
  if (slug.search(EMOJI) < 0) return slug;
  const letters = slug.replace(EMOJI, "-").replace(/-{2,}/g, "-").replace(/^-|-$/g, "");
  return letters || [...slug].flatMap((sign) => sign.codePointAt(0)?.toString(16) ?? []).join("-");
}
