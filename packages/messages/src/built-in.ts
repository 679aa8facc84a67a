import { de } from "#de.ts";
import { en } from "#en.ts";
import { he } from "#he.ts";
import type { Messages } from "#messages.ts";
import { wordSources } from "#word-sources.ts";

/** The languages whose messages are complete, by code. */
export const BUILT_IN: ReadonlyMap<string, Messages> = new Map<string, Messages>([
  ["en", en],
  ["de", de],
  ["he", he],
]);

/** The messages for `pt-BR`: those of `pt-BR`, else of `pt`; `null` if there are none. */
export const builtInOf = (code: string): Messages | null =>
  wordSources(code).flatMap((source) => BUILT_IN.get(source) ?? [])[0] ?? null;

/** `builtInOf`, else English. */
export const builtInFor = (code: string): Messages => builtInOf(code) ?? en;
