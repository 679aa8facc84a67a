import type * as v from "valibot";
import type { Call } from "#call.ts";
import { addressOf, CALL_NAMES, calls, isGetCall, type GetCallName } from "#calls.ts";
import { CallError } from "#client/call-error.ts";
import { createCategories } from "#client/category.ts";
import { article } from "#kinds/article.ts";
import type { Answer } from "#conformance/answer.ts";
import { readFormRules, type FormAnswer, type FormPlaces } from "#conformance/read-form-rules.ts";
import { quirksOf } from "#conformance/quirks.ts";
import { requestHomePage } from "#client/home-page.ts";
import { settleImages } from "#client/media.ts";
import { createMediaLibrary, type MediaLibrary } from "#client/media-library.ts";
import { readReply } from "#wordpress/read.ts";
import { many } from "#replies.ts";
import { wholeListRequests } from "#conformance/whole-list-requests.ts";
import { restAddress } from "#rest-root.ts";
import { decoded } from "#links/record-name.ts";
import { createHttpClient, type HttpClientOptions } from "#conformance/http-client.ts";
import { linkedIn, ONE_CALLS, OWN_PATHS } from "#conformance/paths.ts";
import { checkContent, type Warning } from "#conformance/content-checks.ts";
import { otherRecord } from "#conformance/other-record.ts";
import { careerPostsIn, coreLinks, postedDays, type CoreLinks } from "#conformance/core-posts.ts";
import { rescaledIn } from "#conformance/rescaled.ts";
import { isRecord } from "#wordpress/wordpress.ts";

export type { Answer, Verdict } from "#conformance/answer.ts";

export interface ConformanceOptions extends HttpClientOptions {
  /** `sample`: three records of each list; `whole`: everything, for an import. */
  depth: "sample" | "whole";
  onAnswer?: (answer: Answer, progress: { done: number; of: number }) => void;
  /** Numbers of career posts that neither the host nor a link names. */
  careerPosts?: readonly string[];
  /** Id or slug of the home page; default: page 1120. */
  homePage?: string | undefined;
  forms?: FormPlaces;
}

export interface Conformance {
  answers: Answer[];
  /** Day (`YYYY-MM-DD`) by slug, by WordPress core, in the host's time zone. */
  posted: Record<string, string>;
  /** Permalinks that the contract's records may lack. */
  links: CoreLinks;
  /** The picture's address by the address of each rescaled copy; only for `whole`. */
  rescaled: Record<string, string>;
  /** Problems with referenced pictures, links and excerpts; only for `sample`. */
  warnings: Warning[];
  forms: FormAnswer[];
  /** Why the survey stopped; `answers` then has only the attempts. */
  unreachable?: string;
}

type Wanted = Pick<Answer, "call" | "params">;
const SAMPLE = 3;
/** Each reply lists its losses. */
const SILENT = { warn: () => undefined };
/** Requested first: a host that serves neither is not a content host. */
const PROBES: GetCallName[] = ["options", "services"];
const hasParameter = ({ path, query = {} }: Call): boolean =>
  [path, ...Object.values(query)].some((part) => part.includes("{"));
const plain: Wanted[] = CALL_NAMES.filter(isGetCall)
  .filter((name) => !hasParameter(calls[name]))
  .map((call) => ({ call, params: {} }));

/** Makes every call on one host. Never throws for a host's failure. */
export async function checkConformance({
  depth,
  onAnswer,
  careerPosts = [],
  homePage,
  forms = {},
  ...client
}: ConformanceOptions): Promise<Conformance> {
  const host = client.host;
  const urlOf = (address: string): string => restAddress(host, address, client.restRoot);
  const requests = wholeListRequests(urlOf, createHttpClient({ ...client, host }));
  const media = createMediaLibrary({ requestJson: requests(() => undefined), log: SILENT });
  const answers: Answer[] = [];
  const replies: unknown[] = [];
  let of = plain.length;
  const put = async (wanted: Wanted[]): Promise<void> => {
    await Promise.all(
      wanted.map(async (question) => {
        const { answer, json } = await makeCall({ requests, media, host, homePage }, question);
        replies.push(json);
        answers.push(answer);
        onAnswer?.(answer, { done: answers.length, of });
      }),
    );
  };
  for (const probe of PROBES) {
    await put([{ call: probe, params: {} }]);
    if (answers.at(-1)?.verdict !== "unanswered") break;
  }
  if (answers.every(({ verdict }) => verdict === "unanswered"))
    return {
      answers,
      posted: {},
      links: coreLinks(undefined, undefined),
      rescaled: {},
      warnings: [],
      forms: [],
      unreachable: answers[0]?.problem ?? "nothing was requested",
    };
  const probed = new Set(answers.map(({ call }) => call));
  await put(plain.filter(({ call }) => !probed.has(call)));
  const extra = await Promise.all(
    ["posts", "pages", ...(depth === "whole" ? ["media"] : [])].map((kind) =>
      requests(() => undefined)(kind, `/api/wp/v2/${kind}?per_page=100`, true).catch(
        () => undefined,
      ),
    ),
  );
  const [posts, pages, library] = extra;
  const details = detailsOf(answers, [...replies, posts, pages], {
    depth,
    careerPosts: [...careerPosts, ...careerPostsIn(posts)],
  });
  of += details.length;
  await put(details);
  const paths = pathsOf(answers, depth);
  of += paths.length;
  await put(paths.map((path) => ({ call: "seo", params: { path } })));
  return {
    answers,
    posted: postedDays(posts),
    links: coreLinks(posts, pages),
    rescaled: rescaledIn(library),
    // An import needs no forms and checks the content itself.
    warnings: depth === "sample" ? await checkContent(answers, client) : [],
    forms: depth === "sample" ? await readFormRules(client, forms) : [],
  };
}

