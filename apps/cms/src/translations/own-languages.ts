/** What a user writes of the site's languages, and sees in the menu for it. */
import type { Payload, TypedUser, VisibleEntities } from "payload";
import { translatorsLanguages } from "#accounts/access/roles.ts";
import { languagesOf, type KnownLanguages } from "#records/languages.ts";

type User = TypedUser | null | undefined;

export const isTranslating = (user: User): boolean =>
  user?.collection === "users" && user.role === "translator";

/** `others`: those that the user writes, a translator's own ones, else all. */
export async function ownLanguages(payload: Payload, user: User): Promise<KnownLanguages> {
  const known = await languagesOf(payload);
  const own = translatorsLanguages({ user: user ?? null });
  const others = known.others.filter((code) => !isTranslating(user) || own.includes(code));
  return { ...known, others };
}

const NONE: VisibleEntities = { collections: [], globals: [] };

/**
 * A translator only reads the lists: an original is opened from its translation. Hidden in the
 * config, its form would not exist for them.
 */
export const listsInMenu = (user: User, all: VisibleEntities = NONE): VisibleEntities =>
  isTranslating(user) ? NONE : all;
