import type { ResultFigure } from "#app/bands/works/types.ts";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./result-figures.module.css";

/** Numbers of more characters use a smaller font; a unit of words counts as one. */
const LONG = 6;

interface ResultFiguresProps {
  figures: ResultFigure[];
  small?: boolean;
}

const isSign = (unit: string): boolean => /^[\p{P}\p{S}]*$/u.test(unit);

const isLong = ({ number, unit }: ResultFigure): boolean =>
  number.length + (isSign(unit) ? 0 : 1) > LONG;

/** A sign follows its number without a space, in the number's size: 14%. */
const Unit = ({ unit }: { unit: string }) =>
  isSign(unit) ? <small data-sign="">{unit}</small> : <small> {unit}</small>;

/** The figures of a case study's result (CASE-09). */
export function ResultFigures({ figures, small = false }: ResultFiguresProps) {
  const directionOf = useDirectionOf();
  if (figures.length === 0) return null;
  // The numbers of a row have one size.
  const long = figures.some(isLong) ? "" : undefined;
  return (
    <dl className={classNames(styles.figures, small && styles.small)}>
      {figures.map(({ number, unit, what }) => (
        <div key={what + number} dir={directionOf(what)}>
          <dt>{what}</dt>
          <dd data-long={long}>
            {number}
            {unit && <Unit unit={unit} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
