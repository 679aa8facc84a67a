/** A list for a site that knows an earlier state of it: the changed records, and the others' numbers. */
import {
  calls,
  KINDS,
  LANGUAGE_PARAMETER,
  tagsOf,
  type GetCallName,
  type Kind,
} from "@meridian/contract";
import type { CollectionSlug } from "payload";
import { publishedIds } from "#contract/published.ts";
import type { Reader } from "#records/reader.ts";

/** Names of the content's states (`publishing/purge/change-states.ts`). */
export interface ChangeStates {
  /** All changes up to it can be read; `undefined` while one is being written. */
  current(): Promise<string | undefined>;
  /** Tags of the changes after a state; `undefined` if they are unknown, or concern everything. */
  tagsSince(state: string): Promise<readonly string[] | undefined>;
}

/** More changed records than this are read as the whole list. */
const MOST = 50;

/** The kind whose changes name their record. */
export const listedKind = (call: GetCallName): Kind | undefined =>
  KINDS.find((kind: Kind) => kind.listedBy === call && kind.foundBy && kind.global === undefined);

/** `find` is the kind's call of single records. `undefined`: only the whole list will do. */
export async function changedList(
  call: GetCallName,
  reader: Reader,
  tags: readonly string[],
  find: (params: Record<string, string>) => Promise<readonly object[]>,
): Promise<(object | number)[] | undefined> {
  const kind = listedKind(call);
  const names = kind && changedNames(kind.foundBy as GetCallName, reader.language, tags);
  if (!names || names.length > MOST) return undefined;
  const ids = await publishedIds(reader, kind.collection as CollectionSlug);
  if (!ids) return undefined;
  const changed = new Map<unknown, object>();
  for (const params of names)
    for (const record of await find(params)) changed.set(Object.values(record)[0], record);
  return ids.map((id) => changed.get(id) ?? id);
}

/** The parameters of the records that tags such as `blog:{slug}@de` name. */
function changedNames(
  call: GetCallName,
  language: string | undefined,
  tags: readonly string[],
): Record<string, string>[] | undefined {
  const [, parameter] = /\{(\w+)\}/.exec(calls[call].tags[0] ?? "") ?? [];
  if (parameter === undefined) return undefined;
  const params = { [parameter]: "{}", ...(language && { [LANGUAGE_PARAMETER]: language }) };
  const [start = "", end = ""] = tagsOf(call, params)[0]?.split("{}") ?? [];
  return [...new Set(tags)].flatMap((tag) => {
    const name = tag.slice(start.length, tag.length - end.length);
    // A tag of another language ends with `@` and the language.
    const isNamed = tag.startsWith(start) && tag.endsWith(end) && !name.includes("@");
    return isNamed ? [{ [parameter]: name }] : [];
  });
}
