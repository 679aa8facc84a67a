/** What to set where a PostgreSQL takes no writes; `undefined` where it does. */
export async function readOnlyProblem(
  name: string,
  query: (text: string) => Promise<{ rows: Record<string, unknown>[] }>,
): Promise<string | undefined> {
  const { rows } = await query(
    "select pg_is_in_recovery() as replica, current_setting('default_transaction_read_only') as read_only",
  );
  if (rows[0]?.replica === true)
    return `${name}: this PostgreSQL is a read replica and takes no writes; set the address of the server that it follows (the primary)`;
  return rows[0]?.read_only === "on"
    ? `${name}: nothing can be written here (default_transaction_read_only is on); turn it off for the role or the database, or set the address of a server that takes writes`
    : undefined;
}
