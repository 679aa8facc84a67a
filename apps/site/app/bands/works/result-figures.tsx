import type { ResultFigure } from "#app/bands/works/types.ts";
import { directionOf } from "#app/text/direction.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./result-figures.module.css";

/** Numbers of more characters use a smaller font. */
const LONG = 6;

interface ResultFiguresProps {
  figures: ResultFigure[];
  small?: boolean;
}

/** The figures of a case study's result (CASE-09). */
export function ResultFigures({ figures, small = false }: ResultFiguresProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={classNames(styles.figures, small && styles.small)}>
      {figures.map(({ number, unit, what }) => (
        <div key={what + number} dir={directionOf(what)}>
          <dt>{what}</dt>
          <dd data-long={number.length > LONG ? "" : undefined}>
            {number}
            {unit && <small> {unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
