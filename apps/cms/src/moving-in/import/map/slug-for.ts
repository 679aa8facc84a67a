import type { Kind } from "@meridian/contract";
import { recordName, type NamedRecord } from "@meridian/contract/record-name";
import { asSlug } from "#records/fields/slug-rule.ts";

/** The slug at the host without the prefix of its address. */
export function slugFor({ page }: Kind, record: NamedRecord): string {
  const name = recordName(record);
  const [, beginning = ""] = /([^/]*)\{name\}$/.exec(page?.at ?? "") ?? [];
  return asSlug(name.startsWith(beginning) ? name.slice(beginning.length) : name);
}
