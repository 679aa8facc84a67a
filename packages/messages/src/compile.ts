import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { CompiledMessages } from "#translate.ts";

/** Parses messages in ICU MessageFormat. Throws for one that is not. */
export const compile = (messages: Readonly<Record<string, string>>): CompiledMessages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, compileMessageOrThrow(message)]),
  );
