/**
 * Who has which record open, from the reports that forms send every few seconds. Payload's lock
 * does not show this: the first change creates it and every save ends it, so with autosave it
 * lasts for a second. Held in memory, and on PostgreSQL in a table that several hosts share: after
 * a restart every form reports again within seconds.
 */

export interface Present {
  /** Email address; with the name, if there is one. */
  name: string;
  /** The caller, in another tab. */
  isYou: boolean;
}

export interface Sitting {
  /** A record or a page, such as `services/3` or `globals/home`. */
  place: string;
  /** Identifies one open form. */
  form: string;
  user: number | string;
  name: string;
}

/**
 * Milliseconds after which a silent form counts as closed: browsers run timers in a background tab
 * only once a minute.
 */
export const GONE_AFTER = 90_000;
/** Open forms per person: beyond it the oldest is dropped. */
export const MOST = 50;

export interface Presence {
  /** Records that the form is open, and returns the others at the same place, each person once. */
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
