/** The demo content as another host's calls return it, with pictures by id. */
import {
  calls,
  readReply,
  singlePath,
  type GetCallName,
  type Kind,
  type Reply,
} from "@meridian/contract";
import { shapeOf } from "@meridian/contract/shape";
import type { DemoContent } from "@meridian/demo";
import type * as v from "valibot";
import { contentOfKinds, type HostContent } from "#moving-in/import/content.ts";

/** Anything that the reader would repair is a mistake in the demo's file. */
export function read<N extends GetCallName>(call: N, json: unknown): NonNullable<Reply<N>> {
  // TypeScript cannot infer that a row's schema gives its reply.
  const result = readReply(calls[call].reply as v.GenericSchema<unknown, Reply<N>>, json);
  if (!result.ok || result.breaches.length > 0 || !result.value)
    throw new Error(
      `the demo content breaks the contract in ${call}: ${JSON.stringify(result.breaches)}`,
    );
  return result.value;
}

const each = <N extends GetCallName>(
  call: N,
  records: readonly unknown[],
): NonNullable<Reply<N>>[] => records.map((record) => read(call, [record]));

/** Each record is read by the call with all of its fields. */
function recordsIn(kind: Kind, demo: DemoContent): unknown {
  const { global, listedBy, foundBy, isListedInPart, calls: own, demo: file } = kind;
  // A language may lack records.
  const records = [demo[file as keyof DemoContent]]
    .flat()
    .filter((record: object | null | undefined) => record !== null && record !== undefined);
  if (records.length === 0) return global === undefined ? [] : null;
  const path = singlePath(kind.page ?? {})?.slice(1);
  const isList = listedBy !== undefined && !isListedInPart && !own[listedBy]?.extension;
  if (global === undefined && !isList && foundBy) return each(foundBy as GetCallName, records);
  const record = records.find((one) => records.length === 1 || slugOf(one) === path);
  // A list is read as a whole: its posts' dates explain each other.
  const shape = shapeOf(calls[listedBy as GetCallName].reply);
  const json = shape?.kind === "one" ? record : shape?.kind === "first" ? [record] : records;
  const found = read(listedBy as GetCallName, json);
  return global === undefined && shape?.kind === "first" ? [found] : found;
}

const slugOf = (record: object): unknown => ("slug" in record ? record.slug : undefined);

export const readDemo = (demo: DemoContent): HostContent => ({
  ...contentOfKinds((kind) => recordsIn(kind, demo)),
  vacancyCategories: read("vacancyCategories", demo.vacancyCategories),
  seo: demo.seo.map(({ path, ...seo }) => ({ path, ...read("seo", seo) })),
  redirects: read("redirects", demo.redirects),
  options: demo.options && read("options", demo.options),
  // From the demo's own `site-settings.json`.
  settings: demo.siteSettings && read("settings", demo.siteSettings),
});
