"use client";
import { Link } from "@payloadcms/ui";
import { shortDayOf } from "#admin-ui/words/formats.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Card } from "#inbox/read-board.ts";
import { INBOX } from "#inbox/screens/listed.ts";
import { stageInWords, statusWord, waitOf } from "#inbox/stage.ts";
import type { Submission } from "#payload-types.ts";

type Status = Submission["status"];

interface BoardCardProps {
  card: Card;
  stages: readonly Status[];
  onMove: (status: Status) => void;
  onStep: (by: number) => void;
}

export function BoardCard({ card, stages, onMove, onStep }: BoardCardProps) {
  const t = useWords();
  const { id, name, what, status, statusSince, nextStep, nextStepOn, isDue, tags, owner, value } =
    card;
  return (
    <li id={`card-${id}`} className="board__card">
      <Link
        href={`${INBOX}/${id}`}
        prefetch={false}
        aria-keyshortcuts="< >"
        onKeyDown={(event: React.KeyboardEvent) => {
          const by = { "<": -1, ">": 1 }[event.key];
          if (by) onStep(by);
        }}
      >
        <bdi>{name}</bdi>
      </Link>
      {what && <bdi className="board__what">{what}</bdi>}
      {value && <span>{value}</span>}
      {(nextStep || nextStepOn) && (
        <span>
          <bdi>{nextStep}</bdi>{" "}
          {nextStepOn && (
            <small className={isDue ? "stage__late" : undefined}>
              {shortDayOf(t.locale).format(new Date(nextStepOn))}
            </small>
          )}
        </span>
      )}
      {tags.length > 0 && (
        <ul className="tags" aria-label={t("Tags")}>
          {tags.map((tag) => (
            <li key={tag}>
              <bdi>{tag}</bdi>
            </li>
          ))}
        </ul>
      )}
      <small className={waitOf({ status, statusSince }, t).isLate ? "stage__late" : undefined}>
        {stageInWords(statusSince, t)}
      </small>
      {owner && (
        <bdi className="board__owner" title={owner}>
          {owner}
        </bdi>
      )}
      <select
        aria-label={t("Stage of {name}", { name })}
        value={status}
        onChange={({ target }) => onMove(target.value as Status)}
      >
        {stages.map((stage) => (
          <option key={stage} value={stage}>
            {t(statusWord(stage))}
          </option>
        ))}
      </select>
    </li>
  );
}
