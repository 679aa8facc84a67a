import type { CompiledMessage } from "@lingui/message-utils/compileMessage";
import { builtInOf } from "#built-in.ts";
import { en } from "#en.ts";
import { branchesOf, compiledOf } from "#message-values.ts";

/** The keys whose message is neither built in nor among the owner's: pages show the English one. */
export function missingMessages(
  code: string,
  own: Readonly<Record<string, string>> = {},
): string[] {
  const builtIn: Readonly<Record<string, string>> = builtInOf(code) ?? {};
  return Object.keys(en).filter((key) => !builtIn[key]?.trim() && !own[key]?.trim());
}

/** The text of an English message, once for all forms of a number. */
export const englishText = (key: string): string =>
  textIn(compiledOf((en as Readonly<Record<string, string>>)[key] ?? "") ?? []);

const textIn = (message: CompiledMessage): string =>
  message
    .map((token) =>
      typeof token === "string"
        ? token
        : textIn(branchesOf(token).find(([form]) => form === "other")?.[1] ?? []),
    )
    .join("");
