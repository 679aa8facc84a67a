"use client";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Colleague } from "#inbox/teamwork/mentions.ts";

/** The name that is typed at a place of a text, after its `@`; `null` if none is. */
export function typedName(text: string, at: number): string | null {
  const found = /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(text.slice(0, at));
  return found ? (found[1] ?? "") : null;
}

export const nameOf = ({ name, email }: Colleague): string => name || email;

const SHOWN = 6;

export const matching = (all: readonly Colleague[], typed: string): Colleague[] =>
  all
    .filter((one) =>
      [one.name, one.email].some((name) => name?.toLowerCase().startsWith(typed.toLowerCase())),
    )
    .slice(0, SHOWN);

interface MentionListProps {
  found: readonly Colleague[];
  onPick: (picked: Colleague) => void;
}

/** Buttons after the text field, so that Tab reaches them. */
export function MentionList({ found, onPick }: MentionListProps) {
  const t = useWords();
  if (found.length === 0) return null;
  return (
    <ul className="mention-list" aria-label={t("Mention a colleague")}>
      {found.map((one) => (
        <li key={one.id}>
          <button type="button" className="chip" onClick={() => onPick(one)}>
            @{nameOf(one)}
          </button>
        </li>
      ))}
    </ul>
  );
}
