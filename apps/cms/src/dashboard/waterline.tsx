import { numberOf } from "#admin-ui/words/formats.ts";
import { bar, edge } from "#dashboard/paths.ts";

/** A day of the chart: `views` are `null` where visits are not shown. */
export interface ShownDay {
  name: string;
  views: number | null;
  sent: number;
  /** Its figures, as in the table. */
  words: string;
}

const HEIGHT = 100;
/** What hangs below the line needs less room. */
const LINE = 66;

interface WaterlineProps {
  days: ShownDay[];
  label: string;
  locale: string;
}

/**
 * Page views above the line and sent forms below it, each from zero; without views the forms are
 * above it. `label`: in words.
 */
export function Waterline({ days, label, locale }: WaterlineProps) {
  const number = numberOf(locale);
  const hasViews = days.some(({ views }) => views !== null);
  const line = hasViews ? LINE : HEIGHT;
  const [most, mostSent] = [highest(days, "views"), highest(days, "sent")];
  const tops = days.map(({ views }) => line - (line * (views ?? 0)) / most);
  const steps = tops.map((top, at) => `V${round(top)}H${at + 1}`).join("");
  const reach = hasViews ? HEIGHT - LINE : -HEIGHT;
  const end = (sent: number): number => round(line + (reach * sent) / mostSent);
  const bars = days.map(({ sent }, at) => (sent > 0 ? bar(at, line, end(sent)) : ""));
  return (
    <div className="waterline" data-views={hasViews || undefined}>
      <span aria-hidden="true">{number.format(hasViews ? most : mostSent)}</span>
      <span aria-hidden="true">0</span>
      {hasViews && <span aria-hidden="true">{number.format(mostSent)}</span>}
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {hasViews && (
          <>
            <path className="waterline__views" d={`${edge(line, steps)}Z`} />
            <path className="waterline__edge" d={edge(line, steps)} />
          </>
        )}
        <path className="waterline__sent" d={bars.join("")} />
        <path className="waterline__line" d={`M0 ${line}H${days.length}`} />
        {days.map(({ name, words }, at) => (
          <rect key={name} x={at} width="1" height={HEIGHT}>
            <title>{`${name}: ${words}`}</title>
          </rect>
        ))}
      </svg>
      <span aria-hidden="true">
        {days[0]?.name} <span>{days.at(-1)?.name}</span>
      </span>
    </div>
  );
}

const highest = (days: ShownDay[], of: "views" | "sent"): number =>
  Math.max(1, ...days.map((day) => day[of] ?? 0));

const round = (value: number): number => Math.round(value * 100) / 100;
