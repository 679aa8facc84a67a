import { en } from "#en.ts";
import { messageProblem } from "#message-problem.ts";

/** An owner's messages by language and key; an empty one means the built-in message. */
export type OwnMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface OwnProblem {
  code: string;
  key: string;
  problem: string;
}

export const isKnownKey = (key: string): boolean => Object.hasOwn(en, key);

/** Messages that cannot be used; whitespace alone is an empty message. */
export const problemsIn = (own: OwnMessages): OwnProblem[] =>
  Object.entries(own).flatMap(([code, messages]) =>
    Object.entries(messages).flatMap(([key, message]) => {
      const problem = message.trim() === "" ? null : messageProblem(key, message);
      return problem === null ? [] : [{ code, key, problem }];
    }),
  );

/** Messages that pass `keep`, without empty ones and without languages that have none left. */
export function messagesWhere(
  own: OwnMessages,
  keep: (key: string, message: string, code: string) => boolean,
): OwnMessages {
  const kept = Object.entries(own).map(
    ([code, messages]) =>
      [
        code,
        Object.fromEntries(
          Object.entries(messages).filter(
            ([key, message]) => message.trim() !== "" && keep(key, message, code),
          ),
        ),
      ] as const,
  );
  return Object.fromEntries(kept.filter(([, messages]) => Object.keys(messages).length > 0));
}
