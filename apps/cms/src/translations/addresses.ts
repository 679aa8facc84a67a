import type { TranslatedKind } from "#translations/translated-kinds.ts";

/** The list of translations in the admin, and the form of each. */
export const LIST = "/admin/collections/translations";

type Wanted = Partial<Record<"language" | "show" | "audience" | "kind", string>>;

export const listAddress = (wanted: Wanted): string => `${LIST}?${new URLSearchParams(wanted)}`;
export const translationAddress = (id: number): string => `${LIST}/${id}`;

export const originalAddress = (
  { slug, isGlobal }: Pick<TranslatedKind, "slug" | "isGlobal">,
  record: number,
): string => (isGlobal ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${record}`);
