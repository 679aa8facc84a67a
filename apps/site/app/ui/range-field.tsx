import { useId } from "react";
import { Field } from "#app/ui/field.tsx";
import styles from "./range-field.module.css";

interface Span {
  from: number;
  to: number;
}

interface RangeFieldProps {
  label: string;
  /** Of the two controls. */
  names: { from: string; to: string };
  min: number;
  max: number;
  /** Where the ends stand at first; from then on the controls keep it. */
  initial: Span;
  /** Where they stand now. */
  span: Span;
  /** How an end is written and spoken. */
  format: (end: number) => string;
  /** Parts that the ruler is divided into. */
  parts: number;
}

/**
 * Two ends on one ruler: native ranges laid over each other, and without script two numbers.
 * Neither end passes the other.
 */
export function RangeField({
  label,
  names,
  min,
  max,
  initial,
  span,
  format,
  parts,
}: RangeFieldProps) {
  const id = useId();
  const share = (end: number): number => ((end - min) / (max - min)) * 100;
  const bounds = { min, max, step: 1 };
  return (
    <div className={styles.range} role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.label} id={id}>
          {label}
        </span>
        {/* What is moved says where it stands; said here too, it would be heard twice. */}
        <output className={styles.span} aria-live="off">
          {format(span.from)} to {format(span.to)}
        </output>
      </div>
      {/* First, for of two fields of one name the first counts. */}
      <noscript>
        <div className={styles.numbers}>
          <Field
            label="From"
            type="number"
            name={names.from}
            defaultValue={initial.from}
            {...bounds}
          />
          <Field label="To" type="number" name={names.to} defaultValue={initial.to} {...bounds} />
        </div>
      </noscript>
      <div
        className={styles.track}
        style={{ "--lo": share(span.from), "--hi": share(span.to), "--parts": parts }}
      >
        {/* Where both ends meet, the one that can still move lies on top. */}
        <input
          type="range"
          name={names.from}
          defaultValue={initial.from}
          {...bounds}
          data-top={share(span.from) > 50 || undefined}
          aria-label={`${label}, from`}
          aria-valuetext={format(span.from)}
          onInputCapture={({ currentTarget: end }) =>
            keepOff(end, end.nextElementSibling, Math.min)
          }
        />
        <input
          type="range"
          name={names.to}
          defaultValue={initial.to}
          {...bounds}
          aria-label={`${label}, to`}
          aria-valuetext={format(span.to)}
          onInputCapture={({ currentTarget: end }) =>
            keepOff(end, end.previousElementSibling, Math.max)
          }
        />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  );
}

/**
 * An end that would pass the other stays with it. In the event's capture, before anything reads the
 * form.
 */
function keepOff(
  end: HTMLInputElement,
  other: Element | null,
  nearer: (a: number, b: number) => number,
): void {
  if (other instanceof HTMLInputElement)
    end.value = String(nearer(Number(end.value), Number(other.value)));
}
