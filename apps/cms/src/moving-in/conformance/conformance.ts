import { LANGUAGE_PARAMETER, type GetCallName, restAddress } from "@meridian/contract";
import { createMediaLibrary } from "@meridian/contract/client/media-library";
import type { Answer } from "#moving-in/conformance/answer.ts";
import { checkContent, type Warning } from "#moving-in/conformance/content-checks.ts";
import { createHttpClient, type HttpClientOptions } from "#moving-in/conformance/http-client.ts";
import {
  languagesIn,
  surveyLanguages,
  type LanguageSurvey,
} from "#moving-in/conformance/languages.ts";
import { makeCall, SILENT } from "#moving-in/conformance/make-call.ts";
import {
  readFormRules,
  type FormAnswer,
  type FormPlaces,
} from "#moving-in/conformance/read-form-rules.ts";
import { survey, type Host, type Survey } from "#moving-in/conformance/survey.ts";
import { versionWarnings } from "#moving-in/conformance/versions.ts";
import type { Depth } from "#moving-in/conformance/wanted-calls.ts";
import { wholeListRequests } from "#moving-in/conformance/whole-list-requests.ts";

export type { Answer, Verdict } from "#moving-in/conformance/answer.ts";
export type { LanguageSurvey } from "#moving-in/conformance/languages.ts";

export interface ConformanceOptions extends HttpClientOptions {
  depth: Depth;
  onAnswer?: (answer: Answer, progress: { done: number; of: number }) => void;
  /** Numbers of career posts that neither the host nor a link names. */
  careerPosts?: readonly string[];
  /** Id or slug of the home page; default: page 1120. */
  homePage?: string | undefined;
  forms?: FormPlaces;
}

export interface Conformance extends Survey {
  /** Problems with referenced pictures, links and versions; only for `sample`. */
  warnings: Warning[];
  forms: FormAnswer[];
  /** Those that the settings name besides the first; `[]` for a host of one language. */
  languages: LanguageSurvey[];
  /** Why the survey stopped; `answers` then has only the attempts. */
  unreachable?: string;
}

/** Requested first: a host that serves neither is not a content host. */
const PROBES: GetCallName[] = ["options", "services"];

/** Makes every call on one host, in each of its languages. Never throws for a host's failure. */
export async function checkConformance({
  careerPosts = [],
  forms = {},
  ...options
}: ConformanceOptions): Promise<Conformance> {
  const { depth, onAnswer: _, homePage: __, ...client } = options;
  const host = createHost(options);
  const first = await survey(host, {
    probes: PROBES,
    isWorthwhile: (probed) => probed.some(({ verdict }) => verdict !== "unanswered"),
    named: new Map([["careerPost", careerPosts]]),
  });
  const { answers } = first;
  if (answers.every(({ verdict }) => verdict === "unanswered"))
    return {
      ...first,
      warnings: [],
      forms: [],
      languages: [],
      unreachable: answers[0]?.problem ?? "nothing was requested",
    };
  const languages = await surveyLanguages(host, answers);
  const known = languages.filter(({ isThere }) => isThere);
  const all = [{ code: languagesIn(answers).first, answers }, ...known];
  return {
    ...first,
    languages,
    // An import needs no forms and checks the content itself.
    warnings:
      depth === "sample" ? [...(await checkContent(answers, client)), ...versionWarnings(all)] : [],
    forms: depth === "sample" ? await readFormRules(client, forms) : [],
  };
}

function createHost({ depth, onAnswer, homePage, ...client }: ConformanceOptions): Host {
  const { host } = client;
  const urlOf = (address: string): string => restAddress(host, address, client.restRoot);
  const requests = wholeListRequests(urlOf, createHttpClient(client));
  const media = createMediaLibrary({ requestJson: requests(() => undefined), log: SILENT });
  let [done, of] = [0, 0];
  return {
    depth,
    async make(wanted) {
      const made = await makeCall({ requests, media, host, homePage }, wanted);
      onAnswer?.(made.answer, { done: ++done, of });
      return made;
    },
    list: (kind, language) => {
      const query = new URLSearchParams({
        per_page: "100",
        ...(language !== undefined && { [LANGUAGE_PARAMETER]: language }),
      });
      return requests(() => undefined)(kind, `/api/wp/v2/${kind}?${query}`, true).catch(
        () => undefined,
      );
    },
    expect: (calls) => void (of += calls),
  };
}
