import { builtInFor } from "#built-in.ts";
import { messageProblem } from "#message-problem.ts";
import { compile } from "#compile.ts";
import { directionOf, type Direction } from "#direction.ts";
import { missingMessages } from "#missing-messages.ts";
import type { Translate } from "#messages.ts";
import { createTranslate, type CompiledMessages } from "#translate.ts";

export interface Language {
  /** BCP 47. */
  code: string;
  direction: Direction;
  t: Translate;
}

export interface WholeLanguage extends Language {
  messages: CompiledMessages;
  /** Keys of messages that are in English because the language has none. */
  missing: ReadonlySet<string>;
}

/** An owner's message that cannot be used, so the built-in one applies. */
export interface MessageBreach {
  key: string;
  problem: string;
}

/** A language with an owner's own messages; empty ones mean the built-in message. */
export function languageOf(
  code: string,
  own: Readonly<Record<string, string>> = {},
): { language: WholeLanguage; breaches: MessageBreach[] } {
  const breaches: MessageBreach[] = [];
  const right = Object.entries(own).filter(([key, message]) => {
    if (message.trim() === "") return false;
    const problem = messageProblem(key, message);
    if (problem) breaches.push({ key, problem });
    return !problem;
  });
  const messages = compile({ ...builtInFor(code), ...Object.fromEntries(right) });
  const t = createTranslate(code, messages);
  const missing = new Set(missingMessages(code, Object.fromEntries(right)));
  return { language: { code, direction: directionOf(code), t, messages, missing }, breaches };
}

/** English without an owner's messages. */
export const ENGLISH: WholeLanguage = languageOf("en").language;
export const english: Translate = ENGLISH.t;
