type Query = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** The remedy if a PostgreSQL is read-only, for the log. */
export async function readOnlyProblem(name: string, query: Query): Promise<string | undefined> {
  const { rows } = await query(
    "select pg_is_in_recovery() as replica, current_setting('default_transaction_read_only') as read_only",
  );
  if (rows[0]?.replica === true)
    return `${name}: this PostgreSQL is a read replica and accepts no writes; set the address of the server that it follows (the primary)`;
  return rows[0]?.read_only === "on"
    ? `${name}: nothing can be written here (default_transaction_read_only is on); turn it off for the role or the database, or set the address of a server that accepts writes`
    : undefined;
}

/** Warns if the role is a superuser, for the log. */
export async function superuserWarning(name: string, query: Query): Promise<string | undefined> {
  const { rows } = await query(
    "select rolname from pg_roles where rolname = current_user and rolsuper",
  );
  const role = rows[0]?.rolname;
  return role === undefined
    ? undefined
    : `${name}: the role ${JSON.stringify(role)} is a superuser, which may read and run everything on the database's machine; use one that owns its database only (deploy/postgres/10-role.sh)`;
}
