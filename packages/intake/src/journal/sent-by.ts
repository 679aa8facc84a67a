import type { Theirs } from "#journal/journal.ts";

type Row = Record<string, unknown>;

/** Ids. */
interface Found {
  messages: string[];
  letters: string[];
}

export const numbersOf = ({ messages, letters }: Found): Theirs => ({
  submissions: messages.length,
  letters: letters.length,
});

/** As forms store an address: trimmed, in lower case. */
export const wanted = (email: string): string => email.trim().toLowerCase();

const isLetter = ({ variant }: Row): boolean => variant === "reply";

/**
 * Ids of the rows with the address as a whole field of `fields` (JSON), that is, as the sender of a
 * message or the receiver of a letter. Those that merely quote the address must stay.
 */
export function rowsOf(email: string, rows: readonly Row[]): Found {
  const address = wanted(email);
  const isTheirs = (written: unknown): boolean => {
    const fields: Record<string, string> = JSON.parse(String(written));
    return Object.values(fields).some((value) => wanted(value) === address);
  };
  const theirs = rows.filter((row) => isTheirs(row.fields));
  const ids = (some: readonly Row[]): string[] => some.map(({ id }) => String(id));
  return {
    messages: ids(theirs.filter((row) => !isLetter(row))),
    letters: ids(theirs.filter(isLetter)),
  };
}
