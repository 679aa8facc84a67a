/** As forms store an address: trimmed, in lower case. */
export const wanted = (email: string): string => email.trim().toLowerCase();

/** Not a colleague's reply, which an erasure removes, too. */
export const isMessage = ({ variant }: Record<string, unknown>): boolean => variant !== "reply";

/**
 * Ids of the rows with the address as a whole field of `fields` (JSON), that is, as the sender.
 * Messages that merely quote the address must stay.
 */
export function sentBy(email: string, rows: readonly Record<string, unknown>[]): string[] {
  const address = wanted(email);
  const isTheirs = (written: unknown): boolean => {
    const fields: Record<string, string> = JSON.parse(String(written));
    return Object.values(fields).some((value) => wanted(value) === address);
  };
  return rows.filter((row) => isTheirs(row.fields)).map((row) => String(row.id));
}
