export interface Row {
  name: string;
  /** Bars with their text, on the scale of all rows. */
  bars: { count: number; words: string }[];
}

/** Named rows with horizontal bars on one scale; the text next to them has the same figures. */
export function RowsOfBars({ rows }: { rows: Row[] }) {
  const most = Math.max(1, ...rows.flatMap(({ bars }) => bars.map(({ count }) => count)));
  return (
    <ul className="dashboard-rows">
      {rows.map(({ name, bars }) => (
        <li key={name}>
          <span>{name}</span>
          {bars.map(({ count, words }) => (
            <span key={words}>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * count) / most} height="1" />
              </svg>
              {words}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
