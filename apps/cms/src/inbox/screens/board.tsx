"use client";
import { useEffect, useRef, useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import type { Card, Column } from "#inbox/read-board.ts";
import { BoardCard } from "#inbox/screens/board-card.tsx";
import { statusWord } from "#inbox/stage.ts";
import type { Submission } from "#payload-types.ts";

type Status = Submission["status"];

/** The card first in its column, and in no other; the same after a second press. */
const withCard = (columns: readonly Column[], card: Card): readonly Column[] =>
  columns.map((column) => {
    const others = column.cards.filter(({ id }) => id !== card.id);
    const left = others.length - column.cards.length;
    return column.status === card.status
      ? { ...column, count: column.count + left + 1, cards: [card, ...others] }
      : { ...column, count: column.count + left, cards: others };
  });

/** A move is the change of status that the form makes; the card keeps the keyboard's place. */
export function Board({ read }: { read: Column[] }) {
  const t = useWords();
  // What was read anew, such as on the way back from a card, has the moves before.
  const [{ since, cards: own }, setMoved] = useState({ since: read, cards: [] as Card[] });
  const columns = since === read ? own.reduce(withCard, read as readonly Column[]) : read;
  const [message, setMessage] = useState("");
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef<number>(undefined);
  useEffect(() => {
    if (moved.current === undefined) return;
    place.current?.querySelector<HTMLElement>(`#card-${moved.current} a`)?.focus();
    moved.current = undefined;
  });
  const stages = columns.map(({ status }) => status);
  const isEmpty = columns.every(({ count }) => count === 0);

  async function move(card: Card, status: Status): Promise<void> {
    if (status === card.status) return;
    const { ok, problem } = await postJson(
      `/cms/api/submissions/${card.id}?depth=0`,
      { status, asRead: JSON.stringify({ status: card.status }) },
      "PATCH",
    );
    setMessage(
      ok
        ? t("{name} is in {stage} now.", { name: card.name, stage: t(statusWord(status)) })
        : problem,
    );
    if (!ok) return;
    moved.current = card.id;
    const after = { ...card, status, statusSince: new Date().toISOString() };
    setMoved((before) => ({
      since: read,
      cards: [...(before.since === read ? before.cards : []), after],
    }));
  }
  const step = (card: Card, by: number): void => {
    const status = stages[stages.indexOf(card.status) + by];
    if (status) void move(card, status);
  };
  return (
    <>
      <p role="status" className="board__message">
        {message}
      </p>
      {/* Without a card no link in it scrolls it. */}
      <div className="board" ref={place} {...(isEmpty && { ...EMPTY, "aria-label": t("Stages") })}>
        {columns.map(({ status, count, cards, list }) => (
          <section key={status} aria-labelledby={`stage-${status}`}>
            <h2 id={`stage-${status}`}>
              <span className={`stage__word stage__word--${status}`}>{t(statusWord(status))}</span>{" "}
              <span>{count}</span>
            </h2>
            <ul>
              {cards.map((card) => (
                <BoardCard
                  key={card.id}
                  card={card}
                  stages={stages}
                  onMove={(to) => void move(card, to)}
                  onStep={(by) => step(card, by)}
                />
              ))}
            </ul>
            {count > cards.length && (
              <More t={t} n={count - cards.length} list={list} stage={t(statusWord(status))} />
            )}
          </section>
        ))}
      </div>
      {isEmpty ? (
        <p>{t("No one is in a stage yet. What arrives is a card under New.")}</p>
      ) : (
        <Keys t={t} />
      )}
    </>
  );
}

const EMPTY = { tabIndex: 0, role: "group" } as const;

interface MoreProps {
  t: Words;
  n: number;
  list: string;
  stage: string;
}

const More = ({ t, n, list, stage }: MoreProps) => (
  <a href={list}>
    {t("{n} more", { n })}
    <span className="sr-only"> {t("in {stage}", { stage })}</span>
  </a>
);

const Keys = ({ t }: { t: Words }) => (
  <p className="board__keys">
    {t.parts("{left} and {right} move the card that has the focus to the stage before or after.", {
      left: <kbd>{"<"}</kbd>,
      right: <kbd>{">"}</kbd>,
    })}
  </p>
);
