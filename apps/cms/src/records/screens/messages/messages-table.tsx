"use client";
import { builtInOf } from "@meridian/messages/built-in";
import { directionOf } from "@meridian/messages/direction";
import { useRef, useState } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import { MessageFilter } from "#records/screens/messages/message-filter.tsx";
import { MessageRow } from "#records/screens/messages/message-row.tsx";
import {
  ALL_KEYS,
  keysFor,
  ROWS_AT_ONCE,
  writtenIn,
  type MessageView,
} from "#records/screens/messages/message-rows.ts";

interface MessagesTableProps {
  code: string;
  name: string;
  own: Readonly<Record<string, string>>;
  /** Of the same language without its region. */
  inherited: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  write: (key: string, text: string) => void;
}

/** Lists the rows that matched when the filter was set: a row stays while its text is typed. */
export function MessagesTable({
  code,
  name,
  own,
  inherited,
  isReadOnly,
  write,
}: MessagesTableProps) {
  const t = useWords();
  const [view, setView] = useState<MessageView>({ search: "", show: "all" });
  const [keys, setKeys] = useState(() => keysFor(view, code, own, inherited));
  const [first, setFirst] = useState(0);
  const position = useRef<HTMLParagraphElement>(null);
  const builtIn = builtInOf(code);
  const isEnglish = code === "en" || code.startsWith("en-");
  const direction = directionOf(code);
  const filter = (change: Partial<MessageView>): void => {
    const next = { ...view, ...change };
    setView(next);
    setKeys(keysFor(next, code, own, inherited));
    setFirst(0);
  };
  const turnTo = (row: number): void => {
    setFirst(row);
    position.current?.focus();
  };
  const last = Math.min(first + ROWS_AT_ONCE, keys.length);
  return (
    <>
      <p className="messages-count">
        {t(builtIn ? "{n} of {all} changed in {name}" : writtenWith(inherited), {
          n: writtenIn(own),
          all: ALL_KEYS.length,
          name,
        })}
      </p>
      <MessageFilter code={code} view={view} hasBuiltIn={builtIn !== null} change={filter} />
      <p ref={position} tabIndex={-1} role="status" className="messages-position">
        {keys.length === 0
          ? t("No words found.")
          : t("{first} to {last} of {all}", { first: first + 1, last, all: keys.length })}
      </p>
      <table aria-label={t("Words in {name}", { name })} hidden={keys.length === 0}>
        <thead>
          <tr>
            <th>{t("Shown in")}</th>
            <th>{t(isEnglish ? "Built in" : "English")}</th>
            {builtIn && !isEnglish && <th>{t("Built in")}</th>}
            <th id="own-words">{t("Your text")}</th>
          </tr>
        </thead>
        <tbody>
          {keys.slice(first, last).map((key) => (
            <MessageRow
              key={key}
              messageKey={key}
              code={code}
              direction={direction}
              builtIn={
                isEnglish ? null : ((builtIn as Record<string, string> | null)?.[key] ?? null)
              }
              own={own[key] ?? ""}
              isReadOnly={isReadOnly}
              write={write}
            />
          ))}
        </tbody>
      </table>
      {keys.length > ROWS_AT_ONCE && (
        <Turns {...{ first, turnTo, t }} isLast={last === keys.length} />
      )}
    </>
  );
}

interface TurnsProps {
  first: number;
  isLast: boolean;
  turnTo: (row: number) => void;
  t: Words;
}

const Turns = ({ first, isLast, turnTo, t }: TurnsProps) => (
  <p className="messages-pages">
    <button type="button" disabled={first === 0} onClick={() => turnTo(first - ROWS_AT_ONCE)}>
      {t("Previous {n}", { n: ROWS_AT_ONCE })}
    </button>
    <button type="button" disabled={isLast} onClick={() => turnTo(first + ROWS_AT_ONCE)}>
      {t("Next {n}", { n: ROWS_AT_ONCE })}
    </button>
  </p>
);

const writtenWith = (inherited: MessagesTableProps["inherited"]): string =>
  Object.keys(inherited).length > 0
    ? "{n} of {all} written in {name}. The others are shown as in the language without its region, or in English."
    : "{n} of {all} written in {name}. The others are shown in English.";
