import type { FormState } from "payload";

/**
 * Whether a field changed after the request; `sent` and `now` as below. Payload merges lists, whose
 * rows have ids.
 */
export const isLate = (path: string, sent: FormState, now: FormState): boolean => {
  const stands = now[path];
  return Boolean(stands && !stands.rows) && !isSame(stands?.value, sent[path]?.value);
};

/**
 * Drops the response's values of fields that changed after the request. `sent`: the form's state in
 * the request; `now`: the present one. Messages stay.
 */
export function withoutLateValues(answer: FormState, sent: FormState, now: FormState): FormState {
  return Object.fromEntries(
    Object.entries(answer).map(([path, field]) => {
      if (!isLate(path, sent, now)) return [path, field];
      // Payload 3.90 accepts values with `addedByServer` whatever was typed since.
      const { value: _value, initialValue: _initial, addedByServer: _added, ...current } = field;
      return [path, current];
    }),
  );
}

/** `sent` is a copy, so its rich texts and lists are other objects. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
