/**
 * Who has which record open, from reports of the forms every few seconds. Payload's lock does not
 * show this: each save ends it, so with autosave it lasts a second. Stored in memory, or in a table
 * of PostgreSQL that hosts share: after a restart every form reports again.
 */

export interface Present {
  /** Email address, and the name if there is one. */
  name: string;
  /** The caller in another tab. */
  isYou: boolean;
}

export interface Sitting {
  /** A record or page: `services/3` or `globals/home`. */
  place: string;
  /** The id of one open form. */
  form: string;
  user: number | string;
  name: string;
}

/** Milliseconds until a silent form counts as closed: background tabs run timers once a minute. */
export const GONE_AFTER = 90_000;
/** Open forms per person; beyond it the oldest is dropped. */
export const MOST = 50;

export interface Presence {
  /** Records an open form; returns the other people at this place, each once. */
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
