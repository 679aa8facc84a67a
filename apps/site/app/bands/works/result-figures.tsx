import type { ResultFigure } from "#app/bands/works/types.ts";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./result-figures.module.css";

/** Numbers of more characters use a smaller font. */
const LONG = 6;

interface ResultFiguresProps {
  figures: ResultFigure[];
  small?: boolean;
}

/** A sign follows its number without a space, in the number's size: 14%. */
const Unit = ({ unit }: { unit: string }) =>
  /^[\p{P}\p{S}]+$/u.test(unit) ? <small data-sign="">{unit}</small> : <small> {unit}</small>;

/** The figures of a case study's result (CASE-09). */
export function ResultFigures({ figures, small = false }: ResultFiguresProps) {
  const directionOf = useDirectionOf();
  if (figures.length === 0) return null;
  return (
    <dl className={classNames(styles.figures, small && styles.small)}>
      {figures.map(({ number, unit, what }) => (
        <div key={what + number} dir={directionOf(what)}>
          <dt>{what}</dt>
          <dd data-long={number.length > LONG ? "" : undefined}>
            {number}
            {unit && <Unit unit={unit} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
