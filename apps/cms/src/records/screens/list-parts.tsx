import type { ListViewServerProps } from "payload";
import type { Words } from "#admin-ui/words/words.ts";

const SHOWN = 50;

interface Part<T> {
  shown: readonly T[];
  /** From 1. */
  at: number;
  last: number;
}

export function partOf<T>(all: readonly T[], wanted: string): Part<T> {
  const last = Math.max(1, Math.ceil(all.length / SHOWN));
  const at = Math.min(last, Math.max(1, Math.trunc(Number(wanted)) || 1));
  return { shown: all.slice((at - 1) * SHOWN, at * SHOWN), at, last };
}

/** A list's parameters; empty if missing. */
export const paramIn =
  ({ searchParams }: Pick<ListViewServerProps, "searchParams">) =>
  (name: string): string => {
    const value = searchParams?.[name];
    return typeof value === "string" ? value.slice(0, 100) : "";
  };

interface ListPartsProps extends Omit<Part<unknown>, "shown"> {
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
    last > 1 && (
      <nav className="search-overview-ways" aria-label={t("Parts of the list")}>
        {at > 1 && <a href={to(at - 1)}>{t("Previous")}</a>}
        <span>{t("{at} of {last}", { at, last })}</span>
        {at < last && <a href={to(at + 1)}>{t("Next")}</a>}
      </nav>
    )
  );
}
