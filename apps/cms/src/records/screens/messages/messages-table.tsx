"use client";
import { builtInOf } from "@meridian/messages/built-in";
import { directionOf } from "@meridian/messages/direction";
import { useRef, useState } from "react";
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
        {`${writtenIn(own)} of ${ALL_KEYS.length} ${builtIn ? "changed" : "written"} in ${name}`}
        {!builtIn && othersIn(inherited)}
      </p>
      <MessageFilter code={code} view={view} hasBuiltIn={builtIn !== null} change={filter} />
      <p ref={position} tabIndex={-1} role="status" className="messages-position">
        {keys.length === 0 ? "No words found." : `${first + 1} to ${last} of ${keys.length}`}
      </p>
      <table aria-label={`Words in ${name}`} hidden={keys.length === 0}>
        <thead>
          <tr>
            <th>Shown in</th>
            <th>{isEnglish ? "Built in" : "English"}</th>
            {builtIn && !isEnglish && <th>Built in</th>}
            <th id="own-words">Your text</th>
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
        <p className="messages-pages">
          <button type="button" disabled={first === 0} onClick={() => turnTo(first - ROWS_AT_ONCE)}>
            Previous {ROWS_AT_ONCE}
          </button>
          <button
            type="button"
            disabled={last === keys.length}
            onClick={() => turnTo(first + ROWS_AT_ONCE)}
          >
            Next {ROWS_AT_ONCE}
          </button>
        </p>
      )}
    </>
  );
}

const othersIn = (inherited: MessagesTableProps["inherited"]): string =>
  Object.keys(inherited).length > 0
    ? ". The others are shown as in the language without its region, or in English."
    : ". The others are shown in English.";
