import type { FormState } from "payload";

/**
 * The host's response to a form, without the values of fields that were typed into after the
 * request: `sent` is the form's state in the request, `now` the present one. The messages stay.
 * Lists are left to Payload, which identifies their rows by id.
 */
export function withoutLateValues(answer: FormState, sent: FormState, now: FormState): FormState {
  return Object.fromEntries(
    Object.entries(answer).map(([path, field]) => {
      const stands = now[path];
      if (!stands || stands.rows || isSame(stands.value, sent[path]?.value)) return [path, field];
      // Payload 3.90 accepts a value with `addedByServer` whatever was typed since.
      const { value: _value, initialValue: _initial, addedByServer: _added, ...said } = field;
      return [path, said];
    }),
  );
}

/** `sent` is a copy, so a rich text or a list of choices is a different object in it. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
