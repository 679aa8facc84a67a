import { LANGUAGE_PARAMETER, type GetCallName } from "@meridian/contract";
import type { Answer } from "#moving-in/conformance/answer.ts";
import {
  careerPostsIn,
  coreLinks,
  postedDays,
  type CoreLinks,
} from "#moving-in/conformance/core-posts.ts";
import type { Wanted } from "#moving-in/conformance/make-call.ts";
import { rescaledIn } from "#moving-in/conformance/rescaled.ts";
import {
  detailsOf,
  pathsOf,
  PLAIN_CALLS,
  type Depth,
} from "#moving-in/conformance/wanted-calls.ts";

export interface Host {
  depth: Depth;
  make(wanted: Wanted): Promise<{ answer: Answer; json?: unknown }>;
  /** A list of WordPress core, whole; `undefined` without one. */
  list(kind: string, language: string | undefined): Promise<unknown>;
  /** Announces this many calls. */
  expect(calls: number): void;
}

export interface SurveyOptions {
  /** `undefined`: the host's first. */
  language?: string;
  /** Calls to begin with, until one is answered. */
  probes: readonly GetCallName[];
  /** Whether the rest is worth requesting. */
  isWorthwhile(probed: readonly Answer[]): boolean;
  /** Names of records that neither a list nor a link has, by call. */
  named: ReadonlyMap<GetCallName, readonly string[]>;
}

export interface Survey {
  answers: Answer[];
  /** Day (`YYYY-MM-DD`) by slug, by WordPress core, in the host's time zone. */
  posted: Record<string, string>;
  /** Permalinks that the contract's records may lack. */
  links: CoreLinks;
  /** The picture's address by the address of each rescaled copy; only for `whole`. */
  rescaled: Record<string, string>;
}

/** Makes every call in one language. */
export async function survey(
  { depth, make, list, expect }: Host,
  { language, probes, isWorthwhile, named }: SurveyOptions,
): Promise<Survey> {
  const answers: Answer[] = [];
  const replies: unknown[] = [];
  const more: Record<string, string> =
    language === undefined ? {} : { [LANGUAGE_PARAMETER]: language };
  const put = async (wanted: readonly Wanted[]): Promise<void> => {
    await Promise.all(
      wanted.map(async ({ call, params }) => {
        // The record's name stays the first parameter.
        const { answer, json } = await make({ call, params: { ...params, ...more } });
        replies.push(json);
        answers.push(answer);
      }),
    );
  };
  expect(PLAIN_CALLS.length);
  for (const call of probes) {
    await put([{ call, params: {} }]);
    if (answers.at(-1)?.verdict !== "unanswered") break;
  }
  if (!isWorthwhile(answers))
    return { answers, posted: {}, links: coreLinks(undefined, undefined), rescaled: {} };
  const probed = new Set(answers.map(({ call }) => call));
  await put(PLAIN_CALLS.filter((call) => !probed.has(call)).map((call) => ({ call, params: {} })));
  const [posts, pages, library] = await Promise.all(
    ["posts", "pages", ...(depth === "whole" && language === undefined ? ["media"] : [])].map(
      (kind) => list(kind, language),
    ),
  );
  const details = detailsOf(answers, [...replies, posts, pages], {
    depth,
    named: new Map([
      ...named,
      ["careerPost", [...(named.get("careerPost") ?? []), ...careerPostsIn(posts)]],
    ]),
  });
  expect(details.length);
  await put(details);
  const paths = pathsOf(answers, depth);
  expect(paths.length);
  await put(paths.map((path) => ({ call: "seo", params: { path } })));
  return {
    answers,
    posted: postedDays(posts),
    links: coreLinks(posts, pages),
    rescaled: rescaledIn(library),
  };
}
