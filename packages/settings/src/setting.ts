import * as v from "valibot";
import type { Kind } from "#kinds.ts";
import type { Given } from "#secret-file.ts";

interface Options<D> {
  /** Replaces an unset value. */
  default?: D;
  /** For the documents, if the default depends on other settings. */
  shownDefault?: string;
  /** Never printed; may be in a file (`NAME_FILE`). */
  isSecret?: boolean;
  /** One or more comma-separated addresses to which the app connects. */
  isConnection?: boolean;
}

/** Its key may be absent from the whole type. */
type Optional<T> = v.OptionalSchema<v.GenericSchema<unknown, Exclude<T, undefined>>, undefined>;

export interface Details extends Options<string> {
  name: string;
  meaning: string;
  /** Completes "it must be …". */
  accepted: string;
}

const DETAILS = "details";

/**
 * A setting: name, kind of value, and one or two sentences for the operator. As a schema it reads
 * the result of `givenFor`. Each problem is a whole line: name, value, what is right.
 */
export function setting<T, const D extends string | undefined = undefined>(
  name: string,
  kind: Kind<T>,
  meaning: string,
  options: Options<D> = {},
) {
  const accepted = v.getDescription(kind) ?? "a text";
  const schema = v.pipe(
    v.custom<Given>(() => true),
    v.rawTransform<Given, T | undefined>(({ dataset, addIssue, NEVER }) => {
      const wrong = (message: string) => {
        addIssue({ message });
        return NEVER;
      };
      if ("problem" in dataset.value) return wrong(dataset.value.problem);
      const { value } = dataset.value;
      const text = value?.trim() ? value : options.default;
      if (text === undefined) return undefined;
      const read = v.safeParse(kind, text);
      if (read.success) return read.output;
      const is = options.isSecret
        ? "has a value that cannot be used"
        : `is ${JSON.stringify(withoutLogin(text))}`;
      return wrong(`${name} ${is}; it must be ${accepted}`);
    }),
    v.metadata({ [DETAILS]: { name, meaning, accepted, ...options } satisfies Details }),
  );
  // A setting with a default is never undefined.
  return schema as unknown as D extends string ? v.GenericSchema<unknown, T> : Optional<T>;
}

/** An address without its user and password, for a message. */
const withoutLogin = (text: string): string => text.replace(/\/\/[^/?#\s]*@/g, "//…@");

export type Entries = Record<string, v.GenericSchema>;

/** Settings that `combine` joins, once all are valid. Reports each missing one. */
export function together<const E extends v.ObjectEntries, T>(
  entries: E,
  combine: (read: v.InferOutput<v.ObjectSchema<E, undefined>>, report: (line: string) => void) => T,
) {
  const schema = v.pipe(
    v.object(entries),
    v.rawTransform<v.InferOutput<v.ObjectSchema<E, undefined>>, T>(
      ({ dataset, addIssue, NEVER }) => {
        let isWrong = false;
        const value = combine(dataset.value, (message) => {
          isWrong = true;
          addIssue({ message });
        });
        return isWrong ? NEVER : value;
      },
    ),
  );
  // The key may be absent if the value may be undefined.
  return schema as unknown as undefined extends T ? Optional<T> : v.GenericSchema<unknown, T>;
}

/** `undefined` for a group. */
export function detailsOf(schema: v.GenericSchema): Details | undefined {
  const details = v.getMetadata(schema)[DETAILS];
  // Only `setting` writes this key.
  return details as Details | undefined;
}

/** Of a group or a whole object. */
export const entriesOf = (schema: v.GenericSchema): Entries =>
  "entries" in schema ? (schema.entries as Entries) : {};

/** All settings, also those in groups, in order. */
export const settingsIn = (entries: Entries): Details[] =>
  Object.values(entries).flatMap((schema) => detailsOf(schema) ?? settingsIn(entriesOf(schema)));
