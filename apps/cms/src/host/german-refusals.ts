/** What Payload refuses is in the user's language (decision 133). */
import type { AfterErrorHook } from "payload";
import { configWords } from "#admin-ui/words/german-text.ts";

interface Refusal {
  message?: unknown;
  label?: unknown;
  data?: { errors?: Refusal[] } | null;
}

/** A label names the groups and rows around its field: `Questions 2 > Answer`. */
const labelled = (label: string, words: (english: string) => string): string =>
  label
    .split(" > ")
    .map((part) => {
      const [, name = part, row = ""] = /^(.*?)( \d+)?$/s.exec(part) ?? [];
      return words(name) + row;
    })
    .join(" > ");

export function inWords(refusal: Refusal, words: (english: string) => string): Refusal {
  const { message, label, data } = refusal;
  const inner = data?.errors?.map((one) => inWords(one, words));
  // Payload's summary names the labels of what is wrong.
  const summary = data?.errors?.reduce<unknown>((text, one, at) => {
    const german = inner?.[at]?.label;
    return typeof text === "string" && typeof one.label === "string" && typeof german === "string"
      ? text.replaceAll(one.label, () => german)
      : text;
  }, message);
  const own = summary ?? message;
  return {
    ...refusal,
    ...(typeof own === "string" && { message: words(own) }),
    ...(typeof label === "string" && { label: labelled(label, words) }),
    ...(inner && { data: { ...data, errors: inner } }),
  };
}

export const refuseInGerman: AfterErrorHook = ({ req, result }) => {
  if (req.i18n?.language !== "de" || !result?.errors) return undefined;
  const words = configWords(req);
  return {
    response: { ...result, errors: result.errors.map((one) => inWords(one, words)) as never },
  };
};
