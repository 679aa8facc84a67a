import type { FormState } from "payload";

/**
 * What the host says of a form, without the values of fields that were typed into after it was
 * asked: `sent` is the form as the host was told it, `now` as it stands. Their messages count.
 * Lists are left to Payload, which tells their rows apart by what they are called.
 */
export function withoutLateValues(answer: FormState, sent: FormState, now: FormState): FormState {
  return Object.fromEntries(
    Object.entries(answer).map(([path, field]) => {
      const stands = now[path];
      if (!stands || stands.rows || isSame(stands.value, sent[path]?.value)) return [path, field];
      // Payload 3.90 takes a value that comes with `addedByServer` whatever has been typed.
      const { value: _value, initialValue: _initial, addedByServer: _added, ...said } = field;
      return [path, said];
    }),
  );
}

/** `sent` is a copy, so that a rich text or a list of choices is another object in it. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
