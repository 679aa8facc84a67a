/**
 * Who has which record open, as the forms tell every few seconds. Payload's own lock does not say
 * it: a lock is made by the first change, and every save ends it, so with drafts kept as they are
 * typed it lasts for a second. Kept in memory, and on PostgreSQL in a table that several hosts share: after
 * a restart every form tells again within seconds.
 */

export interface Present {
  /** E-mail address; with the name, where there is one. */
  name: string;
  /** The one who asks, in another tab. */
  isYou: boolean;
}

export interface Sitting {
  /** A record or a page, such as `services/3` or `globals/home`. */
  place: string;
  /** Tells one open form from all others. */
  form: string;
  user: number | string;
  name: string;
}

/**
 * Milliseconds after which a form that said nothing counts as closed: browsers let a tab in the
 * background speak once a minute.
 */
export const GONE_AFTER = 90_000;
/** Forms that one person may have open: the oldest is forgotten. */
export const MOST = 50;

export interface Presence {
  /** Notes that the form is open, and tells the others at the same place, each person once. */
  here(sitting: Sitting): Promise<Present[]>;
  left(sitting: Pick<Sitting, "user" | "form">): Promise<void>;
}

export function createPresence(now: () => number = Date.now): Presence {
  const sittings = new Map<string, Sitting & { at: number }>();
  const keyOf = ({ user, form }: Pick<Sitting, "user" | "form">): string => `${user} ${form}`;
  const sweep = (): void => {
    for (const [key, { at }] of sittings) if (now() - at > GONE_AFTER) sittings.delete(key);
  };
  return {
    async here(sitting) {
      sweep();
      const key = keyOf(sitting);
      sittings.delete(key);
      sittings.set(key, { ...sitting, at: now() });
      const own = [...sittings].filter(([, { user }]) => user === sitting.user);
      if (own.length > MOST) sittings.delete(own[0]?.[0] ?? "");
      const others = [...sittings]
        .filter(([other, { place }]) => other !== key && place === sitting.place)
        .map(([, other]) => other);
      return eachOnce(others, sitting);
    },
    async left(sitting) {
      sittings.delete(keyOf(sitting));
    },
  };
}

export const eachOnce = (
  others: readonly Pick<Sitting, "user" | "name">[],
  you: Pick<Sitting, "user">,
): Present[] => [
  ...new Map(
    others.map(({ user, name }) => [
      String(user),
      { name, isYou: String(user) === String(you.user) },
    ]),
  ).values(),
];
