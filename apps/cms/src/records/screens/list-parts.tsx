interface ListPartsProps {
  /** The shown part, from 1. */
  at: number;
  last: number;
  /** The list's address. */
  list: string;
  /** The list's filter. */
  wanted: Record<string, string>;
}

/** Links to the neighbouring parts of a long list. */
export function ListParts({ at, last, list, wanted }: ListPartsProps) {
  const to = (part: number): string =>
    `${list}?${new URLSearchParams({ ...wanted, part: String(part) })}`;
  return (
    <nav className="search-overview-ways" aria-label="Parts of the list">
      {at > 1 && <a href={to(at - 1)}>Previous</a>}
      <span>
        {at} of {last}
      </span>
      {at < last && <a href={to(at + 1)}>Next</a>}
    </nav>
  );
}
