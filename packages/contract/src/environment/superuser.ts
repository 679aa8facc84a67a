/** A line for the log if the PostgreSQL role is a superuser. */
export async function superuserWarning(
  name: string,
  query: (text: string) => Promise<{ rows: Record<string, unknown>[] }>,
): Promise<string | undefined> {
  const { rows } = await query(
    "select rolname from pg_roles where rolname = current_user and rolsuper",
  );
  const role = rows[0]?.rolname;
  return role === undefined
    ? undefined
    : `${name}: the role ${JSON.stringify(role)} is a superuser, which may read and run everything on the database's machine; make one that owns its database alone (deploy/postgres/10-role.sh)`;
}
