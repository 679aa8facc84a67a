import type { MessageKey, MessageValues } from "@meridian/messages/messages";
import { createElement, Fragment, type ReactNode } from "react";
import { useLanguage } from "#app/language/language.ts";

interface MessageProps<K extends MessageKey> {
  of: K;
  values: Record<keyof MessageValues<K>, ReactNode>;
}

/** Private-use character around the place of an element. */
const EDGE = "\ue000";

/** A message whose values may be elements, such as a link inside a sentence. */
export function Message<K extends MessageKey>({ of, values }: MessageProps<K>) {
  const { t } = useLanguage();
  // A number chooses a plural form, so it is passed as it is.
  const marked = Object.fromEntries(
    Object.entries<ReactNode>(values).map(([name, value]) => [
      name,
      typeof value === "number" ? value : EDGE + name + EDGE,
    ]),
  );
  const parts = (t as (key: MessageKey, values: object) => string)(of, marked)
    .split(EDGE)
    .map((part, at) => (at % 2 === 0 ? part : values[part as keyof typeof values]));
  return createElement(Fragment, null, ...parts);
}
