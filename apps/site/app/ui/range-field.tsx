import { useEffect, useId, useRef, type RefObject } from "react";
import { useT } from "#app/language/language.ts";
import { Message } from "#app/language/message.tsx";
import { Field } from "#app/ui/field.tsx";
import { RangeHandles } from "#app/ui/range-handles.tsx";
import { clampToOther, type End, type Move, type Span } from "#app/ui/range-pull.ts";
import styles from "./range-field.module.css";

interface RangeFieldProps {
  label: string;
  /** Names of the two number fields. */
  names: Record<End, string>;
  min: number;
  max: number;
  /** Initial values; the number fields are uncontrolled. */
  initial: Span;
  span: Span;
  /** Formats a value for display and screen readers. */
  format: (end: number) => string;
  /** Number of ticks of the ruler. */
  parts: number;
}

/** A range: two number fields, posted without script, too, and a ruler with two handles. */
export function RangeField(props: RangeFieldProps) {
  const { label, names, min, max, initial, span, format } = props;
  const id = useId();
  const t = useT();
  const ends = [
    ["from", t("ui.from")],
    ["to", t("ui.to")],
  ] as const;
  const group = useRef<HTMLDivElement>(null);
  const write = ({ end, value }: Move): void => {
    const field = numberField(group, names[end]);
    if (field && field.value !== String(value)) setValue(field, String(value));
  };
  useOrder(group, names, write);
  return (
    <div className={styles.range} role="group" aria-labelledby={id} ref={group}>
      <div className={styles.head}>
        <span className={styles.label} id={id}>
          {label}
        </span>
        {/* Hidden from screen readers: the handles announce the same values. */}
        <output className={styles.span} aria-live="off">
          <Message of="ui.span" values={{ from: format(span.from), to: format(span.to) }} />
        </output>
      </div>
      <div className={styles.numbers}>
        {ends.map(([end, text]) => (
          <Field
            key={end}
            label={text}
            type="number"
            inputMode="numeric"
            autoComplete="off"
            name={names[end]}
            defaultValue={initial[end]}
            min={min}
            max={max}
            step={1}
          />
        ))}
      </div>
      <div className={styles.ruler}>
        <RangeHandles {...props} onMove={write} />
        <div className={styles.ends} aria-hidden="true">
          <span>{format(min)}</span>
          <span>{format(max)}</span>
        </div>
      </div>
    </div>
  );
}

/** Clamps a typed value to its bounds and to the other end on blur. */
function useOrder(
  group: RefObject<HTMLElement | null>,
  { from, to }: Record<End, string>,
  write: (move: Move) => void,
): void {
  const latest = useRef(write);
  useEffect(() => void (latest.current = write));
  useEffect(() => {
    const element = group.current;
    const order = ({ target, isTrusted }: Event): void => {
      // Scripted changes, such as a restored draft, are consistent once complete.
      if (!isTrusted || !(target instanceof HTMLInputElement)) return;
      if (target.name !== from && target.name !== to) return;
      const [end, other]: [End, string] = target.name === from ? ["from", to] : ["to", from];
      const { min, max } = target;
      const fallback = end === "from" ? min : max;
      const typed = target.value === "" ? Number(fallback) : Math.round(Number(target.value));
      const value = Math.min(Math.max(typed, Number(min)), Number(max));
      const limit = Number(numberField(group, other)?.value);
      const span = end === "from" ? { from: value, to: limit } : { from: limit, to: value };
      latest.current({ end, value: clampToOther(span, { end, value }) });
    };
    element?.addEventListener("change", order);
    return () => element?.removeEventListener("change", order);
  }, [group, from, to]);
}

const numberField = (
  group: RefObject<HTMLElement | null>,
  name: string,
): HTMLInputElement | null | undefined =>
  group.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** Dispatches events, so that the form and its draft notice. */
function setValue(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
