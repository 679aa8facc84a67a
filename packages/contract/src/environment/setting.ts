import type * as v from "valibot";

/** A setting of the environment. */
export interface Setting<T = unknown, D extends string | undefined = string | undefined> {
  /** One or two sentences for the operator. */
  says: string;
  /** Reads its text, or says what would be right; none where no app reads it through this list. */
  reads?: v.GenericSchema<string, T>;
  /** What it is where it is not set. */
  byDefault: D;
  /** What is shown in place of a default that follows from something else. */
  shown?: string;
  /** Its value is never printed. */
  isSecret: boolean;
}

export function setting<T, const D extends string | undefined = undefined>(
  says: string,
  reads: v.GenericSchema<string, T>,
  {
    byDefault,
    shown,
    isSecret = false,
  }: { byDefault?: D; shown?: string; isSecret?: boolean } = {},
): Setting<T, D> & { reads: v.GenericSchema<string, T> } {
  // Where none is given, `D` is `undefined`.
  return { says, reads, byDefault: byDefault as D, shown, isSecret };
}

/** One that containers, tests or the bench read by themselves. */
export const named = (says: string, shown?: string): Setting<never, undefined> => ({
  says,
  byDefault: undefined,
  shown,
  isSecret: false,
});
