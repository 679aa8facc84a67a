import { readEnd, type Bounds } from "@meridian/contract/forms";
import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { useLanguage } from "#app/language/language.ts";
import { Message } from "#app/language/message.tsx";
import { errorId } from "#app/ui/described-by.ts";
import { FieldError } from "#app/ui/field-frame.tsx";
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
  /** Initial texts; the number fields are uncontrolled. */
  initial: Record<End, string>;
  span: Span;
  /** Ends whose text is no number within the bounds. */
  wrong: readonly End[];
  /** What the fields take. */
  rule: string;
  /** Why sending was refused. */
  error: string | undefined;
  /** Formats a value for display and screen readers. */
  format: (end: number) => string;
  /** What the span means in another unit; shown under it. */
  note?: string | undefined;
  /** Number of ticks of the ruler. */
  parts: number;
  /** Id of the form that owns the handles. */
  owner: string;
}

/** A range: two number fields, posted without script, too, and a ruler with two handles. */
export function RangeField(props: RangeFieldProps) {
  const { label, names, min, max, initial, span, format, rule, note } = props;
  const id = useId();
  const { t, code } = useLanguage();
  const ends = [
    ["from", t("ui.from")],
    ["to", t("ui.to")],
  ] as const;
  const group = useRef<HTMLDivElement>(null);
  const write = ({ end, value }: Move): void => {
    const field = numberField(group, names[end]);
    if (field && field.value !== String(value)) setValue(field, String(value));
  };
  const left = useOrder(group, { names, bounds: { min, max }, code, write });
  const unread = props.wrong.filter((end) => left.has(end));
  const error = props.error ?? (unread.length > 0 ? rule : undefined);
  // The server may have other bounds by now.
  const wrong: readonly End[] = !props.error ? unread : props.wrong.length > 0 ? props.wrong : ENDS;
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
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.numbers}>
        {ends.map(([end, text]) => (
          <Field
            key={end}
            label={text}
            type="text"
            // With the decimal sign of the keyboard's language.
            inputMode="decimal"
            autoComplete="off"
            name={names[end]}
            defaultValue={initial[end]}
            data-outermost={end === "from" ? min : max}
            aria-invalid={wrong.includes(end) || undefined}
            aria-describedby={wrong.includes(end) ? errorId(id) : undefined}
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
      {error && (
        <div className={styles.error}>
          <FieldError id={id} error={error} />
        </div>
      )}
    </div>
  );
}

const ENDS = ["from", "to"] as const;

interface OrderOptions {
  names: Record<End, string>;
  bounds: Bounds;
  /** The page's language. */
  code: string;
  write: (move: Move) => void;
}

/**
 * On blur a typed number is written as a whole one, not beyond the other end; what is none stays as
 * it was typed. Returns the ends that were left so far.
 */
function useOrder(group: RefObject<HTMLElement | null>, options: OrderOptions): ReadonlySet<End> {
  const [left, setLeft] = useState<ReadonlySet<End>>(new Set());
  const latest = useRef(options);
  useEffect(() => void (latest.current = options));
  useEffect(() => {
    const element = group.current;
    const order = ({ target, isTrusted }: Event): void => {
      const { names, bounds, code, write } = latest.current;
      // Scripted changes, such as a restored draft, are consistent once complete.
      if (!isTrusted || !(target instanceof HTMLInputElement)) return;
      if (target.name !== names.from && target.name !== names.to) return;
      const [end, other]: [End, End] = target.name === names.from ? ["from", "to"] : ["to", "from"];
      setLeft((ends) => new Set([...ends, end]));
      const outermost = { from: bounds.min, to: bounds.max };
      const read = (text = ""): number | undefined => readEnd(text, bounds, code);
      const value = target.value.trim() === "" ? outermost[end] : read(target.value);
      if (value === undefined) return;
      const limit = read(numberField(group, names[other])?.value) ?? outermost[other];
      const span = end === "from" ? { from: value, to: limit } : { from: limit, to: value };
      write({ end, value: clampToOther(span, { end, value }) });
    };
    element?.addEventListener("change", order);
    return () => element?.removeEventListener("change", order);
  }, [group]);
  return left;
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
