"use client";
/**
 * Has the content host fetch pasted pictures. Shared by all editors of the browser's tab: after a
 * publication the form opens its editor anew, with a note for each picture on its way.
 */
import { inTurn } from "@meridian/http/in-turn";
import { postJson } from "#admin-ui/post-json.ts";
import { remotePictureOf } from "#records/rich-text/pasted/remote-picture.ts";

export type Outcome = { id: number; isDescribed: boolean } | { reason: string };

const AT_ONCE = 3;
const turn = inTurn(AT_ONCE);

const outcomes = new Map<string, Promise<Outcome>>();

/** The same picture as a file, if the clipboard had one: a browser's "Copy image". */
const files = new Map<string, File>();

export const noteFile = (source: string, file: File): void => void files.set(source, file);
export const fileOf = (source: string): File | undefined => files.get(source);

/** Pictures of this tab that are on their way or in the library. */
export const sourcesUnderway = (): string[] => [...outcomes.keys()];

async function request(source: string): Promise<Outcome> {
  const { ok, problem, json } = await postJson<{ id: number; isDescribed: boolean }>(
    "/cms/api/media/take-in",
    remotePictureOf(source),
  );
  return ok && json.id !== undefined
    ? { id: json.id, isDescribed: json.isDescribed === true }
    : { reason: problem };
}

/** Never rejects. A failed request is repeated at the next call. */
export function takeIn(source: string): Promise<Outcome> {
  const known = outcomes.get(source);
  if (known) return known;
  const outcome = turn(() => request(source));
  outcomes.set(source, outcome);
  void outcome.then((result) => "reason" in result && outcomes.delete(source));
  return outcome;
}
