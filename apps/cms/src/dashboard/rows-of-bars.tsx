export interface Row {
  name: string;
  bars: { count: number; words: string }[];
}

/** Rows have one scale; the text next to the bars has the same figures. */
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