function listed(answers: readonly Answer[], call: GetCallName): string[] {
  const list = answers.find((answer) => answer.call === call)?.value;
  return Array.isArray(list)
    ? list.filter(isRecord).map(({ slug, post_name }) => decoded(String(slug ?? post_name)))
    : [];
}

function detailsOf(
  answers: readonly Answer[],
  replies: unknown[],
  { depth, careerPosts }: { depth: ConformanceOptions["depth"]; careerPosts: readonly string[] },
): Wanted[] {
  const linked = linkedIn(replies);
  linked.set("careerPost", new Set([...careerPosts, ...(linked.get("careerPost") ?? [])]));
  return ONE_CALLS.flatMap(({ call, parameter, listedBy, isListedInPart }) => {
    const names = listedBy ? listed(answers, listedBy) : [...(linked.get(call) ?? [])];
    const isWhole = listedBy === undefined || (depth === "whole" && isListedInPart);
    return (isWhole ? names : names.slice(0, SAMPLE)).map((name) => ({
      call,
      params: { [parameter]: name },
    }));
  });
}

function pathsOf(answers: readonly Answer[], depth: ConformanceOptions["depth"]): string[] {
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

/** Reads all articles: an import needs more than the first one, which the site shows. */
const reading = (
  call: GetCallName,
  params: Record<string, string>,
): { address: string; schema: v.GenericSchema<unknown, unknown>; absent: boolean } => {
  const row: Call = calls[call];
  const address = addressOf(call, params);
  return call === "article"
    ? { address: `${address}&per_page=100`, schema: many(article), absent: true }
    : { address, schema: row.reply, absent: row.absent };
};

interface CallContext {
  requests: ReturnType<typeof wholeListRequests>;
  media: MediaLibrary;
  host: string;
  homePage: string | undefined;
}

async function makeCall(
  { requests, media, host, homePage }: CallContext,
  { call, params }: Wanted,
): Promise<{ answer: Answer; json?: unknown }> {
  const { address, schema, absent } = reading(call, params);
  const notes = new Set<string>();
  const requestJson = requests((note) => notes.add(note));
  const began = performance.now();
  const answer = (verdict: Answer["verdict"], rest: Partial<Answer> = {}): Answer => ({
    call,
    params,
    address,
    verdict,
    value: null,
    breaches: [],
    quirks: [],
    notes: [...notes],
    milliseconds: Math.round(performance.now() - began),
    ...rest,
  });
  try {
    const json =
      call === "home"
        ? await requestHomePage(requestJson, address, { page: homePage, log: SILENT })
        : await createCategories(requestJson)(call, address, absent);
    if (json === undefined) return { answer: answer("absent") };
    const { breaches, ...result } = readReply(schema, json);
    const quirks = quirksOf(schema, json);
    if (!result.ok) return { answer: answer("broken", { breaches, quirks }), json };
    if (result.value === null) return { answer: answer("absent") };
    const value = await settleImages(result.value, {
      host,
      media,
      call,
      onGone: (id, problem) =>
        void breaches.push({ path: `(picture of media id ${id})`, problem, lost: "field" }),
    });
    const problem = otherRecord(call, params, value);
    if (problem !== undefined) return { answer: answer("broken", { problem, quirks }), json };
    return {
      answer: answer(
        breaches.length > 0 ? "broken" : quirks.length + notes.size > 0 ? "unusual" : "fine",
        { value, breaches, quirks },
      ),
      json,
    };
  } catch (error) {
    const problem =
      error instanceof CallError
        ? error.problem
        : error instanceof Error
          ? error.message
          : String(error);
    return { answer: answer("unanswered", { problem }) };
  }
}
