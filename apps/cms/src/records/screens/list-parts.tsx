import type { Words } from "#admin-ui/words/words.ts";

interface ListPartsProps {
  /** The shown part, from 1. */
  at: number;
  last: number;
  /** The list's address. */
  list: string;
  /** The list's filter. */
  wanted: Record<string, string>;
  t: Words;
}

/** Links to the neighbouring parts of a long list. */
export function ListParts({ at, last, list, wanted, t }: ListPartsProps) {
  const to = (part: number): string =>
    `${list}?${new URLSearchParams({ ...wanted, part: String(part) })}`;
  return (
    <nav className="search-overview-ways" aria-label={t("Parts of the list")}>
      {at > 1 && <a href={to(at - 1)}>{t("Previous")}</a>}
      <span>{t("{at} of {last}", { at, last })}</span>
      {at < last && <a href={to(at + 1)}>{t("Next")}</a>}
    </nav>
  );
}
