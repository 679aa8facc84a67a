/** The values of a message in ICU MessageFormat. */
import { compileMessageOrThrow, type CompiledMessage } from "@lingui/message-utils/compileMessage";

export type Value = Exclude<CompiledMessage[number], string>;

/** `null`: it cannot be parsed. */
export function compiledOf(message: string): CompiledMessage | null {
  try {
    return compileMessageOrThrow(message);
  } catch {
    return null;
  }
}

/** All values, in the forms of a plural, too. */
export const valuesIn = (message: CompiledMessage): Value[] =>
  message.flatMap((token) =>
    typeof token === "string"
      ? []
      : [token, ...branchesOf(token).flatMap(([, branch]) => valuesIn(branch))],
  );

export const branchesOf = ([, , forms]: Value): [form: string, message: CompiledMessage][] =>
  typeof forms === "object" && forms !== null
    ? Object.entries(forms).filter((entry): entry is [string, CompiledMessage] =>
        Array.isArray(entry[1]),
      )
    : [];
