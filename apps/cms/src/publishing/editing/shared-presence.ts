/** Presence for all content hosts on one PostgreSQL; uses the database's clock. */
import { eachOnce, GONE_AFTER, MOST, type Presence } from "#publishing/editing/presence.ts";
import type { Pool } from "#server/nodes/pool.ts";

const HERE = `insert into node_presence (user_id, form, place, name, at) values ($1, $2, $3, $4, now())
  on conflict (user_id, form) do update set place = $3, name = $4, at = now()`;
const SWEEP = `delete from node_presence where at < now() - $1 * interval '1 millisecond'
  or (user_id = $2 and form not in
    (select form from node_presence where user_id = $2 order by at desc limit $3))`;
const OTHERS = `select user_id, name from node_presence
  where place = $1 and not (user_id = $2 and form = $3) order by at`;

export const sharedPresence = (pool: Pool): Presence => ({
  async here({ user, form, place, name }) {
    await pool.query(HERE, [String(user), form, place, name]);
    await pool.query(SWEEP, [GONE_AFTER, String(user), MOST]);
    const { rows } = await pool.query(OTHERS, [place, String(user), form]);
    const others = rows.map((row) => ({ user: String(row.user_id), name: String(row.name) }));
    return eachOnce(others, { user });
  },
  async left({ user, form }) {
    await pool.query("delete from node_presence where user_id = $1 and form = $2", [
      String(user),
      form,
    ]);
  },
});
