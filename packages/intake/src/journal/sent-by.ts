/** An address as forms store it: trimmed, in lower case. */
export const wanted = (email: string): string => email.trim().toLowerCase();

/**
 * Of rows whose `fields` (JSON) mention the address, the ids of those that have it as a whole
 * field: their sender. A message of another person that quotes the address must not be removed.
 */
export function sentBy(email: string, rows: readonly Record<string, unknown>[]): string[] {
  const address = wanted(email);
  const isTheirs = (written: unknown): boolean => {
    const fields: Record<string, string> = JSON.parse(String(written));
    return Object.values(fields).some((value) => wanted(value) === address);
  };
  return rows.filter((row) => isTheirs(row.fields)).map((row) => String(row.id));
}
