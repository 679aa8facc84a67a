import type * as v from "valibot";
import {
  type Call,
  addressOf,
  calls,
  type GetCallName,
  CallError,
  readReply,
} from "@meridian/contract";
import { createCategories } from "@meridian/contract/client/category";
import { requestHomePage } from "@meridian/contract/client/home-page";
import { settleImages } from "@meridian/contract/client/media";
import type { MediaLibrary } from "@meridian/contract/client/media-library";
import type { Answer } from "#moving-in/conformance/answer.ts";
import { otherRecord } from "#moving-in/conformance/other-record.ts";
import { quirksOf } from "#moving-in/conformance/quirks.ts";
import type { wholeListRequests } from "#moving-in/conformance/whole-list-requests.ts";
import { article } from "@meridian/contract/kinds/article";
import { many } from "@meridian/contract/replies";

export type Wanted = Pick<Answer, "call" | "params">;
/** Each reply lists its losses. */
export const SILENT = { warn: () => undefined };

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

export interface CallContext {
  requests: ReturnType<typeof wholeListRequests>;
  media: MediaLibrary;
  host: string;
  homePage: string | undefined;
}

/** Makes one call and judges its reply. Never throws for a host's failure. */
export async function makeCall(
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
