/** One part of each bar, from the bottom. */
export interface Series {
  label: string;
  colour: string;
}
export interface Bar {
  name: string;
  counts: number[];
}

interface BarChartProps {
  title: string;
  bars: Bar[];
  series: Series[];
}

const number = new Intl.NumberFormat("en-GB");
const sum = (counts: number[]): number => counts.reduce((all, count) => all + count, 0);
const HEIGHT = 100;

/** Bars have one scale from zero; screen readers get each number. */
export function BarChart({ title, bars, series }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ counts }) => sum(counts)));
  return (
    <figure className="dashboard-chart">
      <figcaption>{title}</figcaption>
      <div>
        <span aria-hidden="true">{number.format(most)}</span>
        <svg
          viewBox={`0 0 ${bars.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${title}. ${bars.map((bar) => inWords(bar, series)).join("; ")}`}
        >
          {bars.map((bar, at) => (
            <Stack key={bar.name} {...{ bar, at, most, series }} />
          ))}
        </svg>
        <span aria-hidden="true">0</span>
        <span aria-hidden="true">
          {bars[0]?.name} <span>{bars.at(-1)?.name}</span>
        </span>
      </div>
      {series.length > 1 && (
        <ul>
          {series.map(({ label, colour }) => (
            <li key={label}>
              <svg viewBox="0 0 1 1" aria-hidden="true">
                <rect width="1" height="1" fill={colour} />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

interface StackProps {
  bar: Bar;
  at: number;
  most: number;
  series: Series[];
}

const Stack = ({ bar, at, most, series }: StackProps) => (
  <g>
    <title>{inWords(bar, series)}</title>
    {bar.counts.map((count, nth) => {
      const below = sum(bar.counts.slice(0, nth + 1));
      return (
        count > 0 && (
          <rect
            key={series[nth]?.label}
            x={at + 0.1}
            width={0.8}
            y={HEIGHT - (HEIGHT * below) / most}
            height={(HEIGHT * count) / most}
            fill={series[nth]?.colour}
          />
        )
      );
    })}
  </g>
);

/** `23 Nov: contact messages 3, surveys 1`, or `23 Nov: none`. */
function inWords({ name, counts }: Bar, series: Series[]): string {
  const parts = counts.flatMap((count, at) =>
    count > 0 ? [`${(series[at]?.label ?? "").toLowerCase()} ${number.format(count)}`] : [],
  );
  return `${name}: ${parts.join(", ") || "none"}`;
}
