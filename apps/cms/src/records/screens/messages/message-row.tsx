"use client";
import { placeOf } from "@meridian/messages/places";
import { memo, useId, useState } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";
import { ENGLISH, formsAdvice, problemOf } from "#records/screens/messages/message-rows.ts";

/** Characters; a longer message gets several lines. */
const LONG = 45;

interface MessageRowProps {
  messageKey: string;
  code: string;
  direction: "ltr" | "rtl";
  /** The built-in text in this language, unless it is English. */
  builtIn: string | null;
  own: string;
  isReadOnly: boolean;
  write: (key: string, text: string) => void;
}

/** Memoised: typing renders one row. */
export const MessageRow = memo(function MessageRow(row: MessageRowProps) {
  const { messageKey: key, code, direction, builtIn, own } = row;
  const t = useWords();
  const id = useId();
  const english = ENGLISH[key] ?? "";
  const problem = problemOf(key, own);
  const advice = problem === null ? formsAdvice(key, { code, text: own, t }) : null;
  // Not again while typing: another element would lose the focus.
  const [isLong] = useState(() => Math.max(english.length, own.length) > LONG);
  const input = {
    value: own,
    lang: code,
    dir: direction,
    readOnly: row.isReadOnly,
    "aria-labelledby": `own-words ${id}`,
    "aria-describedby": `${id}-problem ${id}-advice`,
    "aria-invalid": problem !== null,
    onChange: ({ target }: { target: { value: string } }) => row.write(key, target.value),
  };
  return (
    <tr>
      <td className="messages-place">
        {t(placeOf(key))} <code>{key}</code>
      </td>
      <th scope="row" id={id} lang="en" dir="ltr">
        {english}
      </th>
      {builtIn !== null && (
        <td lang={code} dir={direction}>
          {builtIn}
        </td>
      )}
      <td>
        {isLong ? <textarea rows={3} {...input} /> : <input type="text" {...input} />}
        <p id={`${id}-problem`} aria-live="polite" className="messages-problem">
          {problem === null ? null : t(problem)}
        </p>
        <p id={`${id}-advice`} className="messages-advice">
          {advice}
        </p>
      </td>
    </tr>
  );
});
