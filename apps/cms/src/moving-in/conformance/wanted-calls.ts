import {
  type Call,
  CALL_NAMES,
  calls,
  isGetCall,
  type GetCallName,
  OWN_PATHS,
} from "@meridian/contract";
import type { Answer } from "#moving-in/conformance/answer.ts";
import type { Wanted } from "#moving-in/conformance/make-call.ts";
import { linkedIn, ONE_CALLS } from "#moving-in/conformance/paths.ts";
import { decoded } from "@meridian/contract/record-name";
import { isRecord } from "@meridian/contract/wordpress/wordpress";

/** `sample`: three records of each list; `whole`: everything, for an import. */
export type Depth = "sample" | "whole";

const SAMPLE = 3;
const hasParameter = ({ path, query = {} }: Call): boolean =>
  [path, ...Object.values(query)].some((part) => part.includes("{"));
/** Calls without parameters. */
export const PLAIN_CALLS: readonly GetCallName[] = CALL_NAMES.filter(isGetCall).filter(
  (name) => !hasParameter(calls[name]),
);

function listed(answers: readonly Answer[], call: GetCallName): string[] {
  const list = answers.find((answer) => answer.call === call)?.value;
  return Array.isArray(list)
    ? list.filter(isRecord).map(({ slug, post_name }) => decoded(String(slug ?? post_name)))
    : [];
}

/** The calls for single records, by the lists and by links. `named`: more names by call. */
export function detailsOf(
  answers: readonly Answer[],
  replies: unknown[],
  { depth, named }: { depth: Depth; named: ReadonlyMap<GetCallName, readonly string[]> },
): Wanted[] {
  const linked = linkedIn(replies);
  for (const [call, names] of named)
    linked.set(call, new Set([...names, ...(linked.get(call) ?? [])]));
  return ONE_CALLS.flatMap(({ call, parameter, listedBy, isListedInPart }) => {
    const names = listedBy ? listed(answers, listedBy) : [...(linked.get(call) ?? [])];
    const isWhole = listedBy === undefined || (depth === "whole" && isListedInPart);
    return (isWhole ? names : names.slice(0, SAMPLE)).map((name) => ({
      call,
      params: { [parameter]: name },
    }));
  });
}

/** Paths with search texts. */
export function pathsOf(answers: readonly Answer[], depth: Depth): string[] {
  const some = (names: string[]) => (depth === "whole" ? names : names.slice(0, SAMPLE));
  const found = (call: GetCallName): string[] =>
    answers
      .filter((answer) => answer.call === call && answer.value !== null)
      .map(({ params }) => String(Object.values(params)[0]));
  const series = ONE_CALLS.flatMap(({ call, prefix, listedBy }) =>
    (listedBy ? some(listed(answers, listedBy)) : found(call)).map(
      (name) => prefix.slice(1) + name,
    ),
  );
  const articles = some(listed(answers, "article")).map((name) => `article/${name}`);
  return [...new Set([...OWN_PATHS, ...series, ...articles])];
}
